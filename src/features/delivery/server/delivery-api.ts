import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { DELIVERY_ERRORS, type DeliveryErrorCode } from '../domain/delivery-errors.ts'
import type { DeliveryService } from './delivery-service.ts'

type DeliveryApiDeps = {
  delivery: Pick<DeliveryService, 'estimate'>
  siteOf: (c: Context) => SiteContext
}

/**
 * `GET /?car_id=&postcode=` (API-008): `{price, name}`, with the price in dollars and the place name; car_id
 * is the id or the slug. Otherwise `{error}` with the visitor's exact text: 400 'Please enter a postcode.'
 * (ERR-010), 404 for a place that is not served (ERR-009) or a vehicle this site does not list.
 */
export function createDeliveryApi({ delivery, siteOf }: DeliveryApiDeps): Hono {
  const api = new Hono()
  api.get('/', async (c) => {
    c.header('cache-control', 'no-store')
    const site = siteOf(c)
    const answer = await delivery.estimate(site, {
      vehicle: (c.req.query('car_id') ?? '').slice(0, 120),
      postcode: (c.req.query('postcode') ?? '').slice(0, 20),
    })
    if (!answer.ok) return refuse(c, answer.error)
    return c.json({ price: dollarsFromCents(answer.value.priceCents), name: answer.value.name })
  })
  return api
}

function refuse(c: Context, code: DeliveryErrorCode): Response {
  const { status, message } = DELIVERY_ERRORS[code]
  return c.json({ error: message, code }, status)
}
