import { writeLeadMail } from '#src/features/leads/domain/mail/lead-mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import {
  answers,
  aTradeInService,
  aTradeInSite,
  beginTradeIn,
  BY_HAND,
  CONTACT,
  leadsOf,
  MARKET,
  sendContact,
  VISIT,
} from '../testing/trade-in-fixtures.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const site = aTradeInSite()
type Trade = ReturnType<typeof aTradeInService>
const begin = (trade: Trade, over: Parameters<typeof beginTradeIn>[2] = {}) => beginTradeIn(trade, site, over)
const contact = (trade: Trade, token: string, raw: object = {}) => sendContact(trade, site, { token, raw })

test('from plate to accepted offer: two linked leads, the last 3. Offer Accepted with offer_accepted (TRADE-001, TRADE-005, TRADE-008)', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  const valued = await contact(trade, token, { email: 'whole@example.com' })
  expect(valued).toMatchObject({ ok: true, value: { offer: { kind: 'price' } } })
  const accepted = await trade.service.accept(site, token, VISIT)
  expect(accepted.ok && accepted.value.acceptedLeadId).toMatch(/^lead_/)
  const leads = (await leadsOf(trade, 'whole@example.com')).map(({ lead }) => lead)
  expect(leads.map(({ subcategory }) => subcategory).sort()).toEqual(['2. Offer Made', '3. Offer Accepted'])
  const last = leads.find(({ subcategory }) => subcategory === '3. Offer Accepted')
  expect(last).toMatchObject({
    category: 'Trade In',
    tradeIn: { isAccepted: true, rego: 'ABC123', kms: 45_000 },
  })
  expect(last?.vehicle?.id).toBe('veh_1')
  const first = leads.find(({ subcategory }) => subcategory === '2. Offer Made')?.reference
  expect(accepted.ok && accepted.value.leadReference).toBe(first)
  const all = await trade.leads.showAll(first ?? '')
  expect(all.map(({ lead }) => lead.id).sort()).toEqual(leads.map(({ id }) => id).sort())
  expect(last && writeLeadMail(last).subject).toContain(`[${first}]`)
  expect(last?.duplicateOf).toBe(leads.find(({ subcategory }) => subcategory === '2. Offer Made')?.id)
})

test('details corrected and sent again, or a call asked for, keep the reference given first', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  const first = await contact(trade, token, { email: 'again@example.com' })
  const second = await contact(trade, token, { email: 'again@example.com', postcode: '4000' })
  const called = await trade.service.askForCall(site, token, VISIT)
  const references = [first.ok && first.value.leadReference, second.ok && second.value.leadReference]
  expect(new Set([...references, called.ok && called.value.reference]).size).toBe(1)
  expect(await leadsOf(trade, 'again@example.com')).toHaveLength(3)
})

test('the link mailed to the shopper opens the valuation on its own site only, and a write-off gets no figure to accept', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade, { changes: { accident: 'structural' } })
  const valued = await contact(trade, token, { email: 'wreck@example.com' })
  expect(valued.ok && valued.value.offer).toMatchObject({ kind: 'none', reason: 'needs_inspection' })
  const [sent] = await leadsOf(trade, 'wreck@example.com')
  const back = new URL(sent?.lead.tradeIn?.valuationUrl ?? '').searchParams.get('t') ?? ''
  expect((await trade.service.open(site, back))?.leadId).toBe(sent?.lead.id)
  expect(await trade.service.open(site, `${back.slice(0, -1)}~`)).toBeNull()
  expect(await trade.service.open(aTradeInSite('elsewhere'), back)).toBeNull()
})

test('an accepted offer is one row of the customer’s garage, under the reference given first', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  const valued = await contact(trade, token, { email: 'garage@example.com', phone: '0498 765 432' })
  await trade.service.accept(site, token, VISIT)
  const rows = await trade.leads.listOwn(site, '0498765432')
  expect(rows).toMatchObject([
    { reference: valued.ok && valued.value.leadReference, offer: { isAccepted: true } },
  ])
})

test('pressing twice creates neither a second lead nor a second acceptance', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  const [first, second] = await Promise.all(
    [1, 2].map(() => contact(trade, token, { email: 'twice@example.com' })),
  )
  expect(first?.ok && second?.ok && first.value.leadId === second.value.leadId).toBe(true)
  await Promise.all([1, 2].map(() => trade.service.accept(site, token, VISIT)))
  await trade.service.accept(site, token, VISIT)
  expect(await leadsOf(trade, 'twice@example.com')).toHaveLength(2)
})

test('a filled hidden field creates no lead, an empty one does (TRADE-003)', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  const trapped = await contact(trade, token, { email: 'robot@example.com', company_website: 'x' })
  expect(!trapped.ok && trapped.error.code).toBe('trapped')
  expect(await leadsOf(trade, 'robot@example.com')).toHaveLength(0)
  await contact(trade, token, { email: 'robot@example.com', company_website: '' })
  expect(await leadsOf(trade, 'robot@example.com')).toHaveLength(1)
})

