import { demoContexts, demoVehicles, RECORDS_DAY } from '#seed/stock/testing/demo-records.ts'
import { createMarketPriceService } from '#src/features/market-price/server/market-price-service.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toStockDocument } from '#src/features/search/domain/to-stock-document.ts'
import { createColumnarEngine } from '#src/features/search/server/engines/columnar-engine/columnar-engine.ts'
import { createSearchApi } from '#src/features/search/server/search-api.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehiclePageMeta } from '#src/pages/vehicle/vehicle-page-meta.ts'
import { vehiclePageView, type VehiclePageView } from '#src/pages/vehicle/vehicle-page-view.ts'

export const RECORDS_NOW = Date.parse(`${RECORDS_DAY}T02:00:00Z`)
/** Taken from the demo's stock: enough for every case, few enough for seconds. */
const VEHICLES = 900

/** A vehicle on a site that lists it, as its surfaces get it. */
export type Listed = {
  site: SiteContext
  vehicle: Vehicle
  document: StockDocument
  page: VehiclePageView
  metas: ReturnType<typeof vehiclePageMeta>
}

export async function listRecords() {
  const sites = demoContexts()
  const engine = createColumnarEngine()
  const places = sites.flatMap(({ config }) => config.locations)
  const dealers = sites.flatMap(({ config }) => config.dealerships)
  const names = {
    dealerships: new Map(dealers.map(({ id, name }) => [id as string, name])),
    locations: new Map(places.map(({ id, name }) => [id as string, name])),
  }
  const records = demoVehicles(sites, VEHICLES).map((vehicle) => ({
    vehicle,
    document: toStockDocument(vehicle, names),
  }))
  await engine.upsert(records.map(({ document }) => document))
  const listed = sites.flatMap((site) =>
    records
      .filter(({ vehicle }) => site.dealershipIds.includes(vehicle.dealershipId))
      .map(({ vehicle, document }): Listed => {
        const page = vehiclePageView(site, vehicle, RECORDS_NOW)
        return { site, vehicle, document, page, metas: vehiclePageMeta(site, vehicle) }
      }),
  )
  return { sites, engine, listed }
}

type Engine = ReturnType<typeof createColumnarEngine>

export function marketOf(engine: Engine, sites: readonly SiteContext[]) {
  return createMarketPriceService({
    clock: { now: () => RECORDS_NOW },
    async listComparables({ scope, filter }) {
      const dealershipIds = [...new Set(sites.flatMap((site) => site.dealershipIds as string[]))]
      const found = await engine.search({ dealershipIds, filter: scope }, { filter, limit: 1000 })
      if (!found.ok) throw new Error(found.error.message)
      return found.value.hits
    },
    marketVersion: () => '1',
    isDevelopment: false,
    onFailure: () => {},
  })
}

/** Asks the public search API of a site as a browser does; throws unless it answers 200. */
export async function askApi(
  engine: Engine,
  site: SiteContext,
  body: object,
): Promise<Record<string, unknown> & { hits: StockDocument[] }> {
  const api = createSearchApi({
    engineFor: () => engine,
    clock: { now: () => RECORDS_NOW },
    siteOf: () => site,
    addressOf: () => '192.0.2.1',
    findSimilarIds: async () => [],
  })
  const answer = await api.request('/indexes/vehicles/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`The search API answered ${answer.status}`)
  return answer.json()
}

/** Every pair of surfaces whose texts differ, with both texts; the first surface is what the others must say. */
export function differences(name: string, told: Record<string, unknown>): string[] {
  const texts = Object.entries(told).map(([surface, value]) => [surface, JSON.stringify(value)] as const)
  const [first] = texts
  return texts.flatMap(([surface, text]) =>
    text === first?.[1] ? [] : [`${name}: ${first?.[0]} ${first?.[1]}, ${surface} ${text}`],
  )
}
