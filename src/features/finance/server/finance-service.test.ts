import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { DATA, QUESTION, QUOTE } from '../testing/finance-fixtures.ts'
import { aLenderSite } from '../testing/lender-bench.ts'
import { createFinanceService } from './finance-service.ts'
import type { Application, Lender, QuoteQuestion } from './lender.ts'

const VEHICLE = aVehicle({ priceCents: 8_000_00 })

function bench(over: Partial<Lender> = {}, vehicle = VEHICLE) {
  const quoted: QuoteQuestion[] = []
  const applied: Application[] = []
  const faults: string[] = []
  let now = Date.parse('2026-11-21T02:00:00Z')
  const lender: Lender = {
    source: 'Quoted by YouX',
    quote: async (question) => {
      quoted.push(question)
      return ok({ weeklyRepaymentAmount: 168.4, advertisedRate: 7.1, comparisonRate: 8.2 })
    },
    createCustomer: async (application) => {
      applied.push(application)
      return ok({ redirectUrl: 'https://apply.youx.example/a/1' })
    },
    ...over,
  }
  const finance = createFinanceService({
    clock: { now: () => now },
    vehicles: { findById: async (_site, id) => (id === vehicle.id ? vehicle : null) },
    lenderFor: ({ config }) => (config.finance.lender.adapter === 'none' ? null : lender),
    onFault: (reason) => faults.push(reason),
  })
  const wait = (ms: number) => {
    now += ms
  }
  return { finance, quoted, applied, faults, wait }
}
const site = aLenderSite()

const PROVED = { provenPhone: '0412345678' }

test('a quote gives repayment and both rates, source and date, the 10 % deposit and the 30 % final payment (API-009, FIN-035)', async () => {
  const { finance } = bench()
  expect(await finance.quote(site, QUESTION)).toEqual({
    ok: true,
    value: QUOTE,
  })
})

test('an empty request is the first quote: 30000, 5 years, GREAT (FIN-034, FIN-035)', async () => {
  const { finance, quoted } = bench()
  await finance.quote(site, {})
  expect(quoted[0]).toMatchObject({ purchasePrice: 30_000, loanTerm: 5, selfAssessedCreditScore: 'GREAT' })
})

test('a named vehicle is quoted at its own price whatever was sent, and a typed price is clamped (FIN-024, FIN-048)', async () => {
  const { finance, quoted } = bench()
  await finance.quote(site, { ...QUESTION, purchasePrice: 1, car_id: VEHICLE.id })
  await finance.quote(site, { ...QUESTION, purchasePrice: 5_000 })
  await finance.quote(site, { ...QUESTION, purchasePrice: 900_000, car_id: 'veh_of_another_site' })
  expect(quoted.map(({ purchasePrice }) => purchasePrice)).toEqual([8_000, 10_000, 200_000])
  expect(quoted[0]).toMatchObject({ year: VEHICLE.year, vin: VEHICLE.vin, nvic: VEHICLE.nvic })
})

test('a vehicle with its price on application is quoted at the typed price, else at 30000 (FIN-024, FIN-034)', async () => {
  const { finance, quoted } = bench(
    {},
    aVehicle({ ...VEHICLE, priceKind: 'on_application', priceCents: null }),
  )
  await finance.quote(site, { ...QUESTION, purchasePrice: 61_000, car_id: VEHICLE.id })
  await finance.quote(site, { ...QUESTION, purchasePrice: undefined, car_id: VEHICLE.id })
  expect(quoted.map(({ purchasePrice }) => purchasePrice)).toEqual([61_000, 30_000])
})

test('the same application sent again is not begun again, unless the lender refused it or half an hour went by', async () => {
  let refusals = 1
  const { finance, applied, wait } = bench({
    createCustomer: async (application) => {
      applied.push(application)
      return refusals-- > 0
        ? fail({ reason: 'HTTP 500', message: null })
        : ok({ redirectUrl: `https://apply.youx.example/a/${applied.length}` })
    },
  })
  const send = (data: object = DATA) => finance.createCustomer(site, { data }, PROVED)
  expect((await send()).ok).toBe(false)
  const both = await Promise.all([send(), send()])
  expect([...both, await send()]).toEqual(
    Array(3).fill({ ok: true, value: { redirectUrl: 'https://apply.youx.example/a/2' } }),
  )
  await send({ ...DATA, loanTerm: 3 })
  expect(applied.length).toBe(3)
  wait(30 * 60_000)
  await send()
  expect(applied.length).toBe(4)
})

