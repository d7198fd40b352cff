import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { bearerToken } from '#src/platform/http/bearer-token.ts'
import type { DealershipId } from '#src/shared/domain/ids.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import { FEED_MODES, type FeedMode, type FeedReport } from '../domain/feed-run.ts'
import { rowCountOf } from '../domain/row-count.ts'
import { spoolBody } from './spooled-body.ts'
import { STOCK_FEED_ERRORS, type StockFeedErrorCode, stockFeedError } from './stock-feed-errors.ts'
import type { StockFeedService } from './stock-feed-service.ts'

type Deps = {
  feeds: StockFeedService
  /** The dealership a key belongs to; null if the key is unknown or revoked. */
  findDealershipByKey: (key: string) => Promise<{ id: DealershipId } | null>
  maxBytes?: number
}

/** 20,000 rows of 60 columns are about 40 MB. */
const PUSH_BYTES_MAX = 128 * 1024 * 1024
const IDEMPOTENCY_KEY_MAX = 200
/** Findings shown with a run; `forecourt stock show` lists all stored ones. */
const FINDINGS_SHOWN = 1_000
/** Findings in the answer to a push, which is stored for repeats. */
const FINDINGS_ANSWERED = 100

const CONTENT_TYPES: Record<FeedSource['format'], readonly string[]> = {
  csv: ['text/csv', 'text/plain', 'application/csv', 'application/octet-stream'],
  json: ['application/json', 'application/x-ndjson', 'application/jsonl', 'application/octet-stream'],
}

/**
 * The stock feed over HTTP (DATA-033). Every route needs a dealership's `Authorization: Bearer <key>` and sees
 * only that dealership. PUT /:source?mode=full|delta&rows=N imports the body once per Idempotency-Key; GET
 * /runs/:id returns a run; GET /vehicles/:stocknum reads a vehicle back under its wire names. Errors:
 * stock-feed-errors.ts.
 */
export function createStockFeedApi({ feeds, findDealershipByKey, maxBytes = PUSH_BYTES_MAX }: Deps) {
  const api = new Hono<{ Variables: { dealershipId: DealershipId } }>()
  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const key = bearerToken(c.req.header('authorization'))
    const dealership = key ? await findDealershipByKey(key) : null
    if (!dealership) {
      c.header('WWW-Authenticate', 'Bearer')
      return refuse(c, key ? 'key_unknown' : 'key_missing')
    }
    c.set('dealershipId', dealership.id)
    return next()
  })
  api.get('/runs/:id', async (c) => {
    const found = await feeds.findRun(c.req.param('id'), c.get('dealershipId'))
    if (!found.ok) return refuse(c, found.error.code)
    const { report, findings } = found.value
    return c.json({ ...toWireReport(report), findings: findings.slice(0, FINDINGS_SHOWN).map(toWireFinding) })
  })
  api.get('/vehicles/:stocknum', async (c) => {
    const read = await feeds.readBack(c.get('dealershipId'), c.req.param('stocknum'))
    return read.ok ? c.json(read.value) : refuse(c, read.error.code)
  })
  api.put('/:source', (c) => push(c, { feeds, dealershipId: c.get('dealershipId'), maxBytes }))
  return api
}

type PushDeps = { feeds: StockFeedService; dealershipId: DealershipId; maxBytes: number }
type PushHead = { source: FeedSource; mode: FeedMode; idempotencyKey: string; rows: number | null }

