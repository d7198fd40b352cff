import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Receiver } from '#src/features/leads/domain/delivery/receiver-schema.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboxSms } from '#src/platform/messaging/sms/outbox-sms.ts'
import { createSentMessages } from '#src/platform/messaging/sent-messages.ts'
import { type SmtpSink, startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aFaultBench, aSiteWith, HOUR_MS, startHook } from '#src/features/leads/testing/fault-bench.ts'
import { anEnquiry } from '#src/features/leads/testing/lead-fixtures.ts'
import { createDeliveryWatch, type WatchEvent } from './delivery-watch.ts'

const MINUTE_MS = 60_000
const MAIL: Receiver = { kind: 'mail', id: 'desk', to: ['desk@x.example'] }
let store: Store
let sink: SmtpSink
let hook: Awaited<ReturnType<typeof startHook>>
let bench: ReturnType<typeof aFaultBench>
let site: SiteContext
let events: WatchEvent[]
let watch: ReturnType<typeof createDeliveryWatch>

beforeEach(async () => {
  store = await openTestStore()
  sink = await startSmtpSink()
  hook = await startHook()
  site = aSiteWith([{ kind: 'webhook', id: 'crm', url: hook.url, secretEnv: 'HOOK_SECRET' }])
  bench = aFaultBench(store, sink.url, async () => site)
  events = []
  const clock = { now: () => bench.time.nowMs }
  watch = createDeliveryWatch({
    store,
    clock,
    findSite: async () => site,
    messenger: bench.messenger,
    sms: createOutboxSms({ db: store.db, clock }),
    mailFrom: 'website@forecourt.example',
    agency: { mail: 'help@agency.example', mobile: '0400 000 001' },
    onEvent: (event) => events.push(event),
  })
})
afterEach(async () => {
  hook.close()
  await bench.close()
  await sink.close()
  await store.close()
})

