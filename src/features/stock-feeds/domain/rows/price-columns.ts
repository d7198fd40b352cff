import {
  CAR_TYPES,
  type CarType,
  type PriceKind,
  type Vehicle,
} from '#src/features/vehicles/domain/vehicle.ts'
import { shownValue } from '#src/features/vehicles/domain/wire/wire-values.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { FeedSource } from '../columns/feed-source.ts'
import { type FeedRow, fieldIssue, type RowIssue } from './feed-row.ts'
import { type PriceText, readPriceText } from './price-text.ts'

/** How to interpret a source's values. */
export type SourceUsage = {
  /** Keeps text as written (the platform's own format). */
  keepsWords?: boolean | undefined
  /** The kind of a price that names none; without it such a price is refused. */
  priceKind?: PriceKind | undefined
}

/** A dealership's declared kind for prices that name none, by vehicle type. */
export type BarePrices = Readonly<{ [type in CarType]?: PriceKind | undefined }>

/** Who gave a price its kind: a column map, the site's setting, or neither. */
export type KindWord = 'map' | 'setting' | 'default'

/**
 * The kind of a price that names none: from the column map, else the dealership's declaration, else `egc`, because
 * an amount wrongly called drive away understates the total price (ACL s 48). The platform's own format always
 * names kinds, so there such a price is refused.
 */
export function barePriceKind(
  source: Pick<FeedSource, 'defaults' | 'keepsWords'>,
  declared: BarePrices | undefined,
  carType: unknown,
): PriceKind | undefined {
  if (source.defaults.priceKind) return source.defaults.priceKind
  if (source.keepsWords) return undefined
  return declaredKind(declared, carType) ?? 'egc'
}

/** Where `barePriceKind` gets its kind from. */
export function bareKindWord(
  { defaults }: Pick<FeedSource, 'defaults'>,
  declared: BarePrices | undefined,
  carType: unknown,
): KindWord {
  if (defaults.priceKind) return 'map'
  return declaredKind(declared, carType) ? 'setting' : 'default'
}

function declaredKind(declared: BarePrices | undefined, carType: unknown): PriceKind | undefined {
  return isCarType(carType) ? declared?.[carType] : undefined
}

function isCarType(value: unknown): value is CarType {
  return CAR_TYPES.some((type) => type === value)
}

/** Whether a finding says that a price was given a kind its file does not name. */
export function isAssumedKind({ field, severity }: RowIssue): boolean {
  return field === 'price_type' && severity === 'warning'
}

/** Price columns, most important first: drive away is the single total price (ACL s 48). */
const COLUMNS = [
  { name: 'drive_away_price', kind: 'drive_away' },
  { name: 'egc_price', kind: 'egc' },
  { name: 'advertised_price', kind: null },
] as const

/**
 * Makes `price` and `price_type` from the price columns, which leave the row; false if it has none. An unreadable
 * cell refuses the row: only an empty cell, zero or a word such as POA means price on application.
 */
export function derivePriceColumns(
  { wire, issues }: FeedRow,
  { current, usual }: { current: Vehicle | null; usual: SourceUsage['priceKind'] },
): boolean {
  const given = COLUMNS.filter(({ name }) => name in wire)
  if (given.length === 0) return false
  let chosen: { name: string; amount: number; kind: PriceText['kind'] } | null = null
  for (const { name, kind } of given) {
    const read = readCell(wire[name])
    delete wire[name]
    if (!read.ok) issues.push(fieldIssue(name, `${name} ${read.error}`))
    else if (read.value.amount && !chosen)
      chosen = { name, amount: read.value.amount, kind: read.value.kind ?? kind }
  }
  const named = wire.price_type
  if (!chosen || (named === 'on_application' && chosen.kind === null)) {
    wire.price = null
    wire.price_type = 'on_application'
    return true
  }
  wire.price = chosen.amount
  settleKind({ wire, issues }, { kind: chosen.kind, usual, current })
  return true
}

function readCell(value: unknown): Result<PriceText, string> {
  if (value === null || value === undefined) return ok({ amount: null, kind: null })
  if (typeof value === 'number') return ok({ amount: value, kind: null })
  return typeof value === 'string' ? readPriceText(value) : fail(`is not a price: '${shownValue(value)}'`)
}

type Kinds = { kind: PriceText['kind']; usual: SourceUsage['priceKind']; current: Vehicle | null }

function settleKind({ wire, issues }: FeedRow, { kind, usual, current }: Kinds): void {
  const named: unknown = wire.price_type
  if (kind !== null) {
    const isEstimate = kind === 'drive_away' && named === 'estimated_drive_away'
    wire.price_type = isEstimate ? 'estimated_drive_away' : kind
  } else if (!named) {
    const known = current && current.priceKind !== 'on_application' ? current.priceKind : undefined
    const read = usual ?? known
    if (read) wire.price_type = read
    const amount = shownValue(wire.price)
    if (read === 'on_application') wire.price = null
    const reason = read
      ? `price ${amount} names no kind: read as ${read}`
      : `price ${amount} names no kind: write DA or EGC beside it, or name it in a column 'Price type'`
    if (!read) issues.push(fieldIssue('price_type', reason))
    else if (usual) issues.push({ severity: 'warning', field: 'price_type', reason })
  }
  const isDriveAway = wire.price_type === 'drive_away' || wire.price_type === 'estimated_drive_away'
  if (isDriveAway && wire.state !== undefined && !('price_state' in wire)) wire.price_state = wire.state
}
