import { afterAll, beforeAll, expect, test } from 'vitest'
import ICAL from 'ical.js'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { TIME_TAKEN_TEXT, TIME_UNKNOWN_TEXT } from '#src/features/leads/domain/leads-errors.ts'
import { anEnquiry, aSite } from '../testing/lead-fixtures.ts'
import { createDriveDesk } from './consent/drive-desk.ts'
import { createLeadLinks } from './consent/lead-links.ts'
import { createLeadService } from './lead-service.ts'
import { createShopperMails } from './receivers/shopper-mails.ts'

/** Saturday 21 November 2026, noon in Brisbane. */
const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
let store: Store
let desk: ReturnType<typeof build>
let counter = 0

function openSite(slug: string, { perSlot = 1, perDay = 8 } = {}): SiteContext {
  const made = aSite(slug)
  const open = { status: 'Open', open: '07:00', close: '09:00', formattedHours: null }
  const hours = { service: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...open })) }
  const specialHours = [{ date: '2026-11-25', status: 'Closed', open: null, close: null, note: 'Show day' }]
  const [place] = made.config.locations
  if (place)
    made.config.locations.push(
      Object.assign({ ...place }, { id: `loc_${slug}_shop`, slug: 'workshop', name: 'Workshop' }, {
        types: ['service'],
        isPrimary: false,
        hours,
        specialHours,
      } as unknown as typeof place),
    )
  const services = [
    { name: 'Logbook service', text: null, dollars: 289, isFrom: true, minutes: 180 },
    { name: 'Brakes', text: null, dollars: null, isFrom: true, minutes: 60 },
  ]
  Object.assign(made.config.forms.service, { services, perSlot, perDay, noticeHours: 2, daysAhead: 14 })
  return made
}

function build() {
  const signer = openTestSigner(store.db)
  const links = createLeadLinks({ signer, signed: openTestLinks(store.db, clock) })
  const bookings = createBookingService({ store, clock, signer })
  return {
    bookings,
    leads: createLeadService({ store, clock, bookings, links, findVehicle: async () => null }),
    drives: createDriveDesk({ store, clock, links, bookings }),
    mails: createShopperMails({ bookings, links, mailFrom: 'leads@platform.example' }),
  }
}

beforeAll(async () => {
  store = await openTestStore()
  desk = build()
})
afterAll(() => store.close())

function book(at: SiteContext, dateTime: string, over: Record<string, unknown> = {}) {
  counter += 1
  const person = { email: `s${counter}@example.com`, phone: `0410${String(counter).padStart(6, '0')}` }
  const about = { Rego: '123ABC', vehicle_details: '2019 Kia Sportage', service: 'Logbook service' }
  return desk.leads.submitEnquiry(
    at,
    anEnquiry({ ...person, ...about, form: 'service', location: 'workshop', dateTime, ...over }),
  )
}
const booked = async (site: SiteContext, dateTime: string, over = {}) => {
  const sent = await book(site, dateTime, over)
  if (!sent.ok) throw new Error(JSON.stringify(sent.error))
  const shown = await desk.leads.show(sent.value.leadId)
  if (!shown) throw new Error('no lead')
  return shown.lead
}
const refusal = async (site: SiteContext, dateTime: string, over = {}) => {
  const sent = await book(site, dateTime, over)
  return sent.ok ? null : [sent.error.code, sent.error.fields[0]?.field]
}
const timesOf = async (site: SiteContext) =>
  (await desk.bookings.offerService(site, 'workshop')).days.flatMap(({ slots }) =>
    slots.map(({ value }) => value),
  )

