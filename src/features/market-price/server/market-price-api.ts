import { Hono, type Context } from 'hono'
import { toGaugeResponse } from '#src/features/market-price/domain/price-gauge.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { MARKET_PRICE_ERRORS, type MarketPriceErrorCode } from './market-price-errors.ts'
import type { MarketPriceService } from './market-price-service.ts'

type MarketPriceApiDeps = {
  marketPrice: Pick<MarketPriceService, 'readGauge'>
  vehicles: Pick<VehicleService, 'findBySlug'>
  siteOf: (c: Context) => SiteContext
}

/** As long as a page is cached. */
const SHORTLY = 'public, max-age=60'

/**
 * `GET /{slug}/autogauge`, mounted at `/cars`: the six fields of the gauge response as JSON, money in dollars,
 * null if there is insufficient data (DATA-017, API-003). 404 for a vehicle that is not this site's or has no
 * price, or while the plugin is off (SITE-015); 502 if the gauge failed.
 */
export function createMarketPriceApi({ marketPrice, vehicles, siteOf }: MarketPriceApiDeps): Hono {
  const api = new Hono()
  api.get('/:slug/autogauge', async (c) => {
    const site = siteOf(c)
    const vehicle = await vehicles.findBySlug(site, c.req.param('slug'))
    if (!vehicle) return refuse(c, 'vehicle_not_found')
    const gauge = await marketPrice.readGauge(site, vehicle)
    if (!gauge.ok) return refuse(c, gauge.error.code)
    return c.json(toGaugeResponse(gauge.value), 200, { 'cache-control': SHORTLY })
  })
  return api
}

function refuse(c: Context, code: MarketPriceErrorCode): Response {
  const { status, text } = MARKET_PRICE_ERRORS[code]
  c.header('cache-control', 'no-store')
  return c.json({ error: { code, message: text } }, status)
}