/** Advances `minutes`, running worker and watch once a minute. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await bench.pass(MINUTE_MS, MINUTE_MS)
    await watch.lookOnce()
  }
  await bench.pass(1, 1)
}
const mailsTo = (address: string) => sink.received.filter(({ to }) => to.includes(address))
const alarmsTo = (address: string) =>
  mailsTo(address).filter(({ email }) => email.subject?.startsWith('Leads are not getting through'))
const stateOf = async (leadId: string) =>
  (await bench.leads.show(leadId))?.deliveries.map(({ receiverKey, state }) => `${receiverKey} ${state}`)

test.each([401, 403, 404])(
  'a lead system that answers %i is retried, and the lead is in the site’s mailbox within minutes (LEAD-001)',
  async (status) => {
    hook.answer({ status })
    const leadId = await bench.submit('number 0', site)
    await pass(3)
    expect(await stateOf(leadId)).toEqual(['loc_northside/crm retrying', 'site/fallback delivered'])
    const [mail] = mailsTo('hello@northside.example').filter(({ email }) => email.text?.includes('number 0'))
    expect(mail?.email.text).toMatch(/^Why you get this\nNo receiver of the place has taken this lead/)
    const before = hook.posts.length
    await pass(70)
    expect(hook.posts.length).toBeGreaterThan(before)
    hook.answer({ status: 200 })
    await pass(65)
    expect(await stateOf(leadId)).toEqual(['loc_northside/crm delivered', 'site/fallback delivered'])
  },
)

test('location and operator are told once of a cause and how to fix it, and again if it returns', async () => {
  hook.answer({ status: 401 })
  await bench.submit('number 0', site)
  await pass(2)
  const [alarm] = alarmsTo('hello@northside.example')
  expect(alarm?.email.subject).toBe('Leads are not getting through: northside Albion, crm')
  expect(alarm?.email.text).toContain('the password is wrong (401)')
  expect(alarm?.email.text).toContain('the leads come to hello@northside.example')
  expect(alarm?.email.text).toContain('forecourt leads test-receiver northside loc_northside/crm')
  expect(alarm?.email.text).not.toMatch(/Jo|number 0/)
  await bench.submit('number 1', site)
  await pass(90)
  expect(alarmsTo('hello@northside.example')).toHaveLength(1)
  expect(alarmsTo('help@agency.example')).toHaveLength(1)
  hook.answer({ status: 200 })
  await pass(65)
  expect(watch.troubles()).toEqual([])
  hook.answer({ status: 401 })
  await bench.submit('number 2', site)
  await pass(2)
  expect(alarmsTo('hello@northside.example')).toHaveLength(2)
})

test('the location’s contact is told instead of the site, also by text, and so is the operator', async () => {
  for (const place of site.config.locations)
    place.leadContact = { email: 'boss@x.example', mobile: '0412 345 678' }
  hook.answer({ status: 404 })
  await bench.submit('number 0', site)
  await pass(2)
  expect(alarmsTo('boss@x.example')).toHaveLength(1)
  expect(alarmsTo('hello@northside.example')).toEqual([])
  const texts = await createSentMessages({ db: store.db }).list()
  expect(texts.map(({ recipients }) => recipients[0]).toSorted()).toEqual(['+61400000001', '+61412345678'])
  expect(texts[0]?.text).toContain('there is nothing at its address any more (404)')
})

test('if a mailbox refuses (550) and the site’s own does too, the platform’s gets the lead', async () => {
  site = aSiteWith([MAIL])
  sink.refuseMailboxes(['desk@x.example', 'hello@northside.example'])
  const leadId = await bench.submit('number 0', site)
  await pass(4)
  expect(await stateOf(leadId)).toEqual([
    'loc_northside/desk retrying',
    'site/fallback retrying',
    'platform/fallback delivered',
  ])
  expect(mailsTo('help@agency.example').some(({ email }) => email.text?.includes('number 0'))).toBe(true)
  sink.refuseMailboxes([])
  await pass(65)
  expect(new Set((await stateOf(leadId))?.map((text) => text.split(' ')[1]))).toEqual(new Set(['delivered']))
})

test('a lead that another receiver accepted is not passed on, but the refusing one is still reported', async () => {
  site = aSiteWith([MAIL, { kind: 'webhook', id: 'crm', url: hook.url, secretEnv: 'HOOK_SECRET' }])
  hook.answer({ status: 401 })
  const leadId = await bench.submit('number 0', site)
  await pass(3)
  expect(await stateOf(leadId)).toEqual(['loc_northside/desk delivered', 'loc_northside/crm retrying'])
  expect(alarmsTo('hello@northside.example')).toHaveLength(1)
})

test('if a lead system is down nobody is told for half an hour, then the lead is passed on', async () => {
  hook.answer({ status: 503 })
  const leadId = await bench.submit('number 0', site)
  await pass(20)
  expect(sink.received).toEqual([])
  await pass(15)
  expect(await stateOf(leadId)).toEqual(['loc_northside/crm retrying', 'site/fallback delivered'])
  expect(alarmsTo('hello@northside.example')[0]?.email.text).toContain('has not answered for half an hour')
})

test('a lead system that recovers after 71 hours gets every lead', async () => {
  hook.answer({ status: 401 })
  const leadId = await bench.submit('number 0', site)
  await bench.pass(71 * HOUR_MS, HOUR_MS)
  hook.answer({ status: 200 })
  await bench.pass(2 * HOUR_MS, HOUR_MS)
  expect((await stateOf(leadId))?.[0]).toBe('loc_northside/crm delivered')
})

test('waiting leads go to the corrected receiver without a command', async () => {
  hook.answer({ status: 404 })
  await bench.submit('number 0', site)
  await pass(2)
  const mended = await startHook()
  site = aSiteWith([{ kind: 'webhook', id: 'crm', url: mended.url, secretEnv: 'HOOK_SECRET' }])
  await pass(65)
  expect(mended.posts).toHaveLength(1)
  mended.close()
})

test('held enquiries are reported in one digest an hour, with how to reach each person', async () => {
  const held = (name: string) =>
    bench.leads.submitEnquiry(site, anEnquiry({ company_website: 'filled', name, message: `Hi ${name}` }))
  await held('Ann')
  await held('Bob')
  await pass(2)
  const digests = () => mailsTo('hello@northside.example')
  expect(digests()).toHaveLength(1)
  expect(digests()[0]?.email.subject).toBe('northside Motors: 2 enquiries held back as spam')
  expect(digests()[0]?.email.text).toMatch(/Ann, 0412 345 678, Jo@example.com/)
  await held('Cat')
  await pass(30)
  expect(digests()).toHaveLength(1)
  await pass(35)
  expect(digests()).toHaveLength(2)
  expect(digests()[1]?.email.text).not.toContain('Ann')
})

test('an alarm that could not be mailed is mailed later, and the log contains no shopper data', async () => {
  hook.answer({ status: 401 })
  await bench.submit('number 0', site)
  sink.setMood('close')
  const quiet = createDeliveryWatch({
    store,
    clock: { now: () => bench.time.nowMs },
    findSite: async () => site,
    messenger: bench.messenger,
    sms: null,
    mailFrom: 'website@forecourt.example',
    agency: { mail: null, mobile: null },
    onEvent: (event) => events.push(event),
  })
  await bench.pass(1, 1)
  await quiet.lookOnce()
  expect(alarmsTo('hello@northside.example')).toEqual([])
  sink.setMood('take')
  await quiet.lookOnce()
  await quiet.lookOnce()
  expect(alarmsTo('hello@northside.example')).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/Jo|example\.com|0412|number/)
})
