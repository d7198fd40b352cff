import { expect, test } from 'vitest'
import ICAL from 'ical.js'
import { aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import { linkIn, openShopperBench } from '#src/features/leads/testing/shopper-bench.ts'

const { site, desk: bench } = openShopperBench()

test('a drive has its invitation even as the fourth form of a day, from the location’s own mailbox, and its lead goes there', async () => {
  const desk = bench()
  const email = 'fourth@example.com'
  for (let turn = 0; turn < 3; turn++)
    await desk.send({ email, phone: `04001002${10 + turn}`, message: `${turn}` })
  const plain = await desk.send({ email, phone: '0400100219', message: 'fourth' })
  const nextOf = async (own: string) => (await desk.leads.receipt(site, own))?.words.next
  expect(await nextOf(plain.reference)).toContain('No email confirms this one, so please keep the reference.')
  const drive = { form: 'test_drive', dateTime: '2026-11-27T10:00', car_id: 'veh_1', location: 'albion' }
  const { reference } = await desk.send({ email, phone: '0400100220', ...drive })
  const mine = (await desk.mailsTo(email)).find(({ calendar }) => calendar)
  expect(mine?.text).toContain(reference)
  expect(await nextOf(reference)).not.toContain('No email')
  expect(mine?.calendar?.replace(/\r\n /g, '')).toContain(
    'ORGANIZER;CN="northside Albion":mailto:sales@northside.example',
  )
  const dealer = (await desk.mailsTo('sales@northside.example')).find(({ subject }) =>
    subject.includes(reference),
  )
  expect(dealer?.subject).toBe(
    `Test drive: Fri 27 Nov 10:00am, 2022 Toyota HiLux SR5, Jo Citizen [${reference}]`,
  )
  expect(dealer?.text).toMatch(/^Test drive booked: Fri 27 Nov 2026 at 10:00am\nWhere: /)
})

test('both sides get the drive and its cancellation as calendar entries, and the time becomes free again (LEAD-002, LEAD-029)', async () => {
  const desk = bench()
  const drive = { form: 'test_drive', dateTime: '2026-11-24T10:00', car_id: 'veh_1' }
  const { reference } = await desk.send({ email: 'drive@example.com', phone: '0400100002', ...drive })
  const [mine] = await desk.mailsTo('drive@example.com')
  const dealers = async () =>
    (await desk.mailsTo('sales@northside.example')).filter(({ subject }) => subject.includes(reference))
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
    about: '2022 Toyota HiLux SR5',
  })
  await desk.drives.cancel(site, link)
  await desk.drives.cancel(site, link)
  await desk.work()
  expect((await desk.drives.open(site, link))?.state).toBe('cancelled')
  const cancelled = (await desk.mailsTo('drive@example.com')).filter(({ calendar }) =>
    calendar?.includes('METHOD:CANCEL'),
  )
  expect(cancelled).toHaveLength(1)
  expect((await dealers()).filter(({ calendar }) => calendar?.includes('METHOD:CANCEL'))).toHaveLength(1)
  await desk.send({ email: 'next@example.com', phone: '0400100003', ...drive })
})

test('a shopper moves a drive by the mail’s link: the old time is free, the new one theirs, both sides and calendars are told (LEAD-002)', async () => {
  const desk = bench()
  const drive = { form: 'test_drive', car_id: 'veh_1' }
  const { reference } = await desk.send({
    email: 'move@example.com',
    phone: '0400100030',
    ...drive,
    dateTime: '2026-11-30T10:00',
  })
  const link = linkIn((await desk.mailsTo('move@example.com'))[0], 'test-drive')
  const days = (await desk.drives.open(site, link))?.days ?? []
  const offered = days.flatMap(({ slots }) => slots.map(({ value }) => value))
  expect(offered).toContain('2026-12-01T11:00')
  expect(offered).not.toContain('2026-11-30T10:00')
  expect(await desk.drives.move(site, link, '2026-11-30T10:00')).toBe('taken')
  expect(await desk.drives.move(site, link, '2026-12-01T11:00')).toBe('moved')
  await desk.work()
  expect((await desk.drives.open(site, link))?.when).toBe('Tue 1 Dec 2026 at 11:00am')
  const mine = (await desk.mailsTo('move@example.com')).find(({ subject }) => subject.includes('is moved'))
  const dealers = await desk.mailsTo('sales@northside.example')
  const theirs = dealers.find(({ subject }) => subject.startsWith('Test drive moved: Tue 1 Dec 11:00am'))
  expect(theirs?.text).toContain('Before: Mon 30 Nov 2026 at 10:00am')
  for (const mail of [mine, theirs]) {
    expect(mail?.calendar).toContain('SEQUENCE:1')
    expect(mail?.calendar).toContain('20261201T110000')
  }
  expect(theirs?.text).toContain(reference)
  await desk.send({ email: 'free@example.com', phone: '0400100031', ...drive, dateTime: '2026-11-30T10:00' })
})

