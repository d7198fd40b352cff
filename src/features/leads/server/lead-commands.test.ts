import { Command } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { registerLeadCommands } from './lead-commands.ts'
import { createLeadService, type LeadService } from './lead-service.ts'

let store: Store
let leads: LeadService
let lines: string[]
let leadId: string

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({
    store,
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
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
  registerLeadCommands(program, { leads, io: { out: (line) => lines.push(line), err: () => {} } })
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
    'The vehicle stands at this location.',
    'sales@northside.example',
    'pending',
    'Consent marketing: no',
  ]) {
    expect(text).toContain(part)
  }
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
  await expect(run('replay')).rejects.toThrow('Name one lead id, or --dead')
  await expect(run('replay', leadId, '--dead')).rejects.toThrow('Name one lead id, or --dead')
  await expect(run('show', 'lead_none')).rejects.toThrow('There is no lead lead_none')
  await expect(run('list', '--state', 'lost')).rejects.toThrow('One of pending')
  await expect(run('list', '--since', 'soon')).rejects.toThrow('A date such as')
})
