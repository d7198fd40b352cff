import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { FinanceLender } from '#src/features/vehicles/domain/vehicle.ts'
import { aFinance } from '../testing/finance-fixtures.ts'
import { financeOffer, generalOffer, lentFeeCents, monthlyFeeCents } from './finance-offer.ts'

const repayment = {
  annualRate: 8.5,
  comparisonRate: 10.32,
  termYears: 5,
  source: 'Rate card',
  asAt: '2026-11-01',
}
type Changes = Parameters<typeof aFinance>[0]
const siteOf = (changes: Changes = {}, card: typeof repayment | null = repayment) => ({
  finance: aFinance({ buttonText: 'Finance This', ...changes }),
  dealerships: [],
  search: { repayment: card },
})
const site = siteOf()
const offerOf = (where: typeof site, changes: Parameters<typeof aVehicle>[0] = {}) =>
  financeOffer(where, aVehicle(changes), 2026)

test('a site with a finance provider shows a calculator, and one without shows none (SITE-013, FIN-012)', () => {
  expect(offerOf(site)).toMatchObject({
    annualRate: 8.5,
    comparisonRate: 10.32,
    isAssumed: false,
    source: 'Rate card. Rates as at 1 Nov 2026',
    priceCents: 5499000,
  })
  expect(offerOf(siteOf({ provider: null }))).toBeNull()
})

test('the finance button has the site’s own label (SITE-012)', () => {
  expect(offerOf(site)).toMatchObject({ buttonText: 'Finance This' })
})

test('the finance button links to the site’s finance form with the vehicle, or to a listed dealership’s own (ROUTE-023, ROUTE-024, ROUTE-027)', () => {
  const vehicle = aVehicle()
  const href = (over: object) => offerOf(siteOf(over))?.buttonHref
  expect(href({ link: '/finance-enquiry' })).toBe(`/finance-enquiry?car_id=${vehicle.id}#finance-form`)
  expect(href({ applyDealerships: [vehicle.dealershipSlug] })).toBe(
    `/apply-for-finance?car_id=${vehicle.id}#finance-form`,
  )
})

test('a quote without both rates advertises nothing (VDP-021, FIN-016, NCC s 164)', () => {
  const half = { weeklyRepaymentCents: 12300, advertisedRate: 7.1, comparisonRate: null }
  expect(offerOf(site, { youxQuote: half })).toBeNull()
  expect(offerOf(site, { youxQuote: { ...half, comparisonRate: 8.2 } })).toMatchObject({
    annualRate: 7.1,
    comparisonRate: 8.2,
  })
})

const lender = {
  interestRate: 6.9,
  comparisonRate: 7.4,
  termYears: 3,
  disclaimer: 'Terms apply.',
  financeProvider: 'Acme',
  establishmentFeesCents: 395_00,
  paymentWeekCents: null,
  paymentMonthCents: null,
} as FinanceLender
const acme = siteOf({ provider: 'acme-finance' })

test('of two providers’ records the site’s own counts: its rates, fee, term and disclaimer (FIN-028)', () => {
  const other = { ...lender, disclaimer: 'Another lender’s terms.' }
  expect(offerOf(acme, { financeLenders: { southern_cross: other, acme_finance: lender } })).toMatchObject({
    annualRate: 6.9,
    source: 'Rates of Acme for this vehicle',
    lenderDisclaimer: 'Terms apply.',
    feeCents: 395_00,
    plan: { termYears: 3 },
  })
})

test('figures on a price without government charges say so', () => {
  expect(offerOf(acme, { priceKind: 'egc', financeLenders: { acme_finance: lender } })?.isBeforeCharges).toBe(
    true,
  )
  expect(
    offerOf(acme, { priceKind: 'drive_away', financeLenders: { acme_finance: lender } })?.isBeforeCharges,
  ).toBe(false)
  expect(generalOffer(site)?.isBeforeCharges).toBe(false)
})

test('the calculator of a vehicle starts on the lender’s own terms, within the limits of its fields', () => {
  const withRecord = (changes: Partial<FinanceLender>) =>
    offerOf(acme, { priceCents: 30_000_00, financeLenders: { acme_finance: { ...lender, ...changes } } })
      ?.plan
  expect(withRecord({ depositCents: 3_000_49, balloonCents: 9_000_00 })).toMatchObject({
    depositCents: 3_000_00,
    residualCents: 9_000_00,
  })
  expect(withRecord({ depositCents: null, balloonCents: null })).toMatchObject({
    depositCents: 0,
    residualCents: 0,
  })
  expect(withRecord({ balloonCents: 900_000_00 })?.residualCents).toBeLessThan(900_000_00)
})