test('the lender gets the same question once in ten minutes, and an answer is never shared between sites', async () => {
  const { finance, quoted, wait } = bench()
  await finance.quote(site, QUESTION)
  await finance.quote(site, QUESTION)
  expect(quoted.length).toBe(1)
  await finance.quote(aLenderSite({}, 'site_other'), QUESTION)
  expect(quoted.length).toBe(2)
  wait(10 * 60_000)
  await finance.quote(site, QUESTION)
  expect(quoted.length).toBe(3)
})

test('each failing call gives the lender’s text, else the spec’s own (ERR-018)', async () => {
  const failing = (message: string | null) => {
    const answer = async () => fail({ reason: 'HTTP 500', message })
    return bench({ quote: answer, createCustomer: answer })
  }
  const application = { data: DATA, additionalData: {} }
  const silent = failing(null)
  expect(await silent.finance.quote(site, QUESTION)).toMatchObject({
    error: { code: 'quote_failed', message: 'Failed to get YouX quick quote' },
  })
  expect(await silent.finance.createCustomer(site, application, PROVED)).toMatchObject({
    error: { code: 'customer_failed', message: 'Failed to create YouX customer' },
  })
  expect(silent.faults).toEqual(['quote: HTTP 500', 'customer: HTTP 500'])
  expect(await failing('Too young').finance.quote(site, QUESTION)).toMatchObject({
    error: { message: 'Too young' },
  })
})

test('an application carries the twelve names and the lead, and returns where it continues (API-010, API-011)', async () => {
  const { finance, applied } = bench()
  const additionalData = { category: 'Finance Enquiry', opt_in: false, deep: { no: 1 }, name: 'Fin Ance' }
  const made = await finance.createCustomer(
    site,
    {
      data: { ...DATA, whoIsHelping: 'Sam' },
      additionalData,
    },
    PROVED,
  )
  expect(made).toEqual({ ok: true, value: { redirectUrl: 'https://apply.youx.example/a/1' } })
  expect(applied[0]).toMatchObject({ ...DATA, phoneNumber: '0412345678', whoIsHelping: 'Sam' })
  expect(applied[0]?.additionalData).toEqual({
    category: 'Finance Enquiry',
    opt_in: false,
    name: 'Fin Ance',
  })
  expect(await finance.createCustomer(site, {}, PROVED)).toMatchObject({
    error: { code: 'invalid_fields', status: 422, fields: expect.arrayContaining([]) },
  })
})

test.each([
  'http://apply.youx.example/a',
  'https://evil.example/a',
  'https://apply.youx.example@evil.example/',
  'https://user:pass@apply.youx.example/',
  'javascript:alert(1)',
  '//apply.youx.example',
  'https://apply.youx.example:8443/',
])('no shopper is sent to %s (ERR-018, API-011)', async (redirectUrl) => {
  const { finance } = bench({ createCustomer: async () => ok({ redirectUrl }) })
  expect(await finance.createCustomer(site, { data: DATA }, PROVED)).toMatchObject({
    error: {
      code: 'no_redirect',
      message: 'Failed to create customer or no redirect URL received.',
    },
  })
})

test('the sample lender’s page stays on the site', async () => {
  const sandbox = aLenderSite({ lender: { adapter: 'sandbox' } })
  const to = async (redirectUrl: string) =>
    (
      await bench({ createCustomer: async () => ok({ redirectUrl }) }).finance.createCustomer(
        sandbox,
        { data: DATA },
        PROVED,
      )
    ).ok
  expect(await to(`${sandbox.origin}/dev/lender/SAMPLE-1`)).toBe(true)
  expect([await to(`${sandbox.origin}/sign-in`), await to('https://evil.example/dev/lender/1')]).toEqual([
    false,
    false,
  ])
})

test('a site without a lender quotes nothing', async () => {
  const { finance } = bench()
  const without = aLenderSite({ lender: {} })
  expect(finance.hasLender(without)).toBe(false)
  expect(await finance.quote(without, {})).toMatchObject({ error: { code: 'switched_off', status: 404 } })
  expect(await finance.createCustomer(without, {}, PROVED)).toMatchObject({ error: { code: 'switched_off' } })
})

test('an unverified phone goes to no lender, and neither does one other than the verified phone', async () => {
  const { finance, applied } = bench()
  for (const provenPhone of [null, '0412345679'])
    expect(await finance.createCustomer(site, { data: DATA }, { provenPhone })).toMatchObject({
      error: { code: 'phone_unproven', status: 403 },
    })
  expect(applied).toEqual([])
})