test('an 8-year-old car and one with 100,001 km get no price, whatever their market value, but still a lead (TRADE-010)', async () => {
  const trade = aTradeInService(store)
  for (const [email, told] of [
    ['old@example.com', { raw: { ...BY_HAND, year: '2018' } }],
    ['far@example.com', { kms: '100001' }],
  ] as const) {
    const valued = await contact(trade, await begin(trade, told), { email })
    expect(valued.ok && valued.value.offer?.kind).toBe('none')
    const [stored] = await leadsOf(trade, email)
    expect(stored?.lead).toMatchObject({
      subcategory: '1. Valuation Requested',
      tradeIn: { offerPriceCents: null },
    })
  }
})

test('no market data, or a failing market, gives no invented figure and loses no lead', async () => {
  for (const [now, reason] of [
    [null, 'too_few_comparables'],
    [{ ...MARKET, count: 2 }, 'too_few_comparables'],
    [new Error('index away'), 'unavailable'],
  ] as const) {
    const trade = aTradeInService(store, { now })
    const valued = await contact(trade, await begin(trade), { email: `${reason}@example.com` })
    expect(valued.ok && valued.value).toMatchObject({
      offer: { kind: 'none', reason },
      leadId: expect.any(String),
    })
  }
})

test('worse answers lower the offer (TRADE-006)', async () => {
  const trade = aTradeInService(store)
  const centsOf = async (changes: Record<string, string>) => {
    const valued = await contact(trade, await begin(trade, { changes }))
    return valued.ok && valued.value.offer?.kind === 'price' ? valued.value.offer.offerCents : Number.NaN
  }
  expect(await centsOf({ accident: 'repaired' })).toBeLessThan(await centsOf({}))
})

test('an offer expires on time, and going through the steps again creates a new one', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  await contact(trade, token)
  trade.time.ms += 7 * 86_400_000
  const late = await trade.service.accept(site, token, VISIT)
  expect(!late.ok && late.error.code).toBe('offer_expired')
  await contact(trade, token)
  expect((await trade.service.accept(site, token, VISIT)).ok).toBe(true)
})

test('an accepted valuation cannot be changed', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  await contact(trade, token)
  await trade.service.accept(site, token, VISIT)
  const before = await trade.service.open(site, token)
  await trade.service.setVehicle(site, token, { ...BY_HAND, model: 'Stinger' })
  await trade.service.setCondition(site, token, { kms: '1', adjustments: answers() })
  expect(await trade.service.open(site, token)).toEqual(before)
})

test('a known plate shows its vehicle, and an unknown one continues by hand with a clear message (TRADE-007)', async () => {
  const trade = aTradeInService(store)
  const vehicle = {
    itemType: 'car',
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    body: null,
    fuel: null,
    transmission: null,
    drive: null,
  } as const
  await trade.service.registerPlates([{ rego: 'KNOWN1', regoState: 'VIC', vehicle }])
  expect(await trade.service.lookUp(site, { rego: 'known 1', regoState: 'VIC' })).toMatchObject({
    value: { vehicle },
  })
  const unknown = await trade.service.lookUp(site, { rego: 'KNOWN1', regoState: 'NSW' })
  expect(!unknown.ok && unknown.error).toMatchObject({ code: 'rego_not_found', status: 404 })
  const begun = await trade.service.start(site, {
    raw: { rego: 'NOPE1', regoState: 'QLD' },
    carId: null,
    isByHand: false,
  })
  expect(begun).toMatchObject({ ok: true, value: { lookup: 'not_found' } })
})

test('a valuation, its photos and its links open on no other site', async () => {
  const trade = aTradeInService(store)
  const other = aTradeInSite('southside')
  const token = await begin(trade)
  expect(await trade.service.open(other, token)).toBeNull()
  for (const outcome of [
    await trade.service.setVehicle(other, token, BY_HAND),
    await trade.service.setCondition(other, token, {}),
    await trade.service.setContact(other, token, { raw: CONTACT, visit: VISIT }),
    await trade.service.accept(other, token, VISIT),
  ])
    expect(!outcome.ok && outcome.error.code).toBe('not_found')
})

test('the column valuation holds the stored result with the spec’s names, once (TRADE-005, TRADE-012)', async () => {
  const trade = aTradeInService(store)
  const token = await begin(trade)
  await contact(trade, token)
  const valued = await trade.service.open(site, token)
  if (!valued) throw new Error('not open')
  await trade.service.recordValuation(valued)
  await trade.service.recordValuation(valued)
  const rows = await store.db
    .selectFrom('miscellaneous_values')
    .selectAll()
    .where('trade_in_id', '=', valued.id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ column_name: 'valuation', lead_id: valued.leadId })
  expect(Object.keys(rows[0]?.value ?? {}).sort()).toEqual([
    'adjustments',
    'lead_id',
    'offer_price',
    'rego',
    'regoState',
  ])
})

test('unfinished valuations are deleted after a week, sent ones stay', async () => {
  const trade = aTradeInService(store)
  trade.time.ms -= 8 * 86_400_000
  const [unsent, sent] = [await begin(trade), await begin(trade)]
  await contact(trade, sent)
  await trade.service.tidy(trade.time.ms + 8 * 86_400_000, 1000)
  expect([await trade.service.open(site, unsent), (await trade.service.open(site, sent))?.id]).toEqual([
    null,
    expect.stringMatching(/^trd_/),
  ])
})