test('a booking is moved three times a day, pressed twice once; then its page gives the location’s phone (LEAD-002)', async () => {
  const desk = bench()
  const drive = { form: 'test_drive', car_id: 'veh_1', dateTime: '2026-11-27T14:00' }
  const { leadId } = await desk.send({ email: 'often@example.com', phone: '0400100080', ...drive })
  const link = linkIn((await desk.mailsTo('often@example.com'))[0], 'test-drive')
  const at = desk.time.nowMs
  const twice = ['2026-12-01T14:00', '2026-12-01T15:00'].map((start) => desk.drives.move(site, link, start))
  expect((await Promise.all(twice)).toSorted()).toEqual(['moved', 'taken'])
  expect(await desk.drives.move(site, link, '2026-12-02T14:00')).toBe('moved')
  expect(await desk.drives.open(site, link)).toMatchObject({ canMove: true })
  expect(await desk.drives.move(site, link, '2026-12-02T15:00')).toBe('moved')
  expect(await desk.drives.open(site, link)).toMatchObject({ canMove: false, phone: '0735550199' })
  const told = (await desk.leads.show(leadId))?.deliveries.length
  expect(await desk.drives.move(site, link, '2026-12-01T16:00')).toBe('too_often')
  expect((await desk.leads.show(leadId))?.deliveries.length).toBe(told)
  desk.time.nowMs += 86_400_001
  expect(await desk.drives.move(site, link, '2026-12-01T16:00')).toBe('moved')
  await desk.drives.cancel(site, link)
  desk.time.nowMs = at
})

test('who cancels three bookings within a day makes the fourth by phone', async () => {
  const desk = bench()
  const person = { email: 'loop@example.com', phone: '0400100081', form: 'test_drive', car_id: 'veh_1' }
  const drive = { ...person, dateTime: '2026-11-27T15:00' }
  for (let turn = 0; turn < 3; turn++) {
    const { reference } = await desk.send({ ...drive, message: `${turn}` })
    const mails = await desk.mailsTo('loop@example.com')
    const mine = mails.find(({ subject, calendar }) => subject.includes(reference) && calendar)
    await desk.drives.cancel(site, linkIn(mine, 'test-drive'))
  }
  expect(await desk.refused(drive)).toBe('too_many_cancelled')
  expect(await desk.refused({ ...drive, email: 'other@example.com', phone: '0400100082' })).toBeNull()
})

test('a person has one drive of a vehicle to come, by phone or mail address; the next is a move', async () => {
  const desk = bench()
  const drive = { form: 'test_drive', car_id: 'veh_1', email: 'one@example.com', phone: '0400100083' }
  await desk.send({ ...drive, dateTime: '2026-11-26T09:00' })
  const link = linkIn((await desk.mailsTo('one@example.com'))[0], 'test-drive')
  const again = { ...drive, dateTime: '2026-11-26T11:00' }
  expect(await desk.refused(again)).toBe('drive_booked')
  expect(await desk.refused({ ...again, phone: '0400100084', email: 'ONE@example.com' })).toBe('drive_booked')
  await desk.drives.cancel(site, link)
  expect(await desk.refused(again)).toBeNull()
})

test('a drive of a held vehicle says so before it is booked, and to the dealer', async () => {
  const desk = bench()
  const held = { ...aVehicle(), isReserved: true }
  const offer = await desk.bookings.offer(site, { vehicle: held, locationSlug: null })
  expect(offer.note).toContain('the drive depends on the hold')
  expect((await desk.bookings.offer(site, { vehicle: aVehicle(), locationSlug: null })).note).toBeNull()
  const drive = { form: 'test_drive', car_id: 'veh_held', email: 'held@example.com', phone: '0400100085' }
  const { reference } = await desk.send({ ...drive, dateTime: '2026-11-26T13:00' })
  const dealers = await desk.mailsTo('sales@northside.example')
  const told = dealers.find(({ subject }) => subject.includes(reference))
  expect(told?.text).toContain('The vehicle is held for a buyer.')
})

