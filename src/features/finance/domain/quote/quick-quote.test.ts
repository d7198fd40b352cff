import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  digitsOf,
  estimateShares,
  MONEY_PICKS,
  moneyText,
  QUOTE_DEFAULTS,
  quotePrice,
  typedPrice,
} from './quick-quote.ts'

test('a typed purchase price is digits only, from 10000 to 200000 (FIN-024)', () => {
  expect(['5000', '300000', '4x5,0 0a0', '$45,990.50', ''].map(typedPrice)).toEqual([
    10_000,
    200_000,
    45_000,
    45_990,
    null,
  ])
  fc.assert(
    fc.property(fc.string(), (text) => {
      const price = typedPrice(text)
      expect(price === null || (price >= 10_000 && price <= 200_000)).toBe(true)
      expect(digitsOf(text)).toMatch(/^\d{0,9}$/)
    }),
  )
})

test('a vehicle is quoted at its own price however low, only typed prices are clamped, and without one it is 30000 (FIN-034, FIN-048)', () => {
  expect([quotePrice(42_000_00), quotePrice(8_000_00), quotePrice(0), quotePrice(null)]).toEqual([
    42_000, 8_000, 30_000, 30_000,
  ])
  expect(typedPrice('5000')).toBe(10_000)
})

test('money is shown with $ and thousands separators (FIN-025)', () => {
  expect([moneyText('12345'), moneyText('$1,2'), moneyText('abc')]).toEqual(['$12,345', '$12', ''])
})

test('quick picks run from 5000 to 70000, or from 300000 to 800000 on a variant (FIN-026)', () => {
  expect([MONEY_PICKS.standard[0], MONEY_PICKS.standard.at(-1)]).toEqual([5_000, 70_000])
  expect([MONEY_PICKS.large[0], MONEY_PICKS.large.at(-1)]).toEqual([300_000, 800_000])
})

test('the first quote is for 5 years and GREAT, with a 10 % deposit and a 30 % final payment (FIN-035)', () => {
  expect(QUOTE_DEFAULTS).toEqual({
    loanTerm: 5,
    selfAssessedCreditScore: 'GREAT',
    depositPercent: 10,
    finalPercent: 30,
  })
  expect(estimateShares(42_000)).toEqual({ deposit: 4_200, finalPayment: 12_600 })
})