test('a service is a lead with its time at the workshop, and the dealer reads which, when and who first (LEAD-028)', async () => {
  const site = openSite('shop')
  expect((await timesOf(site)).slice(0, 5)).toEqual([
    '2026-11-23T07:00',
    '2026-11-23T07:30',
    '2026-11-23T08:00',
    '2026-11-23T08:30',
    '2026-11-24T07:00',
  ])
  const lead = await booked(site, '2026-11-23T07:30')
  expect(lead).toMatchObject({
    category: 'Service',
    answers: { Rego: '123ABC', service: 'Logbook service', dateTime: '2026-11-23T07:30' },
    route: { locationName: 'Workshop' },
  })
  expect(await timesOf(site)).not.toContain('2026-11-23T07:30')
  const mail = await desk.mails.dealerMail(lead, { note: null, dealers: ['workshop@shop.example'] })
  expect(mail.subject).toBe(
    `Service booking: Mon 23 Nov 7:30am, Logbook service, Jo Citizen [${lead.reference}]`,
  )
  expect(mail.text).toMatch(
    /^Service booked: Mon 23 Nov 2026 at 7:30am\nWhere: Workshop.*\nService: Logbook service\nVehicle: 2019 Kia Sportage, rego 123ABC\nName: Jo Citizen\n/,
  )
  const receipt = await desk.mails.mailFor(lead, 'receipt')
  expect(receipt?.subject).toBe(`Your service: Mon 23 Nov 2026 at 7:30am [${lead.reference}]`)
  expect(`${receipt?.text}${receipt?.calendar?.content}`).not.toMatch(/Sportage|123ABC/)
  const calendar = new ICAL.Component(ICAL.parse(receipt?.calendar?.content ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect([event.summary, event.startDate.toString(), event.endDate.toString()]).toEqual([
    'Service booking: Logbook service',
    '2026-11-23T07:30:00',
    '2026-11-23T10:30:00',
  ])
})

test('the price told is kept with the booking: for the dealer, the booking’s page and the receipt (LEAD-028)', async () => {
  const site = openSite('priced')
  const lead = await booked(site, '2026-11-23T07:00')
  site.config.forms.service.services = []
  const price = 'from $289 including GST'
  expect((await desk.mails.dealerMail(lead, { note: null, dealers: [] })).text).toContain(
    `Price told: ${price}`,
  )
  expect(await desk.leads.receipt(site, lead.reference)).toMatchObject({
    service: { name: 'Logbook service', price },
  })
  const text = (await desk.mails.mailFor(lead, 'receipt'))?.text ?? ''
  const [, reference = '', signature = ''] = /\/service-booking\/([^/]+)\/([\w-]+)/.exec(text) ?? []
  const view = await desk.drives.open(site, { purpose: 'service-booking', reference, signature })
  expect(view).toMatchObject({ about: 'Logbook service', price, phone: '0735550199' })
})

test('a time that was free once is told as taken, one that never was is not', async () => {
  const site = openSite('words')
  await booked(site, '2026-11-23T07:00')
  const wordsAt = async (dateTime: string) => {
    const sent = await book(site, dateTime)
    return sent.ok ? null : sent.error.fields[0]?.message
  }
  expect(await wordsAt('2026-11-23T07:00')).toBe(TIME_TAKEN_TEXT)
  for (const dateTime of ['2026-11-23T07:10', '2026-11-23T23:00', '2026-11-22T07:00'])
    expect(await wordsAt(dateTime), dateTime).toBe(TIME_UNKNOWN_TEXT)
})

test('50 shoppers at once on two sites of one workshop: never more than it takes at a time and in a day', async () => {
  const [site, other] = [openSite('busy', { perSlot: 2, perDay: 5 }), openSite('busy')]
  Object.assign(other, { id: 'site_group' })
  Object.assign(other.config.forms.service, { perSlot: 2, perDay: 5 })
  const times = ['07:00', '07:30', '08:00', '08:30'].map((time) => `2026-11-24T${time}`)
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) => book(n % 2 ? site : other, times[n % 4] ?? '')),
  )
  expect(sent.filter(({ ok }) => ok)).toHaveLength(5)
  const rows = await store.db
    .selectFrom('test_drive_bookings')
    .select('starts_local')
    .where('location_id', '=', 'loc_busy_shop' as never)
    .where('state', '=', 'booked')
    .execute()
  expect(rows).toHaveLength(5)
  for (const time of times)
    expect(rows.filter(({ starts_local }) => starts_local === time).length).toBeLessThanOrEqual(2)
  expect((await timesOf(site)).filter((time) => time.startsWith('2026-11-24'))).toEqual([])
})

test('the mail’s link moves and cancels a service, and opens nothing as a drive’s', async () => {
  const site = openSite('change', { perDay: 1 })
  const lead = await booked(site, '2026-11-23T08:00')
  const text = (await desk.mails.mailFor(lead, 'receipt'))?.text ?? ''
  const [, reference = '', signature = ''] = /\/service-booking\/([^/]+)\/([\w-]+)/.exec(text) ?? []
  const link = { purpose: 'service-booking' as const, reference, signature }
  expect(await desk.drives.open(site, { ...link, purpose: 'test-drive' })).toBeNull()
  expect(await desk.drives.open(site, link)).toMatchObject({ state: 'booked', about: 'Logbook service' })
  await booked(site, '2026-11-24T08:00')
  expect(await desk.drives.move(site, link, '2026-11-24T07:00')).toBe('taken')
  expect(await desk.drives.move(site, link, '2026-11-26T07:00')).toBe('moved')
  const moved = await desk.mails.dealerMail(lead, { note: null, dealers: [] })
  expect(moved.subject).toMatch(/^Service booking moved: Thu 26 Nov 7:00am, Logbook service, Jo Citizen/)
  expect(await timesOf(site)).toContain('2026-11-23T08:00')
  await desk.drives.cancel(site, link)
  expect((await desk.drives.open(site, link))?.state).toBe('cancelled')
  expect(await timesOf(site)).toContain('2026-11-26T07:00')
})

test('no time on a holiday, outside the hours, at another department or for a service nobody offers', async () => {
  const site = openSite('strict')
  expect(await refusal(site, '2026-11-25T07:00')).toEqual(['invalid_fields', 'dateTime'])
  expect(await refusal(site, '2026-11-23T09:00')).toEqual(['invalid_fields', 'dateTime'])
  expect(await refusal(site, '2026-11-23T07:00', { location: 'albion' })).toEqual([
    'invalid_fields',
    'dateTime',
  ])
  expect(await refusal(site, '2026-11-23T07:00', { service: 'Wings' })).toEqual(['invalid_fields', 'service'])
  expect(await refusal(site, '', { service: '' })).toEqual(['invalid_fields', 'service'])
})

test('three services to come per phone, and drives take none of a workshop’s places', async () => {
  const site = openSite('limits')
  const phone = '0433222111'
  for (const time of ['07:00', '07:30', '08:00']) await booked(site, `2026-11-26T${time}`, { phone })
  expect(await refusal(site, '2026-11-26T08:30', { phone })).toEqual(['too_many_drives', undefined])
  const open = { status: 'Open', open: '07:00', close: '12:00', formattedHours: null }
  const shop = site.config.locations[1]
  if (shop)
    Object.assign(shop, {
      types: ['sales', 'service'],
      hours: { ...shop.hours, sales: [{ weekday: 4, ...open }] },
    })
  const drive = { form: 'test_drive', phone, location: 'workshop' }
  expect((await book(site, '2026-11-26T07:00', drive)).ok).toBe(true)
  await booked(site, '2026-11-26T08:30')
})
