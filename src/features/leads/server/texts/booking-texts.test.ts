import { expect, test } from 'vitest'
import { linkIn, openShopperBench } from '#src/features/leads/testing/shopper-bench.ts'

const { site, desk: bench } = openShopperBench({ texts: true })
const HOUR_MS = 3_600_000

/** The texts a mobile got, newest first. */
async function textsTo(phone: string): Promise<string[]> {
  const kept = await bench().messages.list()
  return kept
    .filter(({ kind, recipients }) => kind === 'sms' && recipients.includes(`+61${phone.slice(1)}`))
    .map(({ text }) => text)
}
const aDrive = (phone: string, dateTime: string, more: object = {}) => ({
  ...{ form: 'test_drive', car_id: 'veh_1', email: `${phone}@example.com`, phone, dateTime, text_me: 'true' },
  ...more,
})

test('who ticks the box is texted when it is booked, moved, the day before and when cancelled; each once', async () => {
  const desk = bench()
  const at = desk.time.nowMs
  const phone = '0400200001'
  const { leadId } = await desk.send(aDrive(phone, '2026-11-30T10:00'))
  expect(await textsTo(phone)).toEqual([
    'northside Motors: your test drive is booked for Mon 30 Nov 10:00am at northside Albion, 2022 Toyota HiLux SR5. Call 07 3555 0199. Reply STOP to end',
  ])
  const link = linkIn((await desk.mailsTo(`${phone}@example.com`))[0], 'test-drive')
  expect(await desk.drives.move(site, link, '2026-12-01T11:00')).toBe('moved')
  await desk.work()
  expect((await textsTo(phone))[0]).toContain('is moved to Tue 1 Dec 11:00am')
  desk.time.nowMs = Date.parse('2026-11-30T01:30:00Z')
  await desk.remind()
  await desk.remind()
  await desk.work()
  expect((await textsTo(phone))[0]).toContain('reminder of your test drive on Tue 1 Dec 11:00am')
  await desk.drives.cancel(site, link)
  await desk.work()
  const all = await textsTo(phone)
  expect(all[0]).toContain('your test drive on Tue 1 Dec 11:00am is cancelled')
  expect(all).toHaveLength(4)
  const kept = await desk.texts.textsOf(leadId)
  expect(kept.map(({ text }) => text)).toEqual(all.toReversed())
  desk.time.nowMs = at
})

test('the box is evidence of its own, apart from marketing; left empty, nobody is texted', async () => {
  const desk = bench()
  const consentsOf = async (leadId: string) =>
    (await desk.leads.show(leadId))?.consents.map(({ purpose, granted, text }) => ({
      purpose,
      granted,
      text,
    }))
  const ticked = await desk.send(aDrive('0400200002', '2026-11-30T12:00'))
  const label = 'Text me about this booking'
  expect(await consentsOf(ticked.leadId)).toContainEqual({ purpose: 'texts', granted: true, text: label })
  expect(await consentsOf(ticked.leadId)).toContainEqual(
    expect.objectContaining({ purpose: 'marketing', granted: false }),
  )
  const empty = await desk.send(aDrive('0400200003', '2026-11-30T13:00', { text_me: undefined }))
  expect(await consentsOf(empty.leadId)).toContainEqual({ purpose: 'texts', granted: false, text: label })
  expect(await textsTo('0400200003')).toEqual([])
  // A form without the box has no such answer, whatever is posted to it.
  const other = await desk.send({ text_me: 'true', phone: '0400200004', message: 'Other' })
  expect((await consentsOf(other.leadId))?.map(({ purpose }) => purpose)).toEqual(['collection', 'marketing'])
})

test('a number that cannot be texted is told at the box, and booked without it', async () => {
  const desk = bench()
  const landline = aDrive('0735550123', '2026-11-30T14:00')
  expect(await desk.refused(landline)).toBe('invalid_fields')
  expect(await desk.refused({ ...landline, text_me: undefined })).toBeNull()
})

test('at night a text waits for the morning, and says what holds then', async () => {
  const desk = bench()
  const at = desk.time.nowMs
  desk.time.nowMs = Date.parse('2026-11-23T11:00:00Z')
  const waiting = await desk.send(aDrive('0400200005', '2026-12-02T10:00'))
  const changed = await desk.send(aDrive('0400200006', '2026-12-02T12:00'))
  const link = linkIn((await desk.mailsTo('0400200006@example.com'))[0], 'test-drive')
  await desk.drives.move(site, link, '2026-12-02T13:00')
  for (const hours of [2, 8]) {
    await desk.work()
    desk.time.nowMs += hours * HOUR_MS
  }
  expect(await textsTo('0400200005')).toEqual([])
  const held = (await desk.leads.show(waiting.leadId))?.deliveries.find(
    ({ receiver }) => 'sequence' in receiver,
  )
  expect(held).toMatchObject({ state: 'retrying', attempts: 0, lastError: 'Waits for the morning' })
  desk.time.nowMs = Date.parse('2026-11-23T22:00:30Z')
  await desk.work()
  expect(await textsTo('0400200005')).toHaveLength(1)
  expect(await textsTo('0400200006')).toEqual([expect.stringContaining('is moved to Wed 2 Dec 1:00pm')])
  expect((await desk.leads.show(changed.leadId))?.deliveries.map(({ state }) => state)).toContain('dead')
  desk.time.nowMs = at
})

test('a site that does not text offers no box and sends none', async () => {
  const desk = bench()
  site.config.features.texts = false
  await desk.send(aDrive('0400200007', '2026-12-03T10:00'))
  site.config.features.texts = true
  expect(await textsTo('0400200007')).toEqual([])
})

test('one number is texted about bookings six times a day at most', async () => {
  const desk = bench()
  const phone = '0400200008'
  const drive = aDrive(phone, '2026-12-03T11:00')
  const { leadId } = await desk.send(drive)
  const link = linkIn((await desk.mailsTo(drive.email))[0], 'test-drive')
  for (const hour of [12, 13, 14]) {
    expect(await desk.drives.move(site, link, `2026-12-03T${hour}:00`)).toBe('moved')
    await desk.work()
  }
  for (const hour of [15, 16]) {
    const other = { car_id: undefined, location: 'albion', email: `six${hour}@example.com` }
    await desk.send(aDrive(phone, `2026-12-03T${hour}:00`, other))
  }
  expect(await textsTo(phone)).toHaveLength(6)
  await desk.drives.cancel(site, link)
  await desk.work()
  expect(await textsTo(phone)).toHaveLength(6)
  expect((await desk.leads.show(leadId))?.deliveries.map(({ lastError }) => lastError)).toContain(
    'The number was texted often enough today',
  )
})
