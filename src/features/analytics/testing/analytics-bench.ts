import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import type { VehicleId } from '#src/shared/domain/ids.ts'
import type { AnalyticsSettings } from '../domain/analytics-schema.ts'
import { createAnalyticsService } from '../server/analytics-service.ts'
import { createGa4Vendor } from '../server/ga4-vendor.ts'

export const BENCH_NOW = Date.parse('2026-11-21T02:00:00Z')
const OWN_SINK: AnalyticsSettings = { firstParty: true, asks: 'banner', ga4: null }

export function anAnalyticsSite(slug: string, over: Partial<AnalyticsSettings> = {}): SiteContext {
  return aSite(slug, { analytics: { ...OWN_SINK, ...over } })
}

export type CollectedHit = { query: URLSearchParams; body: { client_id: string; events: CollectedEvent[] } }
type CollectedEvent = { name: string; params: Record<string, string | number> }

/** A server for the Measurement Protocol. It keeps what it receives and answers 204, or as told. */
export async function openCollector(): Promise<{
  url: string
  hits: CollectedHit[]
  answer: (status: number) => void
  close: () => Promise<void>
}> {
  const hits: CollectedHit[] = []
  let status = 204
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://collector')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isCollect = request.method === 'POST' && url.pathname === '/mp/collect'
      if (isCollect && url.searchParams.has('api_secret'))
        hits.push({ query: url.searchParams, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(isCollect ? status : 404).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/collect`,
    hits,
    answer: (next) => {
      status = next
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** The service with real leads, three vehicles of the first site's dealership, and a vendor at the given address. */
export function anAnalyticsBench(store: Store, collectUrl = 'http://127.0.0.1:1/mp/collect') {
  const time = { ms: BENCH_NOW }
  const clock = { now: () => time.ms }
  const faults: { what: string; error: unknown }[] = []
  const stock = new Map<string, Vehicle>()
  const findVehicle = async (site: SiteContext, id: string) => {
    const vehicle = stock.get(id)
    return vehicle && site.dealershipIds.includes(vehicle.dealershipId) ? vehicle : null
  }
  const analytics = createAnalyticsService({
    store,
    clock,
    findVehicle,
    vendor: createGa4Vendor({
      postOutbound: createOutboundHttp({ isDevelopment: true }),
      readSecret: (name) => (name === 'GA4_SECRET' ? 's3cret' : undefined),
      collectUrl,
    }),
    onFault: (fault) => faults.push(fault),
  })
  const leads = createLeadService({ store, clock, findVehicle, onStored: analytics.recordLead })
  return {
    analytics,
    leads,
    time,
    faults,
    addCar(site: SiteContext, id: string, over: Partial<Vehicle> = {}): Vehicle {
      const [dealershipId] = site.dealershipIds
      const car = aVehicle({ ...over, id: id as VehicleId, ...(dealershipId ? { dealershipId } : {}) })
      stock.set(id, car)
      return car
    },
  }
}
