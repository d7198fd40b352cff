import { expect, test } from 'vitest'
import { aFinance } from '../testing/finance-fixtures.ts'
import { type FinanceEligibility, type FinanceFacts, hasFinance } from './finance-eligibility.ts'

const car: FinanceFacts = {
  id: 'veh_1',
  stockNumber: 'B1234',
  make: 'Toyota',
  year: 2020,
  dealershipSlug: 'brisbane',
  priceCents: 30_000_00,
  isAvailable: true,
  hasPayment: false,
  isRateMissing: false,
}
const { excluded } = aFinance()
const site: FinanceEligibility = { provider: 'youx', needsPayment: false, excluded, yearNow: 2026 }
const without = (changes: Partial<typeof excluded>) => ({ ...site, excluded: { ...excluded, ...changes } })

test('finance needs a provider, a finance value and a vehicle that is not excluded (FIN-012)', () => {
  expect(hasFinance(site, car)).toBe(true)
  expect(hasFinance({ ...site, provider: null }, car)).toBe(false)
  expect(hasFinance(site, { ...car, priceCents: 0 })).toBe(false)
  expect(hasFinance(site, { ...car, priceCents: null })).toBe(false)
  expect(hasFinance(without({ vehicles: ['veh_1'] }), car)).toBe(false)
})

test('$500 has no finance and $501 has, and unavailable vehicles have none (FIN-013)', () => {
  expect(hasFinance(site, { ...car, priceCents: 500_00 })).toBe(false)
  expect(hasFinance(site, { ...car, priceCents: 501_00 })).toBe(true)
  expect(hasFinance(site, { ...car, isAvailable: false })).toBe(false)
})

test('a provider may require its own payment for the vehicle (FIN-014)', () => {
  expect(hasFinance({ ...site, needsPayment: true }, car)).toBe(false)
  expect(hasFinance({ ...site, needsPayment: true }, { ...car, hasPayment: true })).toBe(true)
})

test('on one make an 11-year-old vehicle is eligible and a 12-year-old is not (FIN-015)', () => {
  const young = without({ yearsByMake: { toyota: 12 } })
  expect(hasFinance(young, { ...car, year: 2015 })).toBe(true)
  expect(hasFinance(young, { ...car, year: 2014 })).toBe(false)
  expect(hasFinance(young, { ...car, year: 2014, make: 'Kia' })).toBe(true)
})

test('a missing rate, a configured brand and a configured dealership hide finance (FIN-016, FIN-047)', () => {
  expect(hasFinance(site, { ...car, isRateMissing: true })).toBe(false)
  expect(hasFinance(without({ makes: ['TOYOTA'] }), car)).toBe(false)
  expect(hasFinance(without({ dealerships: ['brisbane'] }), car)).toBe(false)
  expect(hasFinance(without({ vehicles: ['B1234'] }), car)).toBe(false)
})
