import { access, constants } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { EndsWith } from '#src/platform/cli/ends-with.ts'
import { FEED_MODES, type FeedFinding, type FeedMode, type FeedReport } from '../domain/feed-run.ts'
import { rowCountOf } from '../domain/row-count.ts'
import { addMap, orRefuse, registerMapCommands } from './maps/stock-map-commands.ts'
import type { FeedProgress, StockFeedService } from './stock-feed-service.ts'

type Io = { out(line: string): void; err(line: string): void; progress?(text: string): void }
type Deps = {
  feeds: StockFeedService
  io: Io
  /** Other features' commands under `stock`. */
  others?: readonly Command[]
}
type ImportOptions = {
  source?: string
  map?: string
  mode: FeedMode
  dealership?: string
  approve?: boolean
  rows?: string
}

const BAR_WIDTH = 30
/** Lines shown by `stock import`; `stock show` has them all. */
const FINDINGS_SHOWN = 10

/** Not everything the file asked for was done: it was cut off, or a person has to approve it. */
const EXIT_UNFINISHED = 2

/**
 * `forecourt stock …`: import, runs, show, approve, sources. A refused command throws with its reason; an import
 * that removed nothing because the file is cut off or waits for approval ends with code 2, so that a script notices.
 */
export function registerStockFeedCommands(program: Command, deps: Deps): void {
  const stock = new Command('stock').description('Imports stock feeds and shows what they did')
  stock
    .command('import <file>')
    .description('Imports a stock file')
    .option('--source <name>', 'column map of the file (see stock sources)')
    .option('--map <file>', 'a column map as JSON, which is checked and kept')
    .addOption(
      new Option('--mode <mode>', 'full: what the file lacks is removed; delta: changes only')
        .choices([...FEED_MODES])
        .default('full'),
    )
    .option('--dealership <slug>', 'the dealership whose stock it is; without it each row names its own')
    .option(
      '--rows <count>',
      'rows the file must have at least; with fewer it is cut off and removes nothing',
    )
    .option('--approve', 'goes on whatever the guard says: more than 30 % removed, most prices missing')
    .action((file: string, options: ImportOptions) => importFile(deps, file, options))
  stock
    .command('runs')
    .description('Lists the latest imports')
    .action(async () => {
      const runs = await deps.feeds.listRuns()
      if (runs.length === 0) deps.io.out('No stock was imported yet.')
      for (const run of runs) deps.io.out(`${run.startedAt}  ${run.runId}  ${summary(run)}`)
    })
  stock
    .command('show <run>')
    .description('Shows an import and the lines it refused')
    .action((run: string) => showRun(deps, run))
  stock
    .command('approve <run>')
    .description('Applies the removal, or the whole file, that an import waits to have approved')
    .action(async (run: string) => {
      const approved = await deps.feeds.approve(run)
      if (!approved.ok) throw new Error(approved.error.message)
      deps.io.out(summary(approved.value))
    })
  stock
    .command('reject <run>')
    .description('Drops the removal, or the whole file, that an import waits to have approved')
    .action(async (run: string) => {
      const rejected = await deps.feeds.reject(run)
      if (!rejected.ok) throw new Error(rejected.error.message)
      deps.io.out(`Rejected: ${summary(rejected.value)}`)
    })
  stock
    .command('sources')
    .description('Lists the column maps')
    .option('--dealership <slug>', 'with the maps of this dealership')
    .action(async ({ dealership }: { dealership?: string }) => {
      for (const source of await orRefuse(deps.feeds, await deps.feeds.sources(dealership)))
        deps.io.out(`${source.name.padEnd(18)} ${source.format.padEnd(5)} ${source.title}`)
    })
  registerMapCommands(stock, deps)
  for (const other of deps.others ?? []) stock.addCommand(other)
  program.addCommand(stock)
}

async function importFile({ feeds, io }: Deps, file: string, options: ImportOptions): Promise<void> {
  const onProgress = io.progress && ((progress: FeedProgress) => io.progress?.(bar(progress)))
  const { map, rows, ...given } = options
  const rowsAnnounced = rows === undefined ? null : readRowCount(rows)
  const source = map ? (await addMap(feeds, map, options.dealership)).name : options.source
  if (!source) throw new Error('Name the column map: --source <name> or --map <file> (see stock sources)')
  await refuseUnreadable(file)
  const imported = await feeds.importFeed({
    path: file,
    ...given,
    source,
    ...(rowsAnnounced === null ? {} : { rowsAnnounced }),
    ...(onProgress ? { onProgress } : {}),
  })
  io.progress?.('')
  const report = await orRefuse(feeds, imported)
  if (report.status === 'failed') throw new Error(`${file}: ${report.notes.join('; ')} (${report.runId})`)
  io.out(`${report.runId}  ${summary(report)}`)
  for (const note of report.notes) io.out(`  note: ${note}`)
  if (report.quarantined > 0) await showFindings({ feeds, io }, report)
  if (report.status === 'awaiting_approval' && !report.isHeld)
    io.out(
      `  To remove them: forecourt stock approve ${report.runId}; to keep them: forecourt stock reject ${report.runId}`,
    )
  if (report.status !== 'done') throw new EndsWith(EXIT_UNFINISHED)
}

/** A mistyped path is the operator's slip and not a failed feed, of which the dealer would be told. */
async function refuseUnreadable(file: string): Promise<void> {
  const code = await access(file, constants.R_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  )
  if (code === null) return
  throw new Error(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be opened (${code})`}`)
}

function readRowCount(text: string): number {
  const count = rowCountOf(text)
  if (count === null) throw new Error('--rows takes a whole number')
  return count
}

async function showFindings({ feeds, io }: Deps, report: FeedReport): Promise<void> {
  const found = await feeds.findRun(report.runId)
  const refused = found.ok ? found.value.findings.filter((finding) => finding.severity === 'refused') : []
  for (const finding of refused.slice(0, FINDINGS_SHOWN)) io.out(`  ${findingLine(finding)}`)
  if (refused.length > FINDINGS_SHOWN) io.out(`  … all of them: forecourt stock show ${report.runId}`)
}

async function showRun({ feeds, io }: Deps, runId: string): Promise<void> {
  const found = await feeds.findRun(runId)
  if (!found.ok) throw new Error(found.error.message)
  const { report, findings } = found.value
  io.out(`${report.runId}  ${report.startedAt}  ${summary(report)}`)
  for (const note of report.notes) io.out(`  note: ${note}`)
  for (const finding of findings) io.out(`  ${findingLine(finding)}`)
}

function findingLine({ line, severity, stockNumber, reason }: FeedFinding): string {
  return `line ${line}  ${severity}  ${stockNumber ?? '-'}  ${reason}`
}

function summary(report: FeedReport): string {
  const { rows, inserted, updated, unchanged, removed, quarantined, warnings } = report
  const counts = `${rows} rows: ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${removed} removed, ${quarantined} quarantined, ${warnings} warnings`
  const waiting =
    report.awaitingApproval > 0
      ? `, ${report.awaitingApproval} removals await approval`
      : report.isHeld
        ? ', the whole file awaits approval'
        : ''
  return `${report.source} ${report.mode} ${report.status}  ${counts}${waiting}`
}

function bar({ bytes, totalBytes, rows }: FeedProgress): string {
  const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes)
  const filled = Math.round(share * BAR_WIDTH)
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${Math.round(share * 100)} %  ${rows} rows`
}
