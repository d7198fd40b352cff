import { afterAll, beforeAll, expect, test } from 'vitest'
import ICAL from 'ical.js'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { createSentMessages, type SentMessage } from '#src/platform/messaging/sent-messages.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import { createDeliveryWorker } from '../delivery-worker.ts'
import { createLeadService } from '../lead-service.ts'
import { createPersonService, type PersonRecords } from '../person/person-service.ts'
import { createLeadDeliverer } from '../receivers/lead-deliverer.ts'
import { createShopperMails } from '../receivers/shopper-mails.ts'
import { createConsentService } from './consent-service.ts'
import { createDriveDesk } from './drive-desk.ts'
import { createDriveReminders } from './drive-reminders.ts'
import { createLeadLinks } from './lead-links.ts'

let nowMs = Date.parse('2026-11-21T02:00:00Z')
const clock = { now: () => nowMs }
const others: PersonRecords & { erased: string[] } = {
  name: 'offers',
  erased: [],
  export: async (leads) => leads.map(({ id }) => ({ offerOf: id })),
  erase: async (_transaction, leads) => void others.erased.push(...leads.map(({ id }) => id)),
}
const posts: string[] = []
let store: Store
let desk: ReturnType<typeof build>
const site = openSite('northside')

function openSite(slug: string): SiteContext {
  const made = aSite(slug, { features: { receipt_mail: true } })
  const week = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open',
    open: '09:00',
    close: '17:00',
    formattedHours: null,
  }))
  Object.assign(made.config.locations[0] ?? {}, { hours: { sales: week } })
  return made
}

function build() {
  const links = createLeadLinks({
    signer: openTestSigner(store.db),
    signed: openTestLinks(store.db, clock),
  })
  const bookings = createBookingService({ store, clock, signer: openTestSigner(store.db) })
  const leads = createLeadService({ store, clock, bookings, findVehicle: async () => aVehicle() })
  const mailFrom = 'leads@platform.example'
  const worker = createDeliveryWorker({
    store,
    clock,
    workerId: 'test',
    onEvent: () => {},
    deliver: createLeadDeliverer({
      messenger: createOutboxMessenger({ db: store.db, clock }),
      postOutbound: async (post) => {
        posts.push(post.body)
        return { ok: true, value: null } as never
      },
      clock,
      mailFrom,
      readSecret: () => 'hush',
      shopper: createShopperMails({ bookings, links, mailFrom }),
    }),
  })
  return {
    leads,
    worker,
    consents: createConsentService({ store, clock, links }),
    drives: createDriveDesk({ store, clock, links, bookings }),
    remind: createDriveReminders({ store, clock, bookings, findSite: async () => site }),
    people: createPersonService({ store, clock, links, bookings, others: [others] }),
    messages: createSentMessages({ db: store.db }),
  }
}

beforeAll(async () => {
  store = await openTestStore()
  desk = build()
})
afterAll(() => store.close())

async function send(fields: Record<string, unknown>) {
  const result = await desk.leads.submitEnquiry(site, anEnquiry(fields))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  while (await desk.worker.runOnce()) nowMs += 1
  return result.value
}
async function mailsTo(address: string): Promise<SentMessage[]> {
  return (await desk.messages.list()).filter(({ recipients }) => recipients.includes(address))
}
function linkIn(mail: SentMessage | undefined, page: string) {
  const [, reference = '', signature = ''] =
    new RegExp(`/${page}/([^/\\s]+)/([\\w-]+)`).exec(mail?.text ?? '') ?? []
  return { reference, signature }
}

test('a shopper gets a receipt with the reference, none of their text, and the unsubscribe header (LEAD-012, RFC 8058)', async () => {
  const { reference, leadId } = await send({
    email: 'rec@example.com',
    phone: '0400100001',
    message: 'My words',
  })
  const [mail] = await mailsTo('rec@example.com')
  expect(mail?.text).toContain(reference)
  expect(`${mail?.text}${mail?.html}`).not.toContain('My words')
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/northside\.example\/consent\/\w{4}-\w{4}\/[\w-]{29}$/)
  expect((await desk.leads.show(leadId))?.deliveries.map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ])
  expect((await desk.leads.receipt(site, reference))?.isDelivered).toBe(true)
})

test('receipts cannot flood a mailbox: three a day, and none for a suspect', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await send({ email: 'flood@example.com', phone: `04001001${10 + turn}`, message: `Turn ${turn}` })
  }
  expect(await mailsTo('flood@example.com')).toHaveLength(3)
  await send({ email: 'sus@example.com', phone: '0400100120', name: 'Visit http://pills.example' })
  expect(await mailsTo('sus@example.com')).toHaveLength(0)
})

