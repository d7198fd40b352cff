import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { createLeadService, type LeadService } from './lead-service.ts'

let store: Store
let leads: LeadService
let bookings: ReturnType<typeof createBookingService>
/** Saturday 21 November 2026, noon in Brisbane. */
const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
const site = openSite('northside')
let counter = 0

function openSite(slug: string, perSlot = 1): SiteContext {
  const made = aSite(slug)
  const week = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open',
    open: '09:00',
    close: '17:00',
    formattedHours: null,
  }))
  const [place] = made.config.locations
  if (place) Object.assign(place, { hours: { sales: week } })
  made.config.forms.testDrive.perSlot = perSlot
  return made
}

beforeAll(async () => {
  store = await openTestStore()
  bookings = createBookingService({ store, clock, signer: openTestSigner(store.db) })
  leads = createLeadService({ store, clock, bookings, findVehicle: async () => aVehicle() })
})
afterAll(() => store.close())

function book(at: SiteContext, dateTime: string, over: Record<string, unknown> = {}) {
  counter += 1
  const person = { email: `p${counter}@example.com`, phone: `0400${String(counter).padStart(6, '0')}` }
  return leads.submitEnquiry(at, anEnquiry({ ...person, form: 'test_drive', dateTime, ...over }))
}
const rows = (at: SiteContext, dateTime: string) =>
  store.db
    .selectFrom('test_drive_bookings')
    .selectAll()
    .where('site_id', '=', at.id)
    .where('starts_local', '=', dateTime)
    .execute()

test('a test drive is a lead with its date and a booked slot (LEAD-002, LEAD-005, ROUTE-028)', async () => {
  const result = await book(site, '2026-11-23T09:00', { message: '' })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  const shown = await leads.show(result.value.leadId)
  expect(shown?.lead).toMatchObject({ category: 'Test Drive', answers: { dateTime: '2026-11-23T09:00' } })
  expect(await rows(site, '2026-11-23T09:00')).toMatchObject([
    { state: 'booked', starts_at: new Date('2026-11-22T23:00:00Z'), time_zone: 'Australia/Brisbane' },
  ])
  const { days } = await bookings.offer(site, { vehicle: null, locationSlug: null })
  expect(days[0]?.slots.map(({ value }) => value)).not.toContain('2026-11-23T09:00')
})

test('of twenty visitors who want one time at once exactly one gets it, and the others are told and nothing of them is stored (LEAD-029)', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => book(site, '2026-11-24T10:00')))
  expect(results.filter((result) => result.ok)).toHaveLength(1)
  for (const result of results) {
    if (!result.ok)
      expect(result.error).toMatchObject({ code: 'time_taken', status: 409, fields: [{ field: 'dateTime' }] })
  }
  expect(await rows(site, '2026-11-24T10:00')).toHaveLength(1)
})

test('a location with two drives at a time gives two, but never the same vehicle twice', async () => {
  const wide = openSite('wide', 2)
  const about = { car_id: 'veh_1' }
  const [first, second] = [
    await book(wide, '2026-11-24T11:00', about),
    await book(wide, '2026-11-24T11:00', about),
  ]
  expect([first.ok, second.ok]).toEqual([true, false])
  expect((await book(wide, '2026-11-24T11:00')).ok).toBe(true)
  expect((await book(wide, '2026-11-24T11:00')).ok).toBe(false)
})

test('a time outside the hours, in the past or invented is refused (LEAD-005)', async () => {
  for (const dateTime of ['2026-11-22T10:00', '2026-11-23T03:00', '2020-01-06T10:00', '2026-11-23T09:17', ''])
    expect((await book(site, dateTime)).ok, dateTime).toBe(false)
})

test('the same form sent twice is one lead and one slot', async () => {
  const key = { idempotency_key: 'drive-key-0123456789', email: 'same@example.com', phone: '0400999999' }
  const [first, again] = await Promise.all([
    book(site, '2026-11-25T10:00', key),
    book(site, '2026-11-25T10:00', key),
  ])
  expect(first.ok && again.ok && first.value.leadId === again.value.leadId).toBe(true)
  expect(await rows(site, '2026-11-25T10:00')).toHaveLength(1)
})

test('another site’s bookings do not fill this site’s slots', async () => {
  const other = openSite('southside')
  expect((await book(other, '2026-11-26T10:00')).ok).toBe(true)
  expect((await book(site, '2026-11-26T10:00')).ok).toBe(true)
})

test('a bot takes no slot', async () => {
  const result = await book(site, '2026-11-27T10:00', { company_website: 'http://spam.example' })
  expect(result.ok).toBe(true)
  expect(await rows(site, '2026-11-27T10:00')).toHaveLength(0)
})

test('LEAD-029: 40 simultaneous requests from one IPv6 /64 give eight drives, one phone gets three, and others can still book', async () => {
  const at = openSite('crowded', 5)
  const days = (await bookings.offer(at, { vehicle: null, locationSlug: null })).days
  const times = days.flatMap(({ slots }) => slots.map(({ value }) => value)).slice(0, 40)
  const press = async (dateTime: string, over: object, address: string) => {
    counter += 1
    const person = { email: `q${counter}@example.com`, phone: `0420${String(counter).padStart(6, '0')}` }
    const enquiry = anEnquiry({ ...person, form: 'test_drive', dateTime, ...over })
    const visitor = { address, device: null, provenPhone: null }
    const sent = await leads.submitEnquiry(at, { ...enquiry, visitor })
    return sent.ok ? 'booked' : sent.error.code
  }
  const codes = await Promise.all(times.map((time, n) => press(time, {}, `2001:db8:5:6::${n.toString(16)}`)))
  expect(codes.filter((code) => code === 'booked')).toHaveLength(8)
  expect(codes.filter((code) => code === 'drives_code_needed')).toHaveLength(32)
  const phone = '0433000111'
  const own = await Promise.all(times.map((time, n) => press(time, { phone }, `203.0.113.${n}`)))
  expect(own.filter((code) => code === 'booked')).toHaveLength(3)
  expect(own.filter((code) => code === 'too_many_drives')).toHaveLength(37)
  expect(await press(times[39] ?? '', {}, '192.0.2.1')).toBe('booked')
})
