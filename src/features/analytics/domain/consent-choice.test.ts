import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentSignals, effectiveChoice, readChoice, writeChoice } from './consent-choice.ts'

const DAY = 86_400_000

test('B8: all four signals are denied until the visitor accepts, and after they decline', () => {
  for (const choice of [null, 'denied'] as const)
    expect(new Set(Object.values(consentSignals(choice, true)))).toEqual(new Set(['denied']))
})

test('B8: accepting allows measurement, and advertising only where the site asked for it', () => {
  expect(consentSignals('granted', false)).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  expect(new Set(Object.values(consentSignals('granted', true)))).toEqual(new Set(['granted']))
})

test('a choice lasts a year, then the visitor is asked again', () => {
  const text = writeChoice({ choice: 'granted', at: 1000 })
  expect(readChoice(text, 1000 + 364 * DAY)).toEqual({ choice: 'granted', at: 1000 })
  expect(readChoice(text, 1000 + 366 * DAY)).toBeNull()
})

test('a choice in another format, from the future or unreadable is ignored', () => {
  for (const text of [
    null,
    '',
    'granted',
    '{"choice":"granted","at":1}',
    '{"form":2,"choice":"granted","at":1}',
  ])
    expect(readChoice(text, 10)).toBeNull()
  expect(readChoice(writeChoice({ choice: 'granted', at: 11 }), 10)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readChoice(text, 10)).toBeNull()
    }),
  )
})

test('Global Privacy Control means no, whatever was chosen before', () => {
  expect(effectiveChoice({ choice: 'granted', at: 1 }, true)).toBe('denied')
  expect(effectiveChoice({ choice: 'granted', at: 1 }, false)).toBe('granted')
  expect(effectiveChoice(null, false)).toBe('denied')
})
