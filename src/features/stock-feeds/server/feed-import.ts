import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { vehicleIdFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import type { PriceKind, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { DealershipId, VehicleId } from '#src/shared/domain/ids.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import type { FeedFinding, FeedReport } from '../domain/feed-run.ts'
import { plainStockNumber } from '../domain/rows/blank-vehicle.ts'
import { buildVehicle, type VehicleBuild } from '../domain/rows/build-vehicle.ts'
import { bareKindWord, isAssumedKind, type KindWord } from '../domain/rows/price-columns.ts'
import type { FeedRow, RowIssue } from '../domain/rows/feed-row.ts'
import { type FeedDealership, rowDealership } from '../domain/rows/row-dealership.ts'
import type { FeedItem } from './feed-reader.ts'
import { dropRemovals, insertFindings } from './stock-feed-repository.ts'

type Finding = FeedFinding & { dealershipId: DealershipId | null }
type Candidate = {
  line: number
  row: FeedRow
  id: VehicleId
  stockNumber: string
  dealership: FeedDealership
}

export type FeedImport = {
  store: Store
  vehicles: VehicleService
  source: FeedSource
  dealerships: readonly FeedDealership[]
  own: FeedDealership | null
  report: FeedReport
  /** ISO time of the run, the same for all its rows. */
  now: string
  /** First line of each vehicle in this file, to detect repeats. Limited by the size of the stock. */
  lines: Map<VehicleId, number>
  /** Prices given a kind the file does not name, by kind and origin. */
  assumedKinds: Map<`${KindWord} ${PriceKind}`, number>
  before: Map<DealershipId, { id: VehicleId; stockNumber: string }[]>
}

/** Findings stored per run; counting continues beyond. */
const FINDINGS_KEPT_MAX = 10_000

/** Longest stored reason of a refused line. */
const REASON_MAX = 500

/** Stores a batch of rows in one transaction; refused rows and warnings are stored with their lines. */
export async function importBatch(run: FeedImport, items: readonly FeedItem[]): Promise<void> {
  const findings: Finding[] = []
  const candidates: Candidate[] = []
  for (const item of items) {
    if (item.kind === 'row') await admitRow(run, item, { candidates, findings })
    else if (item.kind === 'broken')
      findings.push(finding(item.line, { severity: 'refused', field: null, reason: item.reason }))
  }
  run.report.rows += items.length
  const vehicles = await buildBatch(run, candidates, findings)
  const storedBefore = storedRows(run.report)
  await storeBatch(run, vehicles, findings)
  run.report.quarantined += items.length - (storedRows(run.report) - storedBefore)
}

/** Every row read is either stored or quarantined. */
function storedRows({ inserted, updated, unchanged }: FeedReport): number {
  return inserted + updated + unchanged
}

function finding(
  line: number,
  issue: RowIssue,
  of?: { stockNumber: string | null; dealershipId: DealershipId | null },
): Finding {
  // Reasons quote the file, where a zero byte or half a character would make the database refuse the whole batch.
  const reason = cleanText(issue.reason, false).slice(0, REASON_MAX).toWellFormed()
  const stockNumber = of?.stockNumber ? quotedText(of.stockNumber) : null
  return { line, stockNumber, dealershipId: of?.dealershipId ?? null, ...issue, reason }
}

async function admitRow(
  run: FeedImport,
  item: { line: number; row: FeedRow },
  into: { candidates: Candidate[]; findings: Finding[] },
): Promise<void> {
  const { line, row } = item
  const stockNumber = plainStockNumber(row.wire.stocknum)
  const dealership = rowDealership(row, run.dealerships, run.own)
  if (!dealership.ok) {
    into.findings.push(
      finding(line, dealership.error, {
        stockNumber: stockNumber || null,
        dealershipId: run.own?.id ?? null,
      }),
    )
    return
  }
  const of = { stockNumber: stockNumber || null, dealershipId: dealership.value.id }
  if (stockNumber === '') {
    into.findings.push(
      finding(line, { severity: 'refused', field: 'stocknum', reason: 'stock number is missing' }, of),
    )
    return
  }
  await rememberStock(run, dealership.value.id)
  const id = vehicleIdFor(dealership.value.id, stockNumber)
  const firstLine = run.lines.get(id)
  if (firstLine !== undefined) {
    const reason = `stock number ${quotedText(stockNumber)} on line ${line} was already on line ${firstLine}: the first one counts`
    into.findings.push(finding(line, { severity: 'refused', field: 'stocknum', reason }, of))
    return
  }
  run.lines.set(id, line)
  into.candidates.push({ line, row, id, stockNumber, dealership: dealership.value })
}

/** Records a dealership's stock before the run's first row for it, for the guard to measure against. */
export async function rememberStock(run: FeedImport, dealershipId: DealershipId): Promise<void> {
  if (!run.before.has(dealershipId))
    run.before.set(dealershipId, await run.vehicles.listStockKeys(dealershipId))
}

async function buildBatch(
  run: FeedImport,
  candidates: readonly Candidate[],
  findings: Finding[],
): Promise<Map<Vehicle, Candidate>> {
  const present = await run.vehicles.readStored(candidates.map((candidate) => candidate.id))
  const currentById = new Map(present.map((vehicle) => [vehicle.id, vehicle]))
  const built = new Map<Vehicle, Candidate>()
  for (const candidate of candidates) {
    const current = currentById.get(candidate.id) ?? null
    const { vehicle, issues } = buildOrRefuse(run, candidate, current)
    const of = { stockNumber: candidate.stockNumber, dealershipId: candidate.dealership.id }
    findings.push(...issues.map((issue) => finding(candidate.line, issue, of)))
    if (!vehicle) continue
    built.set(vehicle, candidate)
    if (issues.some(isAssumedKind)) countAssumed(run, vehicle, { candidate, current })
  }
  return built
}

function countAssumed(
  { assumedKinds, source }: FeedImport,
  { priceKind }: Vehicle,
  { candidate, current }: { candidate: Candidate; current: Vehicle | null },
): void {
  const { row, dealership } = candidate
  const word = bareKindWord(source, dealership.barePrices, row.wire.car_type ?? current?.carType)
  const key = `${word} ${priceKind}` as const
  assumedKinds.set(key, (assumedKinds.get(key) ?? 0) + 1)
}

/** Quarantines a row that breaks the rules themselves, so that one row never ends a run. */
function buildOrRefuse(run: FeedImport, candidate: Candidate, current: Vehicle | null): VehicleBuild {
  const { row, dealership } = candidate
  try {
    return buildVehicle({ row, source: run.source, dealership, current, now: run.now })
  } catch (error) {
    const reason = `the row cannot be read: ${error instanceof Error ? quotedText(error.message) : 'unknown reason'}`
    return { vehicle: null, issues: [{ severity: 'refused', field: null, reason }] }
  }
}

async function storeBatch(
  run: FeedImport,
  vehicles: ReadonlyMap<Vehicle, Candidate>,
  findings: readonly Finding[],
): Promise<void> {
  const batch = [...vehicles.keys()]
  try {
    const counts = await run.store.db.transaction().execute(async (trx) => {
      const written = await run.vehicles.upsertBatch(trx, batch)
      await dropRemovals(
        trx,
        batch.map((vehicle) => vehicle.id),
      )
      await insertFindings(trx, run.report.runId, findings.slice(0, keepable(run)))
      return written
    })
    run.report.inserted += counts.inserted
    run.report.updated += counts.updated
    run.report.unchanged += counts.unchanged
    run.report.warnings += findings.filter((found) => found.severity === 'warning').length
  } catch (error) {
    if (!isRefusedByStore(error) || batch.length === 0) throw error
    await storeSingly(run, vehicles, { findings, error })
  }
}

/** Some row has a value the database refuses; storing one at a time finds it and saves the others. */
async function storeSingly(
  run: FeedImport,
  vehicles: ReadonlyMap<Vehicle, Candidate>,
  failure: { findings: readonly Finding[]; error: unknown },
): Promise<void> {
  const [only] = vehicles.values()
  if (vehicles.size === 1 && only) {
    const issue: RowIssue = {
      severity: 'refused',
      field: null,
      reason: `the store refused the vehicle: ${quotedText((failure.error as Error).message)}`,
    }
    await storeBatch(run, new Map(), [
      ...failure.findings,
      finding(only.line, issue, { stockNumber: only.stockNumber, dealershipId: only.dealership.id }),
    ])
    return
  }
  await storeBatch(run, new Map(), failure.findings)
  for (const [vehicle, candidate] of vehicles) await storeBatch(run, new Map([[vehicle, candidate]]), [])
}

/** SQL states 22 (value), 23 (constraint) and 54 (limit) are a row's fault; any other failure ends the run. */
function isRefusedByStore(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^(2[23]|54)/.test(code)
}

function keepable(run: FeedImport): number {
  return Math.max(0, FINDINGS_KEPT_MAX - run.report.quarantined - run.report.warnings)
}