async function push(c: Context, { feeds, dealershipId, maxBytes }: PushDeps) {
  const sources = await feeds.sources(dealershipId)
  // The key remains when the last site stops listing its dealership
  if (!sources.ok) return refuse(c, sources.error.code)
  const head = readHead(c, sources.value)
  if (typeof head === 'string') return refuse(c, head)
  const body = await spoolBody(c.req.raw, maxBytes)
  if (!body.ok) return refuse(c, body.error)
  try {
    const { idempotencyKey } = head
    const contentHash = createHash('sha256')
      .update(`${head.source.name}|${head.mode}|${body.value.contentHash}`)
      .digest('hex')
    const verdict = await feeds.pushes.begin({ dealershipId, idempotencyKey, contentHash })
    if (verdict.kind === 'reused') return refuse(c, 'idempotency_key_reused')
    if (verdict.kind === 'busy') return refuse(c, 'idempotency_key_busy')
    if (verdict.kind === 'answered') {
      c.header('Idempotent-Replay', 'true')
      return c.json(verdict.body, verdict.status as ContentfulStatusCode)
    }
    const answer = await importBody({ feeds, dealershipId, maxBytes }, head, body.value.path)
    return c.json(answer.body, answer.status as ContentfulStatusCode)
  } finally {
    await body.value.remove()
  }
}

async function importBody(
  { feeds, dealershipId }: PushDeps,
  { source, mode, idempotencyKey, rows }: PushHead,
  path: string,
) {
  const push = { dealershipId, idempotencyKey }
  try {
    const imported = await feeds.importFeed({
      source: source.name,
      path,
      mode,
      dealership: dealershipId,
      fileName: 'push',
      ...(rows === null ? {} : { rowsAnnounced: rows }),
    })
    if (!imported.ok) {
      await feeds.pushes.finish(push, null)
      return { status: STOCK_FEED_ERRORS[imported.error.code].status, body: { error: imported.error } }
    }
    const report = toWireReport(imported.value)
    const answer =
      imported.value.status === 'failed'
        ? {
            status: 422,
            body: { ...report, error: stockFeedError('unreadable_file', imported.value.notes.join('; ')) },
          }
        : { status: 200, body: { ...report, findings: await firstFindings(feeds, imported.value) } }
    await feeds.pushes.finish(push, answer)
    return answer
  } catch (error) {
    // Report the original failure, not that an unreachable database could not record it
    await feeds.pushes.finish(push, null).catch(() => {})
    throw error
  }
}

/** What the push was refused or warned for, row by row; GET /runs/:id has more. */
async function firstFindings(feeds: StockFeedService, { runId, quarantined, warnings }: FeedReport) {
  if (quarantined + warnings === 0) return []
  const found = await feeds.findRun(runId)
  return found.ok ? found.value.findings.slice(0, FINDINGS_ANSWERED).map(toWireFinding) : []
}

function readHead(c: Context, sources: readonly FeedSource[]): PushHead | StockFeedErrorCode {
  const source = sources.find((candidate) => candidate.name === c.req.param('source'))
  if (!source) return 'unknown_source'
  const mode = FEED_MODES.find((candidate) => candidate === (c.req.query('mode') ?? 'full'))
  if (!mode) return 'wrong_mode'
  const told = c.req.query('rows')
  const rows = told === undefined ? null : rowCountOf(told)
  if (told !== undefined && rows === null) return 'wrong_rows'
  const idempotencyKey = c.req.header('idempotency-key')?.trim() ?? ''
  if (idempotencyKey === '' || idempotencyKey.length > IDEMPOTENCY_KEY_MAX) return 'idempotency_key_missing'
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return CONTENT_TYPES[source.format].includes(type)
    ? { source, mode, idempotencyKey, rows }
    : 'wrong_content_type'
}

function refuse(c: Context, code: StockFeedErrorCode) {
  return c.json({ error: stockFeedError(code) }, STOCK_FEED_ERRORS[code].status)
}

function toWireReport(report: FeedReport) {
  const { rows, inserted, updated, unchanged, removed, quarantined, warnings, source, mode, status, notes } =
    report
  const counts = { rows, inserted, updated, unchanged, removed, quarantined, warnings }
  return {
    run_id: report.runId,
    source,
    mode,
    status,
    ...counts,
    awaiting_approval: report.awaitingApproval,
    is_held: report.isHeld,
    notes,
    started_at: report.startedAt,
    finished_at: report.finishedAt,
  }
}

function toWireFinding(finding: {
  line: number
  stockNumber: string | null
  severity: string
  field: string | null
  reason: string
}) {
  const { line, severity, field, reason } = finding
  return { line, stocknum: finding.stockNumber, severity, field, reason }
}