test('a drive has its invitation even as the fourth form of a day, from the location’s own mailbox, and its lead goes there', async () => {
  const email = 'fourth@example.com'
  for (let turn = 0; turn < 3; turn++)
    await send({ email, phone: `04001002${10 + turn}`, message: `${turn}` })
  const drive = { form: 'test_drive', dateTime: '2026-11-27T10:00', car_id: 'veh_1', location: 'albion' }
  const { reference } = await send({ email, phone: '0400100220', ...drive })
  const mine = (await mailsTo(email)).find(({ calendar }) => calendar)
  expect(mine?.text).toContain(reference)
  expect(mine?.calendar).toContain('mailto:hello@northside.example')
  const dealer = (await mailsTo('sales@northside.example')).find(({ subject }) => subject.includes(reference))
  expect(dealer?.subject).toBe(
    `Test drive: Fri 27 Nov 10:00am, 2022 Toyota HiLux SR5, Jo Citizen [${reference}]`,
  )
  expect(dealer?.text).toMatch(/^Test drive booked: Fri 27 Nov 2026 at 10:00am\nWhere: /)
})

test('both sides get the drive and its cancellation as calendar entries, and the time becomes free again (LEAD-002, LEAD-029)', async () => {
  const drive = { form: 'test_drive', dateTime: '2026-11-24T10:00', car_id: 'veh_1' }
  const { reference } = await send({ email: 'drive@example.com', phone: '0400100002', ...drive })
  const [mine] = await mailsTo('drive@example.com')
  const dealers = async () =>
    (await mailsTo('sales@northside.example')).filter(({ subject }) => subject.includes(reference))
  for (const mail of [mine, (await dealers())[0]]) {
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(event.startDate.toString()).toBe('2026-11-24T10:00:00')
    expect(event.attendees.map((each) => each.getFirstValue())).toContain('mailto:drive@example.com')
  }
  expect((await desk.leads.receipt(site, reference))?.drive).toMatch(/Tue 24 Nov 2026 at 10(:00)?am/)
  const link = linkIn(mine, 'test-drive')
  expect(await desk.drives.open(site, link)).toMatchObject({
    state: 'booked',
    vehicleName: '2022 Toyota HiLux SR5',
  })
  await desk.drives.cancel(site, link)
  await desk.drives.cancel(site, link)
  while (await desk.worker.runOnce()) nowMs += 1
  expect((await desk.drives.open(site, link))?.state).toBe('cancelled')
  const cancelled = (await mailsTo('drive@example.com')).filter(({ calendar }) =>
    calendar?.includes('METHOD:CANCEL'),
  )
  expect(cancelled).toHaveLength(1)
  expect((await dealers()).filter(({ calendar }) => calendar?.includes('METHOD:CANCEL'))).toHaveLength(1)
  await send({ email: 'next@example.com', phone: '0400100003', ...drive })
})

test('a shopper moves a drive by the mail’s link: the old time is free, the new one theirs, both sides and calendars are told (LEAD-002)', async () => {
  const drive = { form: 'test_drive', car_id: 'veh_1' }
  const { reference } = await send({
    email: 'move@example.com',
    phone: '0400100030',
    ...drive,
    dateTime: '2026-11-30T10:00',
  })
  const link = linkIn((await mailsTo('move@example.com'))[0], 'test-drive')
  const days = (await desk.drives.open(site, link))?.days ?? []
  const offered = days.flatMap(({ slots }) => slots.map(({ value }) => value))
  expect(offered).toContain('2026-12-01T11:00')
  expect(offered).not.toContain('2026-11-30T10:00')
  expect(await desk.drives.move(site, link, '2026-11-30T10:00')).toBe(false)
  expect(await desk.drives.move(site, link, '2026-12-01T11:00')).toBe(true)
  while (await desk.worker.runOnce()) nowMs += 1
  expect((await desk.drives.open(site, link))?.when).toBe('Tue 1 Dec 2026 at 11:00am')
  const mine = (await mailsTo('move@example.com')).find(({ subject }) => subject.includes('is moved'))
  const dealers = await mailsTo('sales@northside.example')
  const theirs = dealers.find(({ subject }) => subject.startsWith('Test drive moved: Tue 1 Dec 11:00am'))
  expect(theirs?.text).toContain('Before: Mon 30 Nov 2026 at 10:00am')
  for (const mail of [mine, theirs]) {
    expect(mail?.calendar).toContain('SEQUENCE:1')
    expect(mail?.calendar).toContain('20261201T110000')
  }
  expect(theirs?.text).toContain(reference)
  await send({ email: 'free@example.com', phone: '0400100031', ...drive, dateTime: '2026-11-30T10:00' })
})

