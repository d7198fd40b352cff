import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toWireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { NORTH, SOUTH } from '#src/features/stock-feeds/domain/testing/full-vehicle.ts'
import type { FeedDealership } from '#src/features/stock-feeds/domain/rows/row-dealership.ts'
import { createStockFeedService, type FeedAlertDeps, type FeedRequest } from '../stock-feed-service.ts'

export const FEED_TIME = '2026-11-21T05:00:00.000Z'

/** A feed service on a fresh store with two dealerships; files go to a folder of its own. */
export async function openFeedBench(
  alerts: FeedAlertDeps = {},
  dealerships: FeedDealership[] = [NORTH, SOUTH],
) {
  const store = await openTestStore()
  const directory = await mkdtemp(join(tmpdir(), 'feed-test-'))
  const clock = { time: Date.parse(FEED_TIME), now: () => clock.time }
  const vehicles = createVehicleService({ siteLists, store })
  const feeds = createStockFeedService({
    ...alerts,
    store,
    vehicles,
    clock,
    listDealerships: async () => dealerships,
  })
  let files = 0
  return {
    store,
    vehicles,
    feeds,
    clock,
    async write(content: string | Uint8Array): Promise<string> {
      const path = join(directory, `feed-${++files}`)
      await writeFile(path, content)
      return path
    },
    /** Imports text for the north dealership and returns the report; a refusal fails the test. */
    async importText(content: string | Uint8Array, request: Partial<FeedRequest> = {}) {
      const path = await this.write(content)
      const imported = await feeds.importFeed({
        source: 'dealer-studio',
        mode: 'full',
        dealership: NORTH.slug,
        ...request,
        path,
      })
      if (!imported.ok) throw new Error(imported.error.message)
      return imported.value
    },
    /** Stock numbers of the north dealership, in order. */
    async stock(): Promise<string[]> {
      return (await vehicles.listStockKeys(NORTH.id)).map((entry) => entry.stockNumber).sort()
    },
    read: (stockNumber: string) => vehicles.findByStockNumber(NORTH.id, stockNumber),
    async reasons(runId: string): Promise<string[]> {
      const found = await feeds.findRun(runId)
      return found.ok
        ? found.value.findings.map((finding) => `${finding.line} ${finding.severity} ${finding.reason}`)
        : []
    },
    async close(): Promise<void> {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type FeedBench = Awaited<ReturnType<typeof openFeedBench>>

export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`
}

export const CSV_HEADER = 'Stock number,Car type,Make,Model,Year,DAP Price,Vin,Purchase cost\n'

export function csvRow(
  stockNumber: string,
  cells: Partial<Record<'type' | 'year' | 'price' | 'vin' | 'cost' | 'model', string>> = {},
): string {
  const { type = 'used', year = '2021', price = '48,990', vin = '', cost = '41250', model = 'HiLux' } = cells
  return `${stockNumber},${type},Toyota,${model},${year},"$${price}",${vin},${cost}\n`
}

/** `count` rows with the stock numbers U1, U2 …, or on from another number. */
export function csvRows(count: number, from = 1): string {
  return Array.from({ length: count }, (_, place) => csvRow(`U${from + place}`)).join('')
}

/** Every field of a vehicle as one CSV row: wire names as headers, nested values dotted or as JSON. */
export function vehicleCsv(vehicle: Vehicle): string {
  const {
    id: _id,
    slug: _slug,
    path: _path,
    source: _source,
    specifications,
    variant,
    autograb_data: market,
    ...wire
  } = toWireVehicle(vehicle)
  const dotted = (group: string, values: unknown) =>
    Object.entries(values as object).map(([name, value]) => [`${group}.${name}`, value])
  const cells = [
    ...Object.entries(wire),
    ...dotted('specifications', specifications),
    ...dotted('variant', variant),
    ...dotted('autograb_data', market),
  ]
  const text = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  return csvLine(cells.map(([name]) => name)) + csvLine(cells.map(([, value]) => text(value)))
}
