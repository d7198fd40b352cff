import { afterEach, expect, test } from 'vitest'
import { aMarketIndex, aMarketSite, otherStock } from '#src/features/market-price/testing/market-site.ts'
import { startVendor } from '#src/features/market-price/testing/vendor-server.ts'
import { switchesWith } from '#src/testing/whole-site.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { PageSiteChanges } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aStockDocument, aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { GaugeFailureEvent } from './kept-gauges.ts'
import { createMarketPriceService } from './market-price-service.ts'

const started: Awaited<ReturnType<typeof startVendor>>[] = []
afterEach(async () => {
  for (const vendor of started.splice(0)) await vendor.stop()
})

async function aService(count = 12, price = 55_000) {
  const market = await aMarketIndex(otherStock(count, price))
  const failures: GaugeFailureEvent[] = []
  const state = { version: '1', now: Date.UTC(2026, 10, 21) }
  const service = createMarketPriceService({
    clock: { now: () => state.now },
    listComparables: market.listComparables,
    marketVersion: () => state.version,
    isDevelopment: true,
    onFailure: (event) => failures.push(event),
  })
  return { service, market, failures, state }
}

async function vendorSite(answer: Parameters<typeof startVendor>[0]) {
  const vendor = await startVendor(answer)
  started.push(vendor)
  return { vendor, site: aMarketSite({ config: { autogauge_api: vendor.api } }) }
}

const verdictAt = async (
  dollars: number,
  vehicle: SiteContext['config']['vehicle'] = { showMapSection: true, whyBuy: [] },
) => {
  const { service } = await aService()
  const panel = await service.findPanel(aMarketSite({ vehicle }), aVehicle({ priceCents: dollars * 100 }))
  return panel?.verdict ?? null
}

test('the panel ranges from Great Deal to Above market (VDP-002, standards B9 trap 6)', async () => {
  expect(await verdictAt(50_000)).toBe('Great Deal')
  expect(await verdictAt(54_800)).toBe('Good Deal')
  expect(await verdictAt(56_500)).toBe('Fair price')
  expect(await verdictAt(75_000)).toBe('Above market')
})

test('a deals-only site hides a price above the range (VDP-024)', async () => {
  const dealsOnly = { showMapSection: true, whyBuy: [], marketVerdicts: 'deals_only' as const }
  expect(await verdictAt(75_000, dealsOnly)).toBeNull()
  expect(await verdictAt(56_500, dealsOnly)).toBeNull()
  expect(await verdictAt(54_500, dealsOnly)).toBe('Good Deal')
})

test('without the plugin there is neither panel nor search (SITE-015)', async () => {
  const { service, market } = await aService()
  expect(await service.findPanel(aMarketSite({ features: {} }), aVehicle())).toBeNull()
  expect(await service.findPanel(aMarketSite({ features: { autogauge: false } }), aVehicle())).toBeNull()
  expect(market.asked()).toBe(0)
  expect(await service.findPanel(aMarketSite(), aVehicle())).not.toBeNull()
})