test('a drive is reminded of the day before, once, not if just booked, cancelled or without a mailbox', async () => {
  const at = nowMs
  const book = (email: string, phone: string, dateTime: string) =>
    send({ email, phone, form: 'test_drive', car_id: 'veh_1', dateTime })
  await book('remind@example.com', '0400100040', '2026-12-02T10:00')
  await book('gone@example.org', '0400100041', '2026-12-02T12:00')
  const link = linkIn((await mailsTo('gone@example.org'))[0], 'test-drive')
  await desk.drives.cancel(site, link)
  const reminders = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder of your test drive'))
  const lookAgain = async () => {
    await desk.remind()
    while (await desk.worker.runOnce()) nowMs += 1
  }
  await lookAgain()
  expect(await reminders('remind@example.com')).toHaveLength(0)
  nowMs = Date.parse('2026-12-01T01:00:00Z')
  await book('late@example.org', '0400100042', '2026-12-02T09:00')
  await lookAgain()
  await lookAgain()
  expect((await reminders('remind@example.com')).map(({ subject }) => subject.split(' [')[0])).toEqual([
    'Reminder of your test drive: Wed 2 Dec 2026 at 10:00am',
  ])
  expect(await reminders('gone@example.org')).toHaveLength(0)
  expect(await reminders('late@example.org')).toHaveLength(0)
  nowMs = at
})

