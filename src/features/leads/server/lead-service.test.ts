import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import type { EnquiryInput } from '../domain/form/enquiry-input.ts'
import { createLeadService, type LeadService } from './lead-service.ts'

let store: Store
let leads: LeadService
let nowMs = Date.parse('2026-11-21T02:00:00Z')
let counter = 0
const northside = aSite('northside')
const southside = aSite('southside')

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({
    store,
    clock: { now: () => nowMs },
    findVehicle: async (site, id) => (site.id === northside.id && id === 'veh_1' ? aVehicle() : null),
  })
})
afterAll(() => store.close())

/** A unique person, so that tests share no duplicates. */
function someone(): { email: string; phone: string } {
  counter += 1
  return { email: `p${counter}@example.com`, phone: `0400${String(counter).padStart(6, '0')}` }
}
async function submit(input: EnquiryInput, site = northside) {
  const result = await leads.submitEnquiry(site, input)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
async function shown(id: LeadId) {
  const found = await leads.show(id)
  if (!found) throw new Error('not stored')
  return found
}

test('an enquiry about a vehicle is stored with the vehicle, its delivery and its consent evidence (LEAD-001, LEAD-007, LEAD-008, LEAD-027)', async () => {
  const { leadId } = await submit(
    anEnquiry({
      ...someone(),
      car_id: 'veh_1',
      visited_pages: ['/'],
      linked_query_params: { utm_source: 'x' },
      url: 'https://northside.example/cars/x',
    }),
  )
  const { lead, deliveries, consents } = await shown(leadId)
  expect(lead).toMatchObject({
    category: 'Vehicle Enquiry',
    vehicle: { stockNumber: 'U123' },
    prefill: { 'Vehicle Make': 'Toyota', stock_number: 'U123', autogauge_enabled: false },
    userData: { source: 'Website', visitedPages: ['/'], linkedQueryParams: { utm_source: 'x' } },
    optIn: false,
    route: { locationId: 'loc_northside' },
  })
  expect(deliveries).toMatchObject([{ state: 'pending', receiver: { kind: 'mail' } }])
  expect(deliveries[0]?.messageId).toMatch(/^dlv_[0-9a-f]{24}@northside\.example$/)
  expect(consents.map(({ purpose, granted }) => [purpose, granted])).toEqual([
    ['collection', true],
    ['marketing', false],
  ])
})

test('the same key with the same content is one lead, however often and concurrently it is sent (pain 1)', async () => {
  const input = anEnquiry({ ...someone(), idempotency_key: 'browser-key-0001-aaaa' })
  const results = await Promise.all(Array.from({ length: 8 }, () => submit(input)))
  expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1)
  expect(results.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  const rows = await store.db
    .selectFrom('lead_deliveries')
    .select('id')
    .where('lead_id', '=', results[0]?.leadId as LeadId)
    .execute()
  expect(rows).toHaveLength(1)
})

test('the same key with different content is a clear conflict, and the first lead stays', async () => {
  const person = someone()
  const first = await submit(anEnquiry({ ...person, idempotency_key: 'browser-key-0002-aaaa' }))
  const second = await leads.submitEnquiry(
    northside,
    anEnquiry({ ...person, message: 'Other', idempotency_key: 'browser-key-0002-aaaa' }),
  )
  expect(second).toMatchObject({ ok: false, error: { code: 'idempotency_conflict', status: 409 } })
  expect((await shown(first.leadId)).lead.message).toBe('Is it still here?')
})

test('the same key on another site is a different lead', async () => {
  const input = anEnquiry({ ...someone(), idempotency_key: 'browser-key-0003-aaaa' })
  expect((await submit(input)).leadId).not.toBe((await submit(input, southside)).leadId)
})

test('without a key the same form within ten minutes is one lead, even across the change of window, and later a new one', async () => {
  const input = anEnquiry(someone())
  nowMs = Date.parse('2026-11-21T02:09:59Z')
  const first = await submit(input)
  nowMs = Date.parse('2026-11-21T02:10:01Z')
  expect((await submit(input)).leadId).toBe(first.leadId)
  nowMs = Date.parse('2026-11-21T02:30:00Z')
  expect((await submit(input)).isRepeat).toBe(false)
})

test('two people who send the same text without a key are two leads', async () => {
  expect((await submit(anEnquiry(someone()))).leadId).not.toBe((await submit(anEnquiry(someone()))).leadId)
})

test('a malformed key is refused before anything is stored', async () => {
  for (const idempotency_key of ['short', `form:${'a'.repeat(64)}:1`, 42, { a: 1 }]) {
    expect(await leads.submitEnquiry(northside, anEnquiry({ idempotency_key }))).toMatchObject({
      ok: false,
      error: { code: 'invalid_idempotency_key' },
    })
  }
})

test('every invalid field is reported at once and nothing is stored (LEAD-025)', async () => {
  const before = await leads.list({ limit: 1000 })
  const result = await leads.submitEnquiry(northside, anEnquiry({ name: '', phone: '12', postcode: '40a0' }))
  expect(result).toMatchObject({
    ok: false,
    error: { status: 422, message: 'Please fix the following errors:' },
  })
  expect(result.ok ? [] : result.error.fields.map(({ field }) => field)).toEqual([
    'name',
    'phone',
    'postcode',
  ])
  expect(await leads.list({ limit: 1000 })).toHaveLength(before.length)
})

test('another site’s vehicle cannot be used, and the lead is kept and says so', async () => {
  const { leadId } = await submit(
    anEnquiry({ ...someone(), car_id: 'veh_1', dealership_slug: 'northside-toyota' }),
    southside,
  )
  const { lead } = await shown(leadId)
  expect([lead.vehicle, lead.missingVehicle]).toEqual([null, 'veh_1'])
  expect(lead.route).toMatchObject({ locationId: 'loc_southside' })
  expect(lead.route.steps[0]).toContain('not in the stock of this site')
})

test('a second enquiry by the same person is linked with its reason and delivered (pains 2 and 17)', async () => {
  const person = someone()
  const first = await submit(anEnquiry({ ...person, car_id: 'veh_1' }))
  const second = await submit(
    anEnquiry({
      ...person,
      email: person.email.toUpperCase(),
      phone: '0499999999',
      car_id: 'veh_1',
      message: 'Me again',
    }),
  )
  const { lead, deliveries } = await shown(second.leadId)
  expect(lead.duplicateOf).toBe(first.leadId)
  expect(lead.duplicateReason).toContain('Same email')
  expect(deliveries[0]?.state).toBe('pending')
})

test('a filled honeypot gets the usual answer, and is kept, held and can be released (pain 17)', async () => {
  const { leadId } = await submit(anEnquiry({ ...someone(), company_website: 'http://spam.example' }))
  expect((await shown(leadId)).deliveries[0]?.state).toBe('held')
  expect((await leads.list({ state: 'held' })).map(({ lead }) => lead.id)).toContain(leadId)
  expect(await leads.replay({ leadId })).toBe(1)
  expect((await shown(leadId)).deliveries[0]?.state).toBe('pending')
})

test('a careers enquiry is a general enquiry with subcategory Career Enquiry (LEAD-016)', async () => {
  const { leadId } = await submit(anEnquiry({ ...someone(), category: 'Careers Enquiry' }))
  expect((await shown(leadId)).lead).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
})

test('ticked services arrive together (LEAD-026)', async () => {
  const { leadId } = await submit(anEnquiry({ ...someone(), additional_services: ['Detailing', 'Tyres'] }))
  expect((await shown(leadId)).lead.additionalServices).toEqual(['Detailing', 'Tyres'])
})

test('the receipt reveals no more than the visit did, and only on its own site (ROUTE-005)', async () => {
  const { reference } = await submit(anEnquiry({ ...someone(), car_id: 'veh_1' }))
  const receipt = await leads.receipt(northside, reference.toLowerCase())
  expect(receipt).toMatchObject({
    reference,
    vehicle: { name: '2022 Toyota HiLux SR5' },
    phone: '0735550199',
    service: null,
    hasCv: false,
    isDelivered: false,
  })
  expect(JSON.stringify(receipt)).not.toMatch(/example\.com|0400/)
  expect(await leads.receipt(southside, reference)).toBeNull()
  expect(await leads.receipt(northside, 'nonsense')).toBeNull()
})

test('leads are listed by site, state and time', async () => {
  const { leadId } = await submit(anEnquiry(someone()), southside)
  const rows = await leads.list({ siteSlug: 'southside', since: new Date(nowMs - 1000) })
  expect(rows.map(({ lead }) => lead.id)).toContain(leadId)
  expect(rows.every(({ lead }) => lead.siteSlug === 'southside')).toBe(true)
  expect(await leads.list({ siteSlug: 'southside', since: new Date(nowMs + 1000) })).toEqual([])
})

test('names and comments with any characters are stored as sent, but for marks that turn the direction of text', async () => {
  const message = `'); drop table leads; -- 🚗 \u202e <b>&amp;</b> ${'é'.repeat(2000)}`
  const { leadId } = await submit(
    anEnquiry({ ...someone(), name: 'O\'Neil "Bobby" <x>', message, company: '\u0000' }),
  )
  expect((await shown(leadId)).lead).toMatchObject({
    message: message.replace('\u202e', '').trim(),
    person: { name: 'O\'Neil "Bobby" <x>' },
  })
})

test('a call-back without an email is stored and delivered, with no receipt, reply address or duplicate link (LEAD-021)', async () => {
  const site = aSite('northside', { features: { receipt_mail: true } } as never)
  const callBack = { form: 'call_back', email: '', message: '' }
  const first = await shown((await submit(anEnquiry({ ...callBack, phone: '0412 000 111' }), site)).leadId)
  const second = await shown((await submit(anEnquiry({ ...callBack, phone: '0412 000 222' }), site)).leadId)
  expect(first.lead).toMatchObject({
    subcategory: 'Call Back',
    person: { email: '', phone: '0412000111' },
  })
  expect(second.lead.duplicateOf).toBeNull()
  expect(second.deliveries.map(({ receiver }) => receiver.kind)).toEqual(['mail'])
})

test('an enquiry from a brand’s page carries the brand under its keys and explains its route (pain 4, LEAD-007)', async () => {
  const about = (manufacturer_slug: string) => anEnquiry({ ...someone(), manufacturer_slug })
  const { lead } = await shown((await submit(about('toyota'))).leadId)
  expect(lead.prefill).toEqual({ manufacturer_slug: 'toyota', 'Vehicle Make': 'Toyota' })
  expect(lead.route.steps[0]).toBe('The enquiry is about Toyota, which is sold here.')
  expect((await shown((await submit(about('lexus'))).leadId)).lead.prefill).toEqual({})
})

test('who answers is the location, at its own mailbox or that of its dealership, and the site where there is none', async () => {
  const site = aSite('northside')
  const [place, dealership] = [site.config.locations[0], site.config.dealerships[0]]
  if (!place || !dealership) throw new Error('no place')
  const vendor = async () => (await shown((await submit(anEnquiry(someone()), site)).leadId)).lead.vendor
  const name = place.name
  expect(await vendor()).toMatchObject({ email: 'sales@northside.example', mailboxName: name })
  place.receivers = []
  dealership.receivers = [{ kind: 'mail', id: 'desk', to: ['desk@northside.example'] }]
  expect(await vendor()).toMatchObject({ email: 'desk@northside.example', mailboxName: name })
  dealership.receivers = []
  expect(await vendor()).toMatchObject({ email: 'hello@northside.example', mailboxName: 'northside Motors' })
  place.email = 'albion@northside.example'
  expect(await vendor()).toMatchObject({ email: 'albion@northside.example', mailboxName: name })
})
