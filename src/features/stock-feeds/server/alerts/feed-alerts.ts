import type { Messenger } from '#src/platform/messaging/messenger.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { alertCauses, alertMail, type FeedAlertCause } from '#src/features/stock-feeds/domain/feed-alert.ts'
import type { FeedReport } from '#src/features/stock-feeds/domain/feed-run.ts'
import type { FeedDealership } from '#src/features/stock-feeds/domain/rows/row-dealership.ts'
import { listFindings } from '../stock-feed-repository.ts'

export type FeedRunEvent =
  | {
      kind: 'run'
      runId: string
      source: string
      dealershipId: string | null
      status: string
      causes: string[]
      quarantined: number
      removed: number
      notes: string[]
    }
  | { kind: 'mail_failed'; runId: string; reason: string }

export type FeedAlertDeps = {
  /** Opens the mail port; closed after the mail, because a command ends with its run. */
  openMessenger?: () => Messenger
  mailFrom?: string
  alertMailsOf?: (dealershipId: string, source: string) => Promise<string[]>
  onEvent?: (event: FeedRunEvent) => void
}

/** Logs and mails what a finished run needs, each problem once until a run is free of it. Never rejects. */
export async function tellRun(
  deps: FeedAlertDeps & { store: Store; clock: Clock },
  report: FeedReport,
  dealership: FeedDealership | null,
): Promise<void> {
  const causes = alertCauses(report)
  const { runId, source, status, quarantined, removed, notes } = report
  const facts = {
    runId,
    source,
    dealershipId: report.dealershipId,
    status,
    causes,
    quarantined,
    removed,
    notes,
  }
  deps.onEvent?.({ kind: 'run', ...facts })
  if (!dealership) return
  try {
    const to = (await deps.alertMailsOf?.(dealership.id, report.source)) ?? []
    // What nobody was told is no news of the past: whoever is named later hears of it.
    const told = to.length > 0 ? causes : []
    const fresh = await settleCauses(deps, report, { dealershipId: dealership.id, causes: told })
    if (fresh.length > 0) await mail(deps, report, { dealership, causes: fresh, to })
  } catch (error) {
    deps.onEvent?.({ kind: 'mail_failed', runId, reason: (error as Error).message.slice(0, 200) })
  }
}

/** Keeps changes pushed during the day apart from the nightly file. */
function feedOf({ source, mode }: FeedReport): string {
  return `${source} ${mode}`
}

type Settling = { dealershipId: string; causes: readonly FeedAlertCause[] }

/** Clears problems this run is free of, and returns those not yet reported. */
async function settleCauses(
  { store, clock }: { store: Store; clock: Clock },
  report: FeedReport,
  { dealershipId, causes }: Settling,
): Promise<FeedAlertCause[]> {
  await store.db
    .deleteFrom('stock_feed_alerts')
    .where('dealership_id', '=', dealershipId)
    .where('source', '=', feedOf(report))
    .where('cause', 'not in', causes.length > 0 ? [...causes] : [''])
    .execute()
  if (causes.length === 0) return []
  const told = await store.db
    .insertInto('stock_feed_alerts')
    .values(
      causes.map((cause) => ({
        dealership_id: dealershipId,
        source: feedOf(report),
        cause,
        run_id: report.runId,
        told_at: new Date(clock.now()),
      })),
    )
    .onConflict((conflict) => conflict.columns(['dealership_id', 'source', 'cause']).doNothing())
    .returning('cause')
    .execute()
  return causes.filter((cause) => told.some((row) => row.cause === cause))
}

type Telling = { dealership: FeedDealership; causes: readonly FeedAlertCause[]; to: string[] }

async function mail(
  deps: FeedAlertDeps & { store: Store },
  report: FeedReport,
  { dealership, causes, to }: Telling,
): Promise<void> {
  if (!deps.openMessenger || !deps.mailFrom) return
  const findings = report.quarantined > 0 ? await listFindings(deps.store.db, report.runId) : []
  const messenger = deps.openMessenger()
  try {
    const sent = await messenger.send({
      messageId: `stock-${report.runId}-${causes.join('-')}@${deps.mailFrom.split('@')[1] ?? 'localhost'}`,
      from: { name: `${dealership.name} stock feed`, address: deps.mailFrom },
      to,
      replyTo: null,
      ...alertMail(report, { causes, findings, dealership: dealership.name }),
      html: null,
    })
    if (sent.ok) return
    await forget(deps, report, { dealership, causes, to })
    deps.onEvent?.({ kind: 'mail_failed', runId: report.runId, reason: sent.error.reason })
  } finally {
    await messenger.close()
  }
}

/** The mail failed, so the next run tries again. */
async function forget({ store }: { store: Store }, report: FeedReport, { dealership, causes }: Telling) {
  await store.db
    .deleteFrom('stock_feed_alerts')
    .where('dealership_id', '=', dealership.id)
    .where('source', '=', feedOf(report))
    .where('cause', 'in', [...causes])
    .execute()
}