test('a record without a rate hides finance, and one without a payment only if the provider needs one (FIN-014, FIN-016)', () => {
  const withRecord = (changes: Partial<FinanceLender>, where = acme) =>
    offerOf(where, { financeLenders: { acme_finance: { ...lender, ...changes } } })
  expect(withRecord({ interestRate: null })).toBeNull()
  const strict = siteOf({
    provider: 'acme-finance',
    providerTerms: { 'acme-finance': { needsPayment: true } },
  })
  expect(withRecord({}, strict)).toBeNull()
  expect(withRecord({ paymentWeekCents: 120_00 }, strict)).not.toBeNull()
  expect(withRecord({ paymentMonthCents: 500_00 }, strict)).not.toBeNull()
})

test('unconfigured calculators start at 10 % with a vehicle and 8.5 % elsewhere, labelled as assumptions, and a configured rate replaces both (FIN-033, FIN-037)', () => {
  const bare = siteOf({}, null)
  expect(offerOf(bare)).toMatchObject({ annualRate: 10, isAssumed: true })
  expect(generalOffer(bare)).toMatchObject({ annualRate: 8.5, isAssumed: true })
  expect(offerOf(bare)?.source).toContain('assumption')
  expect(offerOf(bare)?.comparisonRate).toBeCloseTo(10, 4)
  const fixed = siteOf({ calculator: { rateDefault: 12.94, establishmentFeeDollars: 1300 } }, null)
  expect([offerOf(fixed)?.annualRate, generalOffer(fixed)?.annualRate]).toEqual([12.94, 12.94])
  expect(offerOf(fixed)?.comparisonRate).toBeCloseTo(14.842, 3)
})

test('without a vehicle it is $30,000 over 5 years, or 6 on a site set so (FIN-031)', () => {
  expect(generalOffer(site)).toMatchObject({
    priceCents: null,
    plan: { amountCents: 30_000_00, termYears: 5, depositCents: 0, residualCents: 0 },
  })
  expect(generalOffer(siteOf({ calculator: { termDefaultYears: 6 } }))?.plan.termYears).toBe(6)
  expect(generalOffer(siteOf({ provider: null }))).toBeNull()
})

test('a different provider changes the financed fee: 1300 with one, 1360.5 with another (FIN-032)', () => {
  const providerTerms = {
    youx: { establishmentFeeDollars: 1300 },
    'acme-finance': { establishmentFeeDollars: 1360.5 },
  }
  expect(offerOf(siteOf({ providerTerms }))?.feeCents).toBe(1300_00)
  expect(offerOf(siteOf({ providerTerms, provider: 'acme-finance' }))?.feeCents).toBe(1360_50)
})

test('one brand’s fees are named, one-off fees are financed, and the monthly one is paid each month (FIN-038)', () => {
  const fee = (name: string, dollars: number, more: object = {}) => ({ name, dollars, ...more })
  const fees = [
    fee('Establishment', 395),
    fee('Security Registration', 6, { isGovernment: true }),
    fee('Account Administration', 8, { isMonthly: true }),
    fee('Dealer Agency', 912.25),
  ]
  const found = offerOf(siteOf({ makeTerms: { [aVehicle().make]: { fees } } }))
  expect(found?.fees.map(({ name, dollars }) => [name, dollars])).toEqual([
    ['Establishment', 395],
    ['Security Registration', 6],
    ['Account Administration', 8],
    ['Dealer Agency', 912.25],
  ])
  expect(found && [found.feeCents, lentFeeCents(found.terms), monthlyFeeCents(found.fees)]).toEqual([
    1313_25, 1313_25, 8_00,
  ])
})

test('a vehicle or dealership on an exclusion list has no finance (FIN-047)', () => {
  const vehicle = aVehicle()
  expect(offerOf(siteOf({ excluded: { vehicles: [vehicle.id] } }))).toBeNull()
  expect(offerOf(siteOf({ excluded: { makes: [vehicle.make] } }))).toBeNull()
  expect(offerOf(siteOf({ excluded: { dealerships: [vehicle.dealershipSlug] } }))).toBeNull()
})

test('a vehicle is calculated at its own price up to the largest loan (FIN-018, FIN-048)', () => {
  expect(offerOf(site, { priceCents: 800_00 })?.plan.amountCents).toBe(800_00)
  expect(offerOf(site, { priceCents: 120_000_00 })?.plan.amountCents).toBe(100_000_00)
})

test.each([
  [{ status: 'sold', isSold: true }],
  [{ status: 'others' }],
  [{ priceKind: 'on_application' }],
  [{ priceCents: null }],
] as const)('%j has no finance', (changes) => {
  expect(offerOf(site, changes)).toBeNull()
})
