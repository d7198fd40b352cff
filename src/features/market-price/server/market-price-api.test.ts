import { expect, test } from 'vitest'
import { Hono } from 'hono'
import { aMarketIndex, aMarketSite, otherStock } from '#src/features/market-price/testing/market-site.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { createMarketPriceApi } from './market-price-api.ts'
import { createMarketPriceService } from './market-price-service.ts'

async function get(slug: string, site: SiteContext, vehicle: Vehicle = aVehicle(), isFailing = false) {
  const { listComparables } = await aMarketIndex(otherStock(12, 55_000))
  const marketPrice = createMarketPriceService({
    clock: { now: () => Date.UTC(2026, 10, 21) },
    listComparables: isFailing ? () => Promise.reject(new Error('away')) : listComparables,
    marketVersion: () => '1',
    isDevelopment: true,
    onFailure: () => {},
  })
  const findBySlug = async (asking: SiteContext, wanted: string) =>
    vehicle.slug === wanted && asking.dealershipIds.includes(vehicle.dealershipId) ? vehicle : null
  const http = new Hono()
  http.route('/cars', createMarketPriceApi({ marketPrice, vehicles: { findBySlug }, siteOf: () => site }))
  http.all('*', (c) => c.text('page'))
  const response = await http.request(`https://demo.example/cars/${slug}`)
  const text = await response.text()
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : null }
}

test('the endpoint returns the six fields, with dollar amounts and no dealer (API-003, DATA-017)', async () => {
  const { status, json, text } = await get(`${aVehicle().slug}/autogauge`, aMarketSite())
  expect(status).toBe(200)
  expect(Object.keys(json).sort()).toEqual([
    'confidence',
    'description',
    'fill',
    'listing_price',
    'market_range_max',
    'market_range_min',
  ])
  expect(json.listing_price).toBe(54_990)
  expect(json.market_range_min).toBeLessThan(json.market_range_max)
  expect(json.confidence).toBeGreaterThan(0.2)
  expect(text).not.toMatch(/rival/i)
})

test('another dealer’s vehicle and an unknown one are not found', async () => {
  const others = aVehicle({ dealershipId: 'dlr_other' as Vehicle['dealershipId'] })
  expect((await get(`${others.slug}/autogauge`, aMarketSite(), others)).status).toBe(404)
  expect((await get('nothing/autogauge', aMarketSite())).status).toBe(404)
})

test('the plugin turns the endpoint on and off (SITE-015)', async () => {
  const off = await get(`${aVehicle().slug}/autogauge`, aMarketSite({ features: {} }))
  expect(off).toMatchObject({ status: 404, json: { error: { code: 'comparison_off' } } })
})

test('a failing gauge answers 502 in plain words', async () => {
  const failed = await get(`${aVehicle().slug}/autogauge`, aMarketSite(), aVehicle(), true)
  expect(failed).toMatchObject({
    status: 502,
    json: { error: { message: 'The price comparison is not available at present.' } },
  })
})

test('vehicle pages under the same path are left to the pages', async () => {
  expect(await get(aVehicle().slug, aMarketSite())).toMatchObject({ status: 200, text: 'page' })
})
