import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VEHICLE_FIELDS } from '#src/features/vehicles/domain/wire/vehicle-fields.ts'
import { toWireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { DEEP_VALUES, hostileRuns, hostileValues } from '#src/platform/testing/hostile-values.ts'
import { mapColumns } from '../columns/column-map.ts'
import { DEALER_STUDIO_SOURCE } from '../columns/dealer-studio-source.ts'
import type { FeedSource } from '../columns/feed-source.ts'
import { FEED_SOURCES } from '../columns/feed-sources.ts'
import { FORECOURT_JSON_SOURCE } from '../columns/forecourt-json-source.ts'
import { FULL_VEHICLE, NORTH } from '../testing/full-vehicle.ts'
import { buildVehicle } from './build-vehicle.ts'
import { cellsToWire, recordToWire } from './row-to-wire.ts'
import { rowDealership } from './row-dealership.ts'

const now = '2026-11-21T05:00:00.000Z'
const DEEP_CELL = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
const [CSV, JSON_SOURCE] = [DEALER_STUDIO_SOURCE, FORECOURT_JSON_SOURCE] as const
const names = [
  ...VEHICLE_FIELDS.map(({ wire }) => wire),
  'drive_away_price',
  'egc_price',
  'engine',
  'body',
  'location_code',
  'variant.torque',
  '__proto__',
]

function build(row: ReturnType<typeof recordToWire>, source: FeedSource, isKnown: boolean) {
  rowDealership(row, [NORTH], null)
  return buildVehicle({ row, source, dealership: NORTH, current: isKnown ? FULL_VEHICLE : null, now })
}

test('any JSON values give a vehicle or a refusal with a reason, never an exception', () => {
  const plain = toWireVehicle(FULL_VEHICLE)
  const poison = fc.dictionary(fc.constantFrom(...names), hostileValues(names.slice(0, 20)), { maxKeys: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...FEED_SOURCES), poison, fc.boolean(), (source, values, isKnown) => {
      const record = { ...plain, ...values }
      const { columns } = mapColumns(source, Object.keys(record))
      const keys = new Map(Object.keys(record).map((key, place) => [key, columns[place] ?? null]))
      const built = build(recordToWire(keys, record), source, isKnown)
      const isRefused = built.issues.some((issue) => issue.severity === 'refused')
      expect(built.vehicle === null).toBe(isRefused)
      if (built.vehicle) expect(JSON.stringify(built.vehicle)).not.toContain('\\u0000')
    }),
    { numRuns: hostileRuns(300) },
  )
})

test('any cells give a vehicle or a refusal with a reason, never an exception', () => {
  const { columns } = mapColumns(CSV, names)
  const cell = fc.oneof(
    hostileValues(names).map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary-ascii' }),
    fc.constant(DEEP_CELL),
  )
  fc.assert(
    fc.property(fc.array(cell, { maxLength: names.length }), (cells) => {
      const row = cellsToWire(columns, cells)
      const built = build(row, CSV, true)
      expect(built.vehicle === null).toBe(built.issues.some((issue) => issue.severity === 'refused'))
    }),
    { numRuns: hostileRuns(300) },
  )
})

test('a price that is not a number is refused rather than taken as no price', () => {
  for (const price of [{}, [], true, [{ toString: 0 }], ...DEEP_VALUES]) {
    const row = recordToWire(
      new Map(mapColumns(JSON_SOURCE, ['price']).columns.map((column) => ['price', column])),
      { price },
    )
    expect(build(row, JSON_SOURCE, true)).toMatchObject({
      vehicle: null,
      issues: [{ severity: 'refused', field: 'price' }],
    })
  }
})
