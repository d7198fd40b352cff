import { Command } from 'commander'
import { expect, test } from 'vitest'
import { anAnalyticsSite } from '../testing/analytics-bench.ts'
import { registerAnalyticsCommands } from './analytics-commands.ts'

const LINES = [
  { day: '2026-11-21', event: 'favourite', vehicleId: 'veh_1', seen: 3 },
  { day: '2026-11-21', event: 'print', vehicleId: 'veh_1', seen: 1 },
  { day: '2026-11-20', event: 'phone_click', vehicleId: null, seen: 2 },
]

async function run(...argv: string[]): Promise<string[]> {
  const out: string[] = []
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  registerAnalyticsCommands(program, {
    analytics: {
      list: async (_site, { events }) =>
        LINES.filter(({ event }) => !events || (events as readonly string[]).includes(event)),
      days: async (_site, { days }) => (days === 7 ? LINES : []),
    },
    sites: { getBySlug: async (slug) => (slug === 'meridian' ? anAnalyticsSite('meridian') : null) },
    io: { out: (text) => out.push(text) },
  })
  for (const command of program.commands) quiet(command)
  await program.parseAsync(['analytics', 'events', ...argv], { from: 'user' })
  return out
}

function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => {} })
  command.commands.forEach(quiet)
}

test('ANLT-012: a dealer can list day, site, id, event, vehicle and count', async () => {
  expect(await run('list', '--site', 'meridian')).toEqual([
    '2026-11-21  meridian  39  favourite  veh_1  3',
    '2026-11-21  meridian  -  print  veh_1  1',
    '2026-11-20  meridian  25  phone_click  -  2',
  ])
  expect(await run('days', '--site', 'meridian')).toContain('2026-11-20  meridian  25  phone_click  2')
  expect(await run('list', '--site', 'meridian', '--event', '25', '--json')).toEqual([
    '{"day":"2026-11-20","site":"meridian","id":25,"event":"phone_click","car_id":null,"count":2}',
  ])
})

test('an unknown site, an unknown event or an invalid number of days is refused', async () => {
  await expect(run('list', '--site', 'nowhere')).rejects.toThrow("There is no site 'nowhere'")
  for (const wrong of [
    ['--event', '40'],
    ['--days', '0'],
    ['--days', '9999'],
  ])
    await expect(run('list', '--site', 'meridian', ...wrong)).rejects.toThrow()
  expect(await run('days', '--site', 'meridian', '--days', '2')).toEqual(['No events.'])
})
