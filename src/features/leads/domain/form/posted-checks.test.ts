import { expect, test } from 'vitest'
import { postedError } from './posted-checks.ts'

const wrong = (name: string, value: string) => postedError(name, value, null) !== null

test('a name has a letter of any script', () => {
  for (const name of ['1', '007', '.', '- -', '😀']) expect(wrong('name', name), name).toBe(true)
  for (const name of ['Jo', 'Ng', '王', 'Zoë 2nd', 'O’Brien', 'J'])
    expect(wrong('name', name), name).toBe(false)
  expect(wrong('last_name', '42')).toBe(true)
  expect(wrong('last_name', '')).toBe(false)
})

test('kilometres end at what an odometer can show of one vehicle', () => {
  for (const kms of ['2,000,001', '9,999,999,999', '10000000 km']) expect(wrong('kms', kms), kms).toBe(true)
  for (const kms of ['2,000,000', '0', '45 000']) expect(wrong('kms', kms), kms).toBe(false)
})

test('the state of a plate is one of the eight', () => {
  expect(wrong('rego_state', 'QLD')).toBe(false)
  for (const state of ['XX', 'qld', 'NZ']) expect(wrong('rego_state', state), state).toBe(true)
})