test('a drive is reminded of the day before, once, not if just booked, cancelled or without a mailbox', async () => {
  const desk = bench()
  const at = desk.time.nowMs
  const book = (email: string, phone: string, dateTime: string) =>
    desk.send({ email, phone, form: 'test_drive', car_id: 'veh_1', dateTime })
  await book('remind@example.com', '0400100040', '2026-12-02T10:00')
  await book('gone@example.org', '0400100041', '2026-12-02T12:00')
  const link = linkIn((await desk.mailsTo('gone@example.org'))[0], 'test-drive')
  await desk.drives.cancel(site, link)
  const reminders = async (email: string) =>
    (await desk.mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder of your test drive'))
  const lookAgain = async () => {
    await desk.remind()
    await desk.work()
  }
  await lookAgain()
  expect(await reminders('remind@example.com')).toHaveLength(0)
  desk.time.nowMs = Date.parse('2026-12-01T01:00:00Z')
  await book('late@example.org', '0400100042', '2026-12-02T09:00')
  await lookAgain()
  await lookAgain()
  expect((await reminders('remind@example.com')).map(({ subject }) => subject.split(' [')[0])).toEqual([
    'Reminder of your test drive: Wed 2 Dec 2026 at 10:00am',
  ])
  expect(await reminders('gone@example.org')).toHaveLength(0)
  expect(await reminders('late@example.org')).toHaveLength(0)
  desk.time.nowMs = at
})

test('a lead system hears of a drive moved and cancelled: the same prospect again with the time that holds, or an event (pain 3)', async () => {
  const desk = bench()
  const [place] = site.config.locations
  if (!place) throw new Error('no place')
  const before = place.receivers
  const crm = {
    kind: 'adf_https',
    id: 'crm',
    url: 'https://crm.example/in',
    profile: 'standard',
    secretEnv: null,
  }
  const hook = { kind: 'webhook', id: 'hook', url: 'https://hook.example', secretEnv: 'FORECOURT_SECRET_A' }
  place.receivers = [...before, crm, hook] as never
  const drive = { form: 'test_drive', car_id: 'veh_1', dateTime: '2026-12-03T10:00' }
  const { leadId } = await desk.send({ email: 'crm@example.com', phone: '0400100060', ...drive })
  place.receivers = before
  const link = linkIn((await desk.mailsTo('crm@example.com'))[0], 'test-drive')
  desk.posts.length = 0
  await desk.drives.move(site, link, '2026-12-04T11:00')
  await desk.work()
  const adf = () => desk.posts.filter((post) => post.startsWith('<?xml')).at(-1)
  const event = () => JSON.parse(desk.posts.filter((post) => post.startsWith('{')).at(-1) ?? '{}')
  expect(adf()).toContain('<prospect status="resend">')
  expect(adf()).toContain(`<id sequence="1" source="northside">${leadId}</id>`)
  expect(adf()).toContain('TEST DRIVE MOVED by the shopper: it is now Fri 4 Dec 2026 at 11:00am')
  expect(adf()).toContain('Wanted date and time: Fri 4 Dec 2026 at 11:00am')
  expect(adf()).not.toContain('2026-12-03')
  expect(event()).toMatchObject({
    event: 'test_drive_moved',
    lead_id: leadId,
    starts_local: '2026-12-04T11:00',
  })
  await desk.drives.cancel(site, link)
  await desk.work()
  expect(adf()).toContain('TEST DRIVE CANCELLED by the shopper: it was Fri 4 Dec 2026 at 11:00am')
  expect(adf()).not.toContain('Wanted date')
  expect(event()).toMatchObject({ event: 'test_drive_cancelled', lead_id: leadId, starts_local: null })
  expect(desk.posts).toHaveLength(4)
})

test('another time is never the present one, also where several drive at once', async () => {
  const desk = bench()
  site.config.forms.testDrive.perSlot = 2
  const drive = { form: 'test_drive', car_id: null, dateTime: '2026-12-03T14:00' }
  await desk.send({ email: 'two@example.com', phone: '0400100061', ...drive })
  const link = linkIn((await desk.mailsTo('two@example.com'))[0], 'test-drive')
  const days = (await desk.drives.open(site, link))?.days ?? []
  site.config.forms.testDrive.perSlot = 1
  const offered = days.flatMap(({ slots }) => slots.map(({ value }) => value))
  expect(offered).toContain('2026-12-03T15:00')
  expect(offered).not.toContain('2026-12-03T14:00')
})
