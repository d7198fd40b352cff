import { centsFromDollars, formatCents } from '#src/shared/domain/money.ts'
import { DELIVERY_ERRORS } from './delivery-errors.ts'

/** What the calculator shows: an estimate for a place, or why there is none. */
export type DeliveryAnswer =
  | { kind: 'estimate'; name: string; priceText: string }
  | { kind: 'error'; text: string }

/** `Please enter a postcode.`: shown without a request when nothing was typed (VDP-020, ERR-010). */
export const POSTCODE_MISSING: DeliveryAnswer = {
  kind: 'error',
  text: DELIVERY_ERRORS.postcode_missing.message,
}

/** Shown when the request returned nothing usable (ERR-009). */
export const NO_ESTIMATE: DeliveryAnswer = { kind: 'error', text: DELIVERY_ERRORS.not_served.message }

/** Parses the JSON of `GET /api/delivery` (dollars). Without a price and name, or a text, there is no estimate. */
export function readDeliveryAnswer(body: unknown): DeliveryAnswer {
  if (typeof body !== 'object' || body === null) return NO_ESTIMATE
  if ('error' in body && typeof body.error === 'string') return { kind: 'error', text: body.error }
  if (!('price' in body && 'name' in body)) return NO_ESTIMATE
  const { price, name } = body
  if (typeof price !== 'number' || !Number.isFinite(price) || typeof name !== 'string') return NO_ESTIMATE
  return { kind: 'estimate', name, priceText: formatCents(centsFromDollars(price)) }
}
