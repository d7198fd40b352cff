import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { FinanceLender } from '#src/features/vehicles/domain/vehicle.ts'
import { financeOffer } from './finance-offer.ts'

const finance = {
  provider: 'youx',
  buttonText: 'Finance This',
  link: '/finance',
  applyDealerships: [],
  showsSteps: true,
  balloonPercentMax: 0,
}
const repayment = {
  annualRate: 8.5,
  comparisonRate: 10.32,
  termYears: 5,
  source: 'Rate card',
  asAt: '2026-11-01',
}
const site = { finance, dealerships: [], search: { repayment } }
const noRates = { ...site, search: { repayment: null } }

test('a site with a finance provider shows a calculator, one without shows none (SITE-013)', () => {
  expect(financeOffer(site, aVehicle())).toMatchObject({
    annualRate: 8.5,
    comparisonRate: 10.32,
    source: 'Rate card. Rates as at 1 Nov 2026',
    priceCents: 5499000,
  })
  expect(financeOffer({ ...site, finance: { ...finance, provider: null } }, aVehicle())).toBeNull()
})

test('the finance button carries the site’s own label (SITE-012)', () => {
  expect(financeOffer(site, aVehicle())).toMatchObject({ buttonText: 'Finance This' })
})

test('the finance button leads to the site’s finance form with the vehicle, a listed dealership’s to its own (ROUTE-023, ROUTE-024, ROUTE-027)', () => {
  const vehicle = aVehicle()
  const href = (over: object) =>
    financeOffer({ ...site, finance: { ...finance, ...over } }, vehicle)?.buttonHref
  expect(href({ link: '/finance-enquiry' })).toBe(`/finance-enquiry?car_id=${vehicle.id}#finance-form`)
  expect(href({ applyDealerships: [vehicle.dealershipSlug] })).toBe(
    `/apply-for-finance?car_id=${vehicle.id}#finance-form`,
  )
})

test('no repayment stands without interest and comparison rate (VDP-021, NCC s 164)', () => {
  expect(financeOffer(noRates, aVehicle())).toBeNull()
  const half = { weeklyRepaymentCents: 12300, advertisedRate: 7.1, comparisonRate: null }
  expect(financeOffer(noRates, aVehicle({ youxQuote: half }))).toBeNull()
  const whole = { ...half, comparisonRate: 8.2 }
  expect(financeOffer(noRates, aVehicle({ youxQuote: whole }))).toMatchObject({
    annualRate: 7.1,
    comparisonRate: 8.2,
  })
})

test('the provider’s own rates for the vehicle come before the site’s', () => {
  const lender = {
    interestRate: 6.9,
    comparisonRate: 7.4,
    termYears: 3,
    disclaimer: 'Terms apply.',
    financeProvider: 'Acme',
  }
  const financeLenders = { acme_finance: lender as FinanceLender }
  const acme = { ...site, finance: { ...finance, provider: 'acme-finance' } }
  expect(financeOffer(acme, aVehicle({ financeLenders }))).toMatchObject({
    annualRate: 6.9,
    source: 'Rates of Acme for this vehicle',
    lenderDisclaimer: 'Terms apply.',
    plan: { termYears: 3 },
  })
})

test.each([
  [{ status: 'sold', isSold: true }],
  [{ status: 'others' }],
  [{ priceKind: 'on_application' }],
  [{ priceCents: null }],
] as const)('%j has no finance', (changes) => {
  expect(financeOffer(site, aVehicle(changes))).toBeNull()
})