test('0 and 1 comparables show no panel, 3 do (VDP-022, VDP-023)', async () => {
  const shown = async (count: number) =>
    (await (await aService(count)).service.findPanel(aMarketSite(), aVehicle())) !== null
  expect([await shown(0), await shown(1), await shown(2), await shown(3)]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a failing vendor is logged and costs the page only its panel (ERR-003)', async () => {
  const { service, failures } = await aService()
  const { site } = await vendorSite((_, response) => response.writeHead(500).end())
  expect(await service.findPanel(site, aVehicle())).toBeNull()
  expect(failures).toEqual([{ site: 'demo', vehicleId: 'veh_1', reason: 'HTTP 500' }])
})

test('a failing index is logged too, and nothing is thrown (ERR-003)', async () => {
  const failures: GaugeFailureEvent[] = []
  const service = createMarketPriceService({
    clock: { now: () => 0 },
    listComparables: () => Promise.reject(new Error('index away')),
    marketVersion: () => '1',
    isDevelopment: true,
    onFailure: (event) => failures.push(event),
  })
  expect(await service.findPanel(aMarketSite(), aVehicle())).toBeNull()
  expect(failures).toMatchObject([{ reason: 'Error: index away' }])
})

test('a vendor’s gauge for a price other than the advertised one is refused and logged', async () => {
  const { service, failures } = await aService()
  const old = {
    fill: 0.9,
    listing_price: 49_990,
    market_range_min: 48_000,
    market_range_max: 70_000,
    confidence: 0.9,
  }
  const { site } = await vendorSite((_, response) => response.end(JSON.stringify(old)))
  expect(await service.findPanel(site, aVehicle())).toBeNull()
  expect(failures[0]?.reason).toMatch(/another price/)
})

test('a gauge is calculated once until the market, the vehicle or its price changes, and sites do not share it', async () => {
  const { service, market, state } = await aService()
  const site = aMarketSite()
  await Promise.all([service.findPanel(site, aVehicle()), service.findPanel(site, aVehicle())])
  expect(market.asked()).toBe(1)
  await service.findPanel({ ...aMarketSite(), id: 'site_b' as SiteContext['id'] }, aVehicle())
  expect(market.asked()).toBe(2)
  state.version = '2'
  await service.findPanel(site, aVehicle())
  expect(market.asked()).toBe(3)
  await service.findPanel(site, aVehicle({ offerPriceCents: 49_990_00 }))
  expect(market.asked()).toBe(4)
})

test('a vendor that is down is asked again after a minute, not by every visitor', async () => {
  const { service, state } = await aService()
  const { vendor, site } = await vendorSite((_, response) => response.writeHead(503).end())
  await service.findPanel(site, aVehicle())
  await service.findPanel(site, aVehicle())
  expect(vendor.asked).toHaveLength(1)
  state.now += 60_001
  await service.findPanel(site, aVehicle())
  expect(vendor.asked).toHaveLength(2)
})

test('a site may compare used vehicles only (CARD-021)', async () => {
  const { service } = await aService()
  const site = aMarketSite({ vehicle: { showMapSection: true, whyBuy: [], comparesUsedOnly: true } })
  expect(await service.findPanel(site, aVehicle({ carType: 'demo' }))).toBeNull()
  expect(await service.findPanel(site, aVehicle())).not.toBeNull()
})

const CLAIMING = { features: { autogauge: true, below_market_badge: true } }

test('a card makes its page’s claim, from the same gauge, and none if the page makes none (CARD-019)', async () => {
  const { service } = await aService()
  const claim = async (dollars: number, config: PageSiteChanges = CLAIMING, changes = {}) => {
    const document = aStockDocument({ price: dollars, price_range: dollars, ...changes })
    return (await service.cardClaims(aMarketSite(config), [document])).get(document.id) ?? null
  }
  const pageOf = async (dollars: number) =>
    (await service.findPanel(aMarketSite(CLAIMING), aVehicle({ priceCents: dollars * 100 })))?.description
  const gap = /\$([\d,]+) below/.exec((await pageOf(52_000)) ?? '')?.[1]
  expect(gap).toBeDefined()
  expect(await claim(52_000)).toBe(`$${gap} below market average`)
  expect(await claim(54_800)).toBeNull()
  expect(await claim(56_500)).toBeNull()
  expect(await claim(52_000, {})).toBeNull()
  expect(await claim(52_000, { features: { below_market_badge: true } })).toBeNull()
  for (const changes of [{ status: 'coming_soon' }, { price_kind: 'on_application' }, { price_range: 200 }])
    expect(await claim(52_000, CLAIMING, changes), JSON.stringify(changes)).toBeNull()
})

test('a list of cards never asks a vendor', async () => {
  const { service } = await aService()
  const { vendor, site } = await vendorSite((_, response) => response.end('{}'))
  const claiming = { ...site, config: { ...site.config, features: switchesWith(CLAIMING.features) } }
  expect(await service.cardClaims(claiming, [aStockDocument()])).toEqual(new Map())
  expect(vendor.asked).toEqual([])
})

test('a price that looks mistyped is reported to the operator once, and the page makes no claim about it', async () => {
  const { service, failures } = await aService()
  const mistyped = aVehicle({ priceCents: 25_000_00 })
  expect(await service.findPanel(aMarketSite(), mistyped)).toBeNull()
  await service.findPanel(aMarketSite(), mistyped)
  expect(failures).toEqual([
    {
      site: 'demo',
      vehicleId: 'veh_1',
      reason: 'The price is far from comparable vehicles: please check it',
    },
  ])
})
