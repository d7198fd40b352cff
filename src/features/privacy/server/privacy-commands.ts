import type { Command } from 'commander'
import { FIXED_DAYS, periodText, RETENTION_KINDS } from '../domain/retention-kind.ts'
import { PERSONAL_DATA } from '../domain/personal-data.ts'
import type { Outdated } from '#src/platform/database/sealing/reseal.ts'
import type { KeyService } from './key-service.ts'
import type { RetentionService } from './retention-service.ts'

type PrivacyCommandDeps = {
  retention: RetentionService
  /** Null if no data key is set. */
  keys: KeyService | null
  now: () => number
  io: { out: (text: string) => void; err: (text: string) => void }
}
type RetentionOptions = { site?: string; dryRun?: boolean; now?: boolean }

/** Limit for one call of the command; the hourly job does the rest. */
const ROWS_MAX = 100_000

/** `forecourt privacy …`: what personal data is kept, for how long, and what has expired. */
export function registerPrivacyCommands(program: Command, deps: PrivacyCommandDeps): void {
  const privacy = program
    .command('privacy')
    .description('What personal data is kept, for how long, and what has expired.')
  privacy
    .command('retention')
    .description('What has expired so far, by month, or what would expire now.')
    .option('--site <slug>', 'of one site')
    .option('--dry-run', 'what would expire now, and what open matters keep')
    .option('--now', 'expire it at once instead of within the hour')
    .action((options: RetentionOptions) => retention(deps, options))
  registerKeyCommands(privacy, deps)
  privacy
    .command('inventory')
    .description('Every table that holds a person: columns, periods, what remains.')
    .action(() => {
      for (const [table, { columns, kinds, remains, files }] of Object.entries(PERSONAL_DATA))
        deps.io.out(
          `${table}${files ? ` and files in ${files}` : ''}: ${columns.join(', ')}\n  ${kinds.join(', ')}; remains: ${remains}`,
        )
      deps.io.out(
        `fixed, in days: ${Object.entries(FIXED_DAYS)
          .map(([name, days]) => `${name} ${days}`)
          .join(', ')}`,
      )
    })
}

function registerKeyCommands(privacy: Command, { keys, io }: PrivacyCommandDeps): void {
  const group = privacy.command('keys').description('The key that personal data is sealed with at rest.')
  const needed = () => {
    if (!keys) throw new Error('FORECOURT_DATA_KEY is not set: personal data is not encrypted.')
    return keys
  }
  group
    .command('status')
    .description('The current key, and what is in clear or under the previous key.')
    .option('--whole', 'check every row, not only the last 50,000 of a table')
    .action(async ({ whole = false }: { whole?: boolean }) => {
      io.out(`current key ${needed().keyId}`)
      for (const [what, found] of Object.entries(await needed().outdated({ isWhole: whole })))
        io.out(`${what}: ${countText(found)}`)
    })
  group
    .command('rotate')
    .description(
      'Seals with the current key what is in clear or under the key before, while the platform runs.',
    )
    .action(async () => {
      const { count, told } = tellRotation(io)
      const done = await needed().rotate(count)
      told()
      io.out(`${done} sealed with the key ${needed().keyId}; the key before may be taken away.`)
    })
}

/** How many rows of a table are sealed between two lines about it. */
const TOLD_EVERY = 10_000

/** Tells how far a table is every 10,000 rows, and at the end how many rows each had. */
function tellRotation(io: PrivacyCommandDeps['io']) {
  const sealed = new Map<string, number>()
  return {
    count(what: string, rows: number): void {
      const [before, after] = [sealed.get(what) ?? 0, (sealed.get(what) ?? 0) + rows]
      sealed.set(what, after)
      if (Math.floor(before / TOLD_EVERY) < Math.floor(after / TOLD_EVERY)) io.out(`${what}: ${after} so far`)
    },
    told(): void {
      for (const [what, rows] of sealed) io.out(`${what}: ${rows}`)
    },
  }
}

function countText({ count, isWhole }: Outdated): string {
  const text = count === 0 ? 'all under it' : `${count} not yet`
  return isWhole ? text : `${text} (of the last 50,000 rows; --whole checks all)`
}

async function retention(
  { retention: service, now, io }: PrivacyCommandDeps,
  { site, dryRun, now: isNow }: RetentionOptions,
): Promise<void> {
  if (dryRun) {
    for (const row of await service.preview(now(), site))
      io.out(
        `${row.site}  ${row.kind}  kept ${periodText(row.months)} ${RETENTION_KINDS[row.kind].from}  ${row.due} to go${row.open > 0 ? `, ${row.open} kept by open matters` : ''}`,
      )
    return
  }
  if (isNow) io.out(`${await service.run(now(), ROWS_MAX)} ended.`)
  const removed = (await service.removed()).filter(({ siteId }) => !site || siteId === `site_${site}`)
  if (removed.length === 0) io.out('Nothing went yet.')
  for (const { month, siteId, kind, removed: count } of removed)
    io.out(`${month}  ${siteId}  ${kind}  ${count}`)
}
