import type { GetJson } from '#src/platform/http/outbound-json.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { OfferLine, TradeInVehicle, TradeValue } from '#src/features/trade-in/domain/trade-in.ts'
import { readVehicle, type Raw } from '#src/features/trade-in/domain/trade-in-fields.ts'
import type { RegoLookup, ValuationFailure, ValuationProvider } from '../valuation-provider.ts'

type VendorDeps = {
  /** The vendor's address, with or without a trailing slash. */
  url: string
  /** Sent as a bearer token if set. */
  key: string | null
  getJson: GetJson
  clock: Clock
}

const TRIES = 2
const OFFER_DOLLARS_MAX = 2_000_000
const LINES_MAX = 30
const LABEL_LENGTH_MAX = 120
/** A vendor's years are checked less strictly than typed ones. */
const YEAR_NOW_MAX = 2100

/**
 * A vendor's price guide with the spec's names (section 6, trade-in valuation and rego lookup): `GET
 * {url}/rego?rego=&regoState=` answers `{year, make, model, badge, body, fuel, transmission, drive}` or 404; `POST
 * {url}/valuation` `{rego, regoState, year, make, model, badge, kms, adjustments: [{id, adjustmentAnswers}]}`
 * answers `{offer_price, adjustments: [{id, label, amount}]}` in dollars, with offer_price null if it has no
 * figure, or 404. A failed or 5xx call is retried once; anything else is a failure with its reason.
 * docs/trade-in.md
 */
export function createHttpTradeInVendor(deps: VendorDeps): ValuationProvider & RegoLookup {
  const base = deps.url.replace(/\/+$/, '')
  const headers: Record<string, string> = deps.key ? { authorization: `Bearer ${deps.key}` } : {}

  async function ask(
    path: string,
    body?: object,
  ): Promise<Result<{ status: number; body: unknown }, string>> {
    let last: Result<{ status: number; body: unknown }, string> = fail('not asked')
    for (let attempt = 0; attempt < TRIES; attempt++) {
      last = await deps.getJson(`${base}${path}`, headers, body)
      const isFinal = last.ok ? last.value.status < 500 : /^HTTP 4\d\d$/.test(last.error)
      if (isFinal) return last
    }
    return last
  }

  return {
    async find({ rego, regoState }) {
      const answer = await ask(`/rego?${new URLSearchParams({ rego, regoState })}`)
      if (isNotFound(answer)) return fail({ kind: 'not_found' })
      if (!answer.ok || answer.value.status !== 200) return fail(unavailable(answer))
      const vehicle = readVendorVehicle(answer.value.body)
      return vehicle ? ok(vehicle) : fail({ kind: 'unavailable', reason: 'no vehicle in the answer' })
    },
    async value({ rego, regoState, vehicle, kms, adjustments }) {
      const { year, make, model, badge } = vehicle
      const answer = await ask('/valuation', { rego, regoState, year, make, model, badge, kms, adjustments })
      if (isNotFound(answer)) return fail({ kind: 'no_value', reason: 'unknown_vehicle' })
      if (!answer.ok || answer.value.status !== 200) return fail(unavailable(answer))
      return readVendorValue(answer.value.body, deps.clock.now())
    },
  }
}

function isNotFound(answer: Result<{ status: number }, string>): boolean {
  return answer.ok ? answer.value.status === 404 : answer.error === 'HTTP 404'
}

function unavailable(answer: Result<{ status: number }, string>): { kind: 'unavailable'; reason: string } {
  return { kind: 'unavailable', reason: answer.ok ? `HTTP ${answer.value.status}` : answer.error }
}

function asRaw(body: unknown): Raw {
  return typeof body === 'object' && body !== null ? (body as Raw) : {}
}

function readVendorVehicle(body: unknown): TradeInVehicle | null {
  const raw = asRaw(body)
  const read = readVehicle(raw, { yearNow: YEAR_NOW_MAX, itemTypes: ['car'], found: null })
  if (!read.ok) return null
  const text = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 60) : null
  }
  return {
    ...read.value,
    body: text('body'),
    fuel: text('fuel'),
    transmission: text('transmission'),
    drive: text('drive'),
  }
}

function readVendorValue(body: unknown, asAtMs: number): Result<TradeValue, ValuationFailure> {
  const { offer_price: price, adjustments } = asRaw(body)
  if (price === null) return fail({ kind: 'no_value', reason: 'too_few_comparables' })
  if (typeof price !== 'number' || !(price > 0 && price <= OFFER_DOLLARS_MAX))
    return fail({ kind: 'unavailable', reason: 'no offer_price in the answer' })
  const offerCents = centsFromDollars(price)
  const changes = (Array.isArray(adjustments) ? adjustments.slice(0, LINES_MAX) : []).flatMap(readLine)
  const base = offerCents - changes.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const lines = [{ id: 'guide', label: 'Value in our price guide', amountCents: base }, ...changes]
  return ok({ offerCents, lines, basis: { kind: 'vendor' }, asAtMs })
}

function readLine(entry: unknown): OfferLine[] {
  const { id, label, amount } = asRaw(entry)
  if (typeof id !== 'string' || typeof label !== 'string' || typeof amount !== 'number') return []
  if (!Number.isFinite(amount) || Math.abs(amount) > OFFER_DOLLARS_MAX || amount === 0) return []
  return [
    {
      id: id.slice(0, LABEL_LENGTH_MAX),
      label: label.slice(0, LABEL_LENGTH_MAX),
      amountCents: centsFromDollars(amount),
    },
  ]
}
