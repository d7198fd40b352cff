import { expect, test } from 'vitest'
import { FilterSyntaxError, needValue, takeKeyword, tryValue } from './filter-text.ts'

const cursor = (text: string) => ({ text, at: 0, depth: 0 })

test('keywords are whole words in upper case', () => {
  expect(takeKeyword(cursor(' AND x'), 'AND')).toBe(true)
  expect(takeKeyword(cursor('ANDROID'), 'AND')).toBe(false)
  expect(takeKeyword(cursor('and x'), 'AND')).toBe(false)
})

test('bare words contain letters of any script, digits, dots, dashes and underscores', () => {
  expect(tryValue(cursor('citroën_C4.5-x rest'))?.value).toBe('citroën_C4.5-x')
  expect(tryValue(cursor('NOT'))).toBeUndefined()
})

test('escapes are decoded inside quotes and an invalid one is an error', () => {
  expect(needValue(cursor('"a\\"b\\\\c\\u0041\\t"')).value).toBe('a"b\\cA\t')
  expect(() => needValue(cursor('"\\u00"'))).toThrow(FilterSyntaxError)
})
