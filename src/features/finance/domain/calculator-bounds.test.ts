import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFinance } from '../testing/finance-fixtures.ts'
import {
  bound,
  boundsMessage,
  dollarsText,
  loanBounds,
  nearestTerm,
  OPTIONAL_BOUNDS,
  parseNumber,
  rateBounds,
  stepped,
  termBounds,
  termChoices,
} from './calculator-bounds.ts'
import { calculatorTerms } from './finance-settings.ts'

const terms = (changes: Parameters<typeof aFinance>[0] = {}, make: string | null = null) =>
  calculatorTerms(aFinance(changes), make)

test('the smallest loan is 1000, or 5000 with a provider that says so, in steps of 500 (FIN-017)', () => {
  const plain = loanBounds(terms(), null)
  expect(bound(500, plain, dollarsText)?.value).toBe(1000)
  const other = loanBounds(terms({ providerTerms: { youx: { loanMinDollars: 5000 } } }), null)
  expect(bound(500, other, dollarsText)?.value).toBe(5000)
  expect([stepped(30_000, 1, plain), stepped(30_000, -1, plain), stepped(1000, -1, plain)]).toEqual([
    30_500, 29_500, 1000,
  ])
})

test('the largest loan is 100000, 1.05 times a higher price on one site, 250000 on a variant (FIN-018)', () => {
  const plain = loanBounds(terms(), 120_000_00)
  expect(bound(150_000, plain, dollarsText)?.value).toBe(100_000)
  const follows = terms({ calculator: { loanMaxFollowsPrice: true } })
  expect(loanBounds(follows, 120_000_00).max).toBe(126_000)
  expect(loanBounds(follows, 90_000_00).max).toBe(100_000)
  expect(loanBounds(terms({ calculator: { loanMaxDollars: 250_000 } }), null).max).toBe(250_000)
})

test('terms are 1 to 7 years in half years, up to 5 on some sites, or a site’s own (FIN-019)', () => {
  expect(termChoices(terms())).toContain(4.5)
  expect([termChoices(terms())[0], termChoices(terms()).at(-1)]).toEqual([1, 7])
  for (const years of [0, 8]) expect(bound(years, termBounds(terms()), String)?.message).not.toBeNull()
  const five = terms({ calculator: { termMaxYears: 5 } })
  expect(bound(6, termBounds(five), String)?.value).toBe(5)
  expect(termChoices(terms({ calculator: { termChoicesYears: [2, 3.5, 5] } }))).toEqual([2, 3.5, 5])
  expect([nearestTerm([1, 2, 5], 4), nearestTerm([1, 3], 2), nearestTerm([], 4)]).toEqual([5, 1, 1])
})

test('interest stays within each site’s own limits and moves by 0.5 (FIN-020)', () => {
  const site = rateBounds(terms({ calculator: { rateMin: 9.95, rateMax: 20 } }))
  expect([bound(9, site, String)?.value, bound(21, site, String)?.value]).toEqual([9.95, 20])
  expect(stepped(10, 1, site)).toBe(10.5)
  expect(stepped(20, 1, site)).toBe(20)
})

test('interest is 0.5 to 15, 7.5 to 14.5 with one lender, 4 to 20 for one brand (FIN-021)', () => {
  expect(bound(15.5, rateBounds(terms()), String)?.message).not.toBeNull()
  const lender = rateBounds(terms({ providerTerms: { youx: { rateMin: 7.5, rateMax: 14.5 } } }))
  expect([bound(7, lender, String)?.value, bound(15, lender, String)?.value]).toEqual([7.5, 14.5])
  const brand = rateBounds(terms({ makeTerms: { Kia: { rateMin: 4, rateMax: 20 } } }, 'KIA'))
  expect([bound(3.5, brand, String)?.value, bound(20.5, brand, String)?.value]).toEqual([4, 20])
})

test('deposit and residual are 0 to 250000 in steps of half a dollar (FIN-022)', () => {
  expect(bound(250_001, OPTIONAL_BOUNDS, dollarsText)?.value).toBe(250_000)
  expect(stepped(10, 1, OPTIONAL_BOUNDS)).toBe(10.5)
})

test('values out of bounds are clamped with the spec’s words, and below 0 becomes 0 (FIN-023)', () => {
  expect(bound(999, loanBounds(terms(), null), dollarsText)).toEqual({
    value: 1000,
    message: 'Cannot be less than $1,000 or more than $100,000',
  })
  expect(bound(-10, OPTIONAL_BOUNDS, dollarsText)?.value).toBe(0)
  expect(boundsMessage({ min: 1, max: 2, step: 1 }, String)).toBe('Cannot be less than 1 or more than 2')
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      const found = bound(value, OPTIONAL_BOUNDS, String)
      expect(found === null).toBe(!Number.isFinite(value))
      if (found === null) return
      expect(found.value).toBeGreaterThanOrEqual(0)
      expect(found.value).toBeLessThanOrEqual(250_000)
      expect(found.message === null).toBe(found.value === value)
    }),
  )
})

test('typed numbers may contain $, commas and %, and nothing else (FIN-023)', () => {
  expect(['$12,345.50', '8.5 %', '-10', ' 7 ', '.5'].map(parseNumber)).toEqual([12_345.5, 8.5, -10, 7, 0.5])
  // However large, a number is clamped with a message (FIN-023)
  expect(parseNumber('99999999999999')).toBe(99_999_999_999_999)
  expect(['', 'abc', '1e9', 'Infinity', '--5', null].map(parseNumber)).toEqual(Array(6).fill(null))
})
