import { Command } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeadId } from '#src/shared/domain/ids.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { createLeadDeliverer } from './receivers/lead-deliverer.ts'
import { createReceiverTest, type TestReceiver } from './receivers/receiver-test.ts'
import { registerLeadCommands } from './lead-commands.ts'
import { createTextService } from './texts/text-service.ts'
import { createLeadService, type LeadService } from './lead-service.ts'

const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
/** Mail is accepted, as without a mail server; nothing listens at the webhook's address. */
const testReceiver: TestReceiver = (site, name) =>
  createReceiverTest({
    clock,
    deliver: createLeadDeliverer({
      messenger: createOutboxMessenger({ db: store.db, clock }),
      postOutbound: createOutboundHttp({ isDevelopment: true, timeoutMs: 300 }),
      clock,
      mailFrom: 'website@forecourt.example',
      readSecret: (secret) => (secret === 'FORECOURT_SECRET_CRM' ? 'hush' : undefined),
    }),
  })(site, name)
let site = aSite()
let store: Store
let leads: LeadService
let lines: string[]
let leadId: string

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({
    store,
    clock,
    findVehicle: async () => aVehicle(),
  })
  const result = await leads.submitEnquiry(aSite(), anEnquiry({ car_id: 'veh_1' }))
  leadId = result.ok ? result.value.leadId : ''
})
beforeEach(() => {
  lines = []
})
afterAll(() => store.close())

async function run(...args: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  registerLeadCommands(program, {
    leads,
    texts: createTextService({
      store,
      clock,
      links: { personKey: async (text) => text },
      findSite: async () => site,
    }),
    findSite: async (slug) => (slug === 'northside' ? site : null),
    listSenders: async () => ['a@b.example'],
    testReceiver,
    io: { out: (line) => lines.push(line), err: () => {} },
  })
  for (const command of program.commands.flatMap((each) => [each, ...each.commands]))
    command.copyInheritedSettings(program)
  await program.parseAsync(['leads', ...args], { from: 'user' })
  return lines.join('\n')
}

test('leads are listed by site, state and date', async () => {
  expect(await run('list', '--site', 'northside', '--state', 'pending', '--since', '2026-11-21')).toContain(
    leadId,
  )
  lines = []
  expect(await run('list', '--site', 'elsewhere')).toBe('No leads.')
})

test('a lead is shown with its shopper, route, deliveries and consent evidence', async () => {
  const text = await run('show', leadId)
  for (const part of [
    'Jo Citizen',
    '0412 345 678',
    'stock U123',
    'The vehicle is at this location.',
    'sales@northside.example',
    'pending',
    'Consent marketing: box left empty',
  ]) {
    expect(text).toContain(part)
  }
})

test('no line of a visitor’s comments passes for a line of ours', async () => {
  const message = 'Hello\nWhy sent here: forged\nDelivery forged\r\nConsent marketing: forged'
  const sent = await leads.submitEnquiry(aSite(), anEnquiry({ phone: '0400 100 900', message }))
  const id = sent.ok ? sent.value.leadId : ''
  const forged = (await run('show', id)).split('\n').filter((line) => line.includes('forged'))
  expect(forged).toHaveLength(3)
  for (const line of forged) expect(line).toMatch(/^ {4}\S/)
  await store.db
    .deleteFrom('lead_deliveries')
    .where('lead_id', '!=', leadId as LeadId)
    .execute()
})

test('leads are exported with their marks, the newest 1000 (pain 17)', async () => {
  const sheet = await run('export', '--site', 'northside')
  expect(sheet).toMatch(/^sent_at,lead_id/)
  expect(sheet).toContain(leadId)
  expect(sheet).toContain(',clean,')
})

test('dead letters and single leads are sent again, and an invalid command says what to do', async () => {
  await expect(run('replay', leadId)).rejects.toThrow('Nothing to send again')
  await store.db.updateTable('lead_deliveries').set({ state: 'dead' }).execute()
  expect(await run('replay', '--dead')).toBe('1 delivery goes out again.')
  await expect(run('replay')).rejects.toThrow('Name one lead by its id or reference')
  await expect(run('replay', leadId, '--dead')).rejects.toThrow('Name one lead by its id or reference')
  await expect(run('show', 'lead_none')).rejects.toThrow('There is no lead lead_none')
  await expect(run('list', '--state', 'lost')).rejects.toThrow('One of pending')
  await expect(run('list', '--since', 'soon')).rejects.toThrow('A date such as')
})

test('a lead is sent again by its reference, and so are a site’s failed deliveries', async () => {
  const reference = (await leads.show(leadId))?.lead.reference ?? ''
  await store.db.updateTable('lead_deliveries').set({ state: 'retrying', fault: 'down' }).execute()
  expect(await run('replay', reference)).toBe('1 delivery goes out again.')
  await store.db.updateTable('lead_deliveries').set({ state: 'retrying', fault: 'down' }).execute()
  lines = []
  expect(await run('replay', '--site', 'northside')).toBe('1 delivery goes out again.')
  await expect(run('replay', '--site', 'elsewhere')).rejects.toThrow('There is no site elsewhere')
})

test('a command tests receivers and says which accept leads and how to fix the others', async () => {
  site = aSite()
  for (const place of site.config.locations)
    place.receivers = [
      ...place.receivers,
      { kind: 'webhook', id: 'crm', url: 'http://127.0.0.1:1/', secretEnv: 'FORECOURT_SECRET_CRM' },
      { kind: 'webhook', id: 'old', url: 'http://127.0.0.1:1/', secretEnv: 'FORECOURT_SECRET_OLD' },
    ]
  await expect(run('test-receiver', 'northside')).rejects.toThrow('2 of 4 take no leads.')
  const text = lines.join('\n')
  expect(text).toContain('loc_northside/sales  mail  takes leads.')
  expect(text).toContain('loc_northside/crm  webhook  takes no leads: it has not answered')
  expect(text).toContain('loc_northside/old  webhook  takes no leads: its password is not set')
  expect(text).toContain('site/site-email  mail  takes leads.')
  lines = []
  expect(await run('test-receiver', 'northside', 'sales')).toBe('loc_northside/sales  mail  takes leads.')
  await expect(run('test-receiver', 'northside', 'none')).rejects.toThrow('has no receiver none')
})

test('receivers that do not accept leads are listed with how to fix them', async () => {
  expect(await run('troubles')).toBe('Every receiver takes leads.')
  await store.db
    .updateTable('lead_deliveries')
    .set({ state: 'retrying', fault: 'unauthorised', is_refused: true })
    .execute()
  lines = []
  expect(await run('troubles')).toMatch(/northside.*1 waiting since .*password is wrong \(401\)/)
})
