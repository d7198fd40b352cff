import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConsentAnswer, maskEmail, mayMarket } from './marketing-consent.ts'

const answer = (granted: boolean, from: ConsentAnswer['from'], day: number): ConsentAnswer => ({
  granted,
  from,
  textVersion: '1',
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
})

test('only people who said yes are sent marketing (Spam Act)', () => {
  expect(mayMarket([])).toBe(false)
  expect(mayMarket([answer(false, 'form', 1)])).toBe(false)
  expect(mayMarket([answer(true, 'form', 1)])).toBe(true)
})

test('a withdrawal holds until a later yes, and an empty box on a later form is not a withdrawal', () => {
  const given = answer(true, 'form', 1)
  expect(mayMarket([given, answer(false, 'form', 2)])).toBe(true)
  expect(mayMarket([given, answer(false, 'one_click', 2)])).toBe(false)
  expect(mayMarket([given, answer(false, 'consent_page', 2), answer(true, 'form', 3)])).toBe(true)
})

test('after a withdrawal only a later yes allows marketing, whatever came before', () => {
  const before = fc.array(
    fc.record({
      granted: fc.boolean(),
      from: fc.constantFrom<ConsentAnswer['from']>('form', 'consent_page', 'one_click'),
      day: fc.integer({ min: 1, max: 20 }),
    }),
  )
  fc.assert(
    fc.property(
      before,
      (answers) =>
        !mayMarket([
          ...answers.map(({ granted, from, day }) => answer(granted, from, day)),
          answer(false, 'one_click', 25),
        ]),
    ),
  )
})

test('an address is masked', () => {
  expect(maskEmail('jo.citizen@example.com')).toBe('j•••@example.com')
  expect(maskEmail('')).toBe('•••@')
})