test('a withdrawal reaches the mailboxes and webhooks that had the person’s leads, once (Spam Act 2003 s 18)', async () => {
  const [place] = site.config.locations
  if (!place) throw new Error('no place')
  const before = place.receivers
  const hook = { kind: 'webhook', id: 'crm', url: 'https://crm.example/in', secretEnv: 'FORECOURT_SECRET_A' }
  place.receivers = [...before, hook] as never
  const { reference } = await send({ email: 'stop@example.com', phone: '0400100050', opt_in: 'true' })
  place.receivers = before
  const link = linkIn((await mailsTo('stop@example.com'))[0], 'consent')
  for (const channel of ['one_click', 'consent_page'] as const) {
    await desk.consents.answer(site, link, { granted: false, channel })
    while (await desk.worker.runOnce()) nowMs += 1
  }
  const told = (await mailsTo('sales@northside.example')).filter(({ subject }) =>
    subject.startsWith('No more marketing to Jo Citizen'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Email: stop@example.com')
  const events = posts.map((body) => JSON.parse(body)).filter(({ event }) => event)
  expect(events).toEqual([
    {
      event: 'marketing_consent_withdrawn',
      lead_id: expect.any(String),
      reference,
      site: 'northside',
      email: 'stop@example.com',
      opt_in: false,
    },
  ])
})

test('a forged or another site’s link opens and changes nothing', async () => {
  const { reference } = await send({ email: 'forge@example.com', phone: '0400100004', opt_in: 'true' })
  const link = linkIn((await mailsTo('forge@example.com'))[0], 'consent')
  const forged = [
    { reference, signature: '' },
    { reference, signature: 'x'.repeat(22) },
    { reference: 'AAAA-AAAA', signature: link.signature },
  ]
  for (const wrong of forged) {
    expect(await desk.consents.open(site, wrong)).toBeNull()
    expect(await desk.consents.answer(site, wrong, { granted: false, channel: 'one_click' })).toBe(false)
  }
  expect(await desk.consents.open(openSite('southside'), link)).toBeNull()
  expect(await desk.drives.open(site, link)).toBeNull()
  expect(await desk.consents.mayMarket(site, 'forge@example.com')).toBe(true)
})

test('consent is shown with its evidence, withdrawn for the person with one press, and can be given again (Spam Act)', async () => {
  await send({ email: 'Con@example.com', phone: '0400100005', opt_in: 'true' })
  nowMs += 60_000
  await send({ email: 'con@example.com', phone: '0400100005', message: 'Another' })
  const link = linkIn((await mailsTo('Con@example.com'))[0], 'consent')
  const view = await desk.consents.open(site, link)
  expect(view).toMatchObject({ mayMarket: true })
  expect(view?.email.toLowerCase()).toBe('c•••@example.com')
  expect(view?.answers.map(({ granted, from }) => [granted, from])).toEqual([
    [true, 'form'],
    [false, 'form'],
  ])
  nowMs += 60_000
  await desk.consents.answer(site, link, { granted: false, channel: 'one_click' })
  expect(await desk.consents.mayMarket(site, 'con@example.com')).toBe(false)
  nowMs += 60_000
  await desk.consents.answer(site, link, { granted: true, channel: 'consent_page' })
  expect((await desk.consents.open(site, link))?.answers).toHaveLength(4)
  expect(await desk.consents.mayMarket(site, 'con@example.com')).toBe(true)
})

test('a mail’s links expire by purpose and say so, but a withdrawal is still accepted (Spam Act 2003 s 18)', async () => {
  const drive = { form: 'test_drive', dateTime: '2026-11-26T10:00', car_id: 'veh_1' }
  await send({ email: 'late@example.com', phone: '0400100008', opt_in: 'true', ...drive })
  const [mail] = await mailsTo('late@example.com')
  const [consent, booked] = [linkIn(mail, 'consent'), linkIn(mail, 'test-drive')]
  const sentAt = nowMs
  nowMs = Date.parse('2026-12-01T00:00:00Z')
  expect(await desk.drives.open(site, booked)).toMatchObject({ state: 'past' })
  nowMs = Date.parse('2026-12-04T00:00:00Z')
  expect(await desk.drives.open(site, booked)).toBeNull()
  expect(await desk.drives.stateOf(site, booked)).toBe('ended')
  nowMs = sentAt + 399 * 86_400_000
  expect(await desk.consents.open(site, consent)).toMatchObject({ mayMarket: true })
  nowMs = sentAt + 401 * 86_400_000
  expect(await desk.consents.open(site, consent)).toBeNull()
  expect(await desk.consents.stateOf(site, consent)).toBe('ended')
  expect(await desk.consents.answer(site, consent, { granted: true, channel: 'consent_page' })).toBe(false)
  expect(await desk.consents.mayMarket(site, 'late@example.com')).toBe(true)
  expect(await desk.consents.answer(site, consent, { granted: false, channel: 'one_click' })).toBe(true)
  expect(await desk.consents.mayMarket(site, 'late@example.com')).toBe(false)
  nowMs = sentAt
})

test('a person is read out and erased completely, leaving only an anonymous record that it happened (APP 11.2, APP 12)', async () => {
  const who = { email: 'Gone@example.com', phone: '0400100006', name: 'Gustav Gone', postcode: '4123' }
  const { leadId, reference } = await send({
    ...who,
    message: 'Secret words',
    form: 'test_drive',
    dateTime: '2026-11-25T11:00',
  })
  const link = linkIn((await mailsTo(who.email))[0], 'consent')
  const held = await desk.people.export('gone@EXAMPLE.com')
  expect(held).toMatchObject({
    leads: [{ id: leadId }],
    bookings: [{ leadId }],
    offers: [{ offerOf: leadId }],
  })
  expect(held?.messages).toHaveLength(2)
  expect((await desk.people.export('+61 400 100 006'))?.leads).toHaveLength(1)
  expect(await desk.people.export('nobody')).toBeNull()
  expect((await desk.people.export('0064 (21) 345 678'))?.leads).toEqual([])
  expect(await desk.people.erase('0400 100 006')).toEqual({ leads: 1, messages: 2, bookings: 1 })
  expect(others.erased).toContain(leadId)
  for (const table of [
    'leads',
    'lead_deliveries',
    'lead_consents',
    'sent_messages',
    'test_drive_bookings',
    'person_erasures',
    'consent_events',
  ] as const) {
    const rows = JSON.stringify(await store.db.selectFrom(table).selectAll().execute())
    for (const trace of ['Gustav', 'gone@example.com', 'Gone@example.com', '0400100006', 'Secret words'])
      expect(rows.includes(trace), `${table} ${trace}`).toBe(false)
  }
  expect((await desk.leads.show(leadId))?.lead).toMatchObject({ reference, category: 'Test Drive' })
  expect((await desk.people.export('gone@example.com'))?.leads).toHaveLength(0)
  expect(await desk.consents.stateOf(site, link)).toBe('revoked')
  expect(await store.db.selectFrom('person_erasures').select('leads').execute()).toEqual([{ leads: 1 }])
})
