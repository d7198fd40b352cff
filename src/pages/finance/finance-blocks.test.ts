import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { aFinance } from '#src/features/finance/testing/finance-fixtures.ts'
import { aLenderSite } from '#src/features/finance/testing/lender-bench.ts'
import { featuredForFinance, pageFinance } from './finance-blocks.ts'

type Page = { finance?: Parameters<typeof aFinance>[0]; on?: string[]; hasLender?: boolean }

function aPage({ finance, on = ['finance_quote', 'finance_popup'], hasLender = true }: Page = {}) {
  const site = aLenderSite()
  const asked: string[] = []
  const config = {
    ...site.config,
    features: Object.fromEntries(on.map((name) => [name, true])),
    search: { repayment: null },
    ...(finance ? { finance: aFinance(finance) } : {}),
  }
  const services = {
    finance: { hasLender: () => hasLender },
    marketPrice: { cardClaims: async () => new Map() },
    search: {
      listFeaturedUsed: async () => {
        asked.push('featured')
        return []
      },
    },
  }
  const page = { site: { ...site, config }, services, now: Date.parse('2026-11-21T02:00:00Z') }
  return { page: page as unknown as PageContext, asked }
}
const query = (text = '') => new URLSearchParams(text)
const car = aVehicle({ priceCents: 42_000_00, status: 'in_stock' })

test('a site without a provider has no calculator on either kind of page (FIN-012)', () => {
  const { page } = aPage({ finance: { provider: null } })
  expect(pageFinance(page, { vehicle: null, query: query() })).toBeNull()
  expect(pageFinance(page, { vehicle: car, query: query() })).toBeNull()
})

test('price or budget and loanTerm in the link are used; amount and term of the form take precedence (FIN-004)', () => {
  const { page } = aPage()
  const plan = (text: string) => pageFinance(page, { vehicle: null, query: query(text) })?.offer.plan
  expect(plan('')).toMatchObject({ amountCents: 30_000_00, termYears: 5 })
  expect(plan('price=21000&loanTerm=3')).toMatchObject({ amountCents: 21_000_00, termYears: 3 })
  expect(plan('vehiclePriceBudget=22000&price=21000')).toMatchObject({ amountCents: 22_000_00 })
  expect(plan('amount=$23,000&vehiclePriceBudget=22000&term=4&loanTerm=3')).toMatchObject({
    amountCents: 23_000_00,
    termYears: 4,
  })
})

test('a hostile address is brought within limits, says so, and never breaks the page (FIN-023)', () => {
  const { page } = aPage()
  const block = pageFinance(page, {
    vehicle: null,
    query: query('amount=99999999999999999999&interest=-1&term=%3Cscript%3E&frequency=toString'),
  })
  expect(block?.offer.plan).toMatchObject({ amountCents: 100_000_00, annualRate: 0.5, frequency: 'weekly' })
  expect(Object.keys(block?.messages ?? {})).toEqual(['amount', 'interest'])
})

test('a vehicle is quoted and applied for at its own price and by its own id (FIN-034, FIN-040)', () => {
  const block = pageFinance(aPage().page, { vehicle: car, query: query('vin=FORGED1') })
  expect(block?.quote).toMatchObject({ carId: car.id, purchasePrice: 42_000, cached: null })
  expect(block?.steps?.facts.car).toMatchObject({ carId: car.id, price: 42_000, vin: car.vin })
  expect(block?.steps?.href).toBe(`/finance-quote?car_id=${car.id}`)
})

test('quote and steps appear only where each is switched on and a lender answers (FIN-007, FIN-040)', () => {
  const parts = (changes: Page) => {
    const block = pageFinance(aPage(changes).page, { vehicle: car, query: query() })
    return [block?.quote !== null, block?.steps !== null]
  }
  expect(parts({})).toEqual([true, true])
  expect(parts({ on: ['finance_quote'] })).toEqual([true, false])
  expect(parts({ on: ['finance_popup'] })).toEqual([false, true])
  expect(parts({ hasLender: false })).toEqual([false, false])
})

test('six used vehicles are loaded only on a page about no vehicle in particular (FIN-008)', async () => {
  const { page, asked } = aPage()
  expect(await featuredForFinance(page, car)).toEqual([])
  expect(asked).toEqual([])
  expect(await featuredForFinance(page, null)).toEqual([])
  expect(asked).toEqual(['featured'])
})
