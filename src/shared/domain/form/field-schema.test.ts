import { expect, test } from 'vitest'
import * as field from './field-schema.ts'

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  ' /x',
  'x',
  'vbscript:x',
  '/a b',
])('%j is not a link', (value) => {
  expect(field.href.safeParse(value).success).toBe(false)
})

test.each([
  '/',
  '/search/used-cars?body=Ute',
  '#finance-form',
  'https://a.example/b',
  'tel:0755501234',
  'mailto:a@b.example',
])('%j is a link', (value) => {
  expect(field.href.safeParse(value).success).toBe(true)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2100-02-29', false],
])('whether the date %s exists: %s', (date, exists) => {
  expect(field.calendarDate.safeParse(date).success).toBe(exists)
})

test.each([
  ['07 5550 1234', true],
  ['+61 7 5550 1234', true],
  ['0491 570 006', true],
  ['1300 975 707', true],
  ['13 11 14', true],
  ['5550 1234', false],
  ['0055501234', false],
  ['07 5550 12345', false],
])('whether %s is an Australian number: %s (SITE-018)', (number, isOne) => {
  expect(field.phone.safeParse(number).success).toBe(isOne)
})

test('a postcode is four digits, kept as text (SITE-018)', () => {
  expect(
    ['0828', '4000', '828', '40000', '4OOO'].map((value) => field.postcode.safeParse(value).success),
  ).toEqual([true, true, false, false, false])
})

test('a place may close at midnight at the end of the day, but no later', () => {
  const close = (value: string) => field.closingTime.safeParse(value).data
  expect(['17:30', '24:00', '00:00'].map(close)).toEqual(['17:30', '24:00', '24:00'])
  for (const bad of ['24:01', '25:00', '5pm']) expect(close(bad), bad).toBeUndefined()
})
