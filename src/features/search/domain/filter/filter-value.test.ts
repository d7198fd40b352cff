import { expect, test } from 'vitest'
import { cpuMs } from '#src/testing/cpu-time.ts'
import { filterAnd, filterRange, finiteNumber, normaliseValue } from './filter-value.ts'

test('values are compared ignoring accents and case', () => {
  expect(normaliseValue('Citroën C4')).toBe('citroen c4')
})

test('only finite plain numbers count as numbers', () => {
  expect(['35000', '-2.5', '1e3', '.5'].map(finiteNumber)).toEqual([35_000, -2.5, 1000, 0.5])
  expect(['', 'abc', '0x10', 'Infinity', '1e999', '1 2'].map(finiteNumber)).toEqual(Array(6).fill(undefined))
})

test('ranges are inclusive, and open where a side is missing', () => {
  expect(filterRange('price', { min: 1, max: 2 })).toBe('price 1 TO 2')
  expect(filterRange('price', { min: 1, max: null })).toBe('price >= 1')
  expect(filterRange('price', { min: null, max: 2 })).toBe('price <= 2')
  expect(filterRange('price', { min: null, max: null })).toBeUndefined()
})

test('joined filters keep their own OR in brackets', () => {
  expect(filterAnd('a = 1 OR b = 2', '', null, 'c = 3')).toBe('(a = 1 OR b = 2) AND (c = 3)')
  expect(filterAnd('', undefined)).toBe('')
})

test('endless digits that are not a number are refused without delay', async () => {
  const spent = await cpuMs(() => expect(finiteNumber(`${'1'.repeat(50_000)}x`)).toBeUndefined())
  expect(spent).toBeLessThan(300)
})
