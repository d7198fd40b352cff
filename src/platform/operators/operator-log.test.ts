import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../database/database.ts'
import { openTestStore } from '../testing/test-store.ts'
import { actionLine, writtenDown } from './operator-commands.ts'
import { createOperatorLog } from './operator-log.ts'

let nowMs = Date.parse('2026-11-22T00:00:00Z')
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('a command is in the log before it begins, so even one that breaks off is recorded, and kept for two years', async () => {
  const log = createOperatorLog({ db: store.db, clock: { now: () => nowMs } })
  await log.begin({ operator: 'ana', command: 'stock approve', subject: 'run_1' })
  const end = await log.begin({ operator: 'bo', command: 'site suspend', subject: 'hilltop' })
  await end('done')
  expect((await log.list({ limit: 10 })).map(actionLine)).toEqual([
    '2026-11-22T00:00:00.000Z  bo  site suspend hilltop  done',
    '2026-11-22T00:00:00.000Z  ana  stock approve run_1  begun',
  ])
  expect(await log.list({ subject: 'hilltop', limit: 10 })).toHaveLength(1)
  expect(await log.prune(nowMs)).toBe(0)
  nowMs += 731 * 86_400_000
  expect(await log.prune(nowMs)).toBe(2)
})

test.each([
  [['site', 'suspend', 'hilltop'], { command: 'site suspend', subject: 'hilltop' }],
  [['site', 'publish', '/home/ana/hilltop.json'], { command: 'site publish', subject: 'hilltop.json' }],
  [['leads', 'export', '--site', 'hilltop'], { command: 'leads export', subject: 'hilltop' }],
  [['person', 'erase', 'zelda@quill.example'], { command: 'person erase', subject: '' }],
  [['site', 'list'], null],
  [['leads', 'show', 'K7MP-4QX2'], { command: 'leads show', subject: 'K7MP-4QX2' }],
  [['privacy', 'retention', '--dry-run'], null],
  [['privacy', 'retention', '--now'], { command: 'privacy retention', subject: '' }],
  [['site', 'remove', 'hilltop'], null],
  [['site', 'remove', 'hilltop', '--confirm', 'hilltop'], { command: 'site remove', subject: 'hilltop' }],
])(
  'the record of %s names no person, and reading is not recorded unless it is about people',
  async (argv, told) => {
    let seen: ReturnType<typeof writtenDown> = null
    const program = new Command().exitOverride()
    const nothing = () => undefined
    const site = program.command('site')
    site.command('suspend <slug>').action(nothing)
    site.command('publish <file>').action(nothing)
    site.command('list').action(nothing)
    site.command('remove <slug>').option('--confirm <slug>').action(nothing)
    const leads = program.command('leads')
    leads.command('export').option('--site <slug>').action(nothing)
    leads.command('show <lead>').action(nothing)
    const privacy = program.command('privacy')
    privacy.command('retention').option('--dry-run').option('--now').action(nothing)
    program.command('person').command('erase <who>').action(nothing)
    program.hook('preAction', (_program, action) => {
      seen = writtenDown(action)
    })
    await program.parseAsync(argv, { from: 'user' })
    expect(seen).toEqual(told)
  },
)
