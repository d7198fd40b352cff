import { expect, test } from 'vitest'
import {
  conditionHeading,
  NO_OFFER_WORDS,
  offerDependsOn,
  photosWanted,
  TRADE_IN_FAQ,
} from './trade-in-words.ts'

test('the FAQ says that one set of 2 keys must be included (TRADE-013)', () => {
  expect(TRADE_IN_FAQ.map(({ answer }) => answer).join(' ')).toContain('one set of 2 keys must be included')
})

test('every reason for not giving a price is explained in a sentence (TRADE-010)', () => {
  for (const words of Object.values(NO_OFFER_WORDS)) expect(words).toMatch(/^[A-Z].{40,}\.$/)
  expect(NO_OFFER_WORDS.too_far).toContain('100,000 km')
  expect(offerDependsOn(undefined).length).toBeGreaterThan(2)
})

test('an offer for a caravan depends on no odometer and no keys', () => {
  expect(offerDependsOn('caravan').join(' ')).not.toMatch(/kilometres|keys/)
  expect(offerDependsOn('caravan')).toHaveLength(2)
  expect(offerDependsOn('car')).toHaveLength(4)
})

test('a caravan is asked for neither kilometres nor a photo of a dashboard', () => {
  expect(conditionHeading('caravan')).toBe('How is it?')
  expect(conditionHeading('car')).toContain('How far')
  expect(photosWanted('caravan').join()).not.toContain('dashboard')
  expect(photosWanted('truck').join()).toContain('dashboard')
})
