import type { GetJson } from '#src/platform/http/outbound-json.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type {
  DeliveryEstimate,
  DeliveryFailure,
  DeliveryProvider,
  DeliveryTrip,
} from '../delivery-provider.ts'

type HttpDeliveryDeps = {
  /** The carrier's address; the trip is added as query parameters. */
  url: string
  /** Sent as a bearer token if set. */
  key: string | null
  getJson: GetJson
}

const PRICE_DOLLARS_MAX = 100_000
const NAME_LENGTH_MAX = 80

/**
 * A carrier's price service: `GET {url}?postcode=&from_postcode=&from_lat=&from_long=&item_type=&car_id=`. It
 * returns `{price, name}` with the price in dollars and the place name; 404 or `{error}` means not served.
 */
export function createHttpDeliveryProvider({ url, key, getJson }: HttpDeliveryDeps): DeliveryProvider {
  return {
    async quote(trip) {
      if (!URL.canParse(url)) return fail({ kind: 'unavailable', reason: 'delivery_url is no URL' })
      const answer = await getJson(tripUrl(url, trip), key ? { authorization: `Bearer ${key}` } : {})
      if (!answer.ok) return fail({ kind: 'unavailable', reason: answer.error })
      return readEstimate(answer.value)
    },
  }
}

function tripUrl(base: string, { vehicle, origin, postcode }: DeliveryTrip): string {
  const url = new URL(base)
  url.searchParams.set('postcode', postcode)
  if (origin.postcode) url.searchParams.set('from_postcode', origin.postcode)
  url.searchParams.set('from_lat', String(origin.lat))
  url.searchParams.set('from_long', String(origin.long))
  url.searchParams.set('item_type', vehicle.itemType)
  url.searchParams.set('car_id', vehicle.id)
  return url.href
}

function readEstimate(answer: { status: number; body: unknown }): Result<DeliveryEstimate, DeliveryFailure> {
  const body = typeof answer.body === 'object' && answer.body !== null ? answer.body : {}
  if (answer.status === 404 || (answer.status < 500 && 'error' in body && body.error))
    return fail({ kind: 'not_served' })
  if (answer.status !== 200) return fail({ kind: 'unavailable', reason: `HTTP ${answer.status}` })
  const price = 'price' in body ? body.price : null
  const name = 'name' in body && typeof body.name === 'string' ? body.name.trim() : ''
  if (typeof price !== 'number' || !(price >= 0 && price <= PRICE_DOLLARS_MAX) || name === '')
    return fail({ kind: 'unavailable', reason: 'no price and name in the answer' })
  return ok({ priceCents: centsFromDollars(price), name: name.slice(0, NAME_LENGTH_MAX) })
}
