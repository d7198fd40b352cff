import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VEHICLE_FIELDS } from '#src/features/vehicles/domain/wire/vehicle-fields.ts'
import { toWireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { hostileRuns, hostileValues } from '#src/platform/testing/hostile-values.ts'
import { FULL_VEHICLE, NORTH } from '../domain/testing/full-vehicle.ts'
import { createStockFeedApi } from './stock-feed-api.ts'
import { type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

const wire = (values: object) => ({ ...toWireVehicle(FULL_VEHICLE), ...values })
const asJson = { source: 'forecourt-json' } as const

test('a poisoned row is quarantined with its line and reason, and the run continues', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const text = `[
${JSON.stringify(wire({ stocknum: 'P1' }))},
${JSON.stringify(wire({ stocknum: 'P2', status: { toString: 0 } }))},
${JSON.stringify(wire({ stocknum: 'P3\u0000', year: 'x\u0000\ud800' }))},
{"stocknum":"P4","make":${deep}},
${JSON.stringify(wire({ stocknum: 'P5', views: [{ toString: 0 }], '\u0000\ud800': 1 }))},
${JSON.stringify(wire({ stocknum: Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('') }))},
${JSON.stringify(wire({ stocknum: 'P6' }))}
]`
  const report = await bench.importText(text, asJson)
  expect(report).toMatchObject({ status: 'done', rows: 7, quarantined: 4, inserted: 3 })
  const reasons = await bench.reasons(report.runId)
  const refused = reasons.filter((reason) => reason.includes(' refused '))
  expect(refused).toEqual([
    expect.stringContaining(
      "3 refused status must be one of in_stock, coming_soon, sold, others, not 'a record'",
    ),
    expect.stringContaining('4 refused year is not a number'),
    expect.stringContaining('4 refused year is missing'),
    expect.stringContaining('5 refused car_type is missing'),
    expect.stringContaining('5 refused model is missing'),
    expect.stringContaining('5 refused year is missing'),
    expect.stringContaining('5 refused make is not text'),
    expect.stringContaining('7 refused the store refused the vehicle'),
  ])
  expect((await bench.vehicles.listStockKeys(NORTH.id)).map((key) => key.stockNumber).sort()).toEqual([
    'P1',
    'P5',
    'P6',
  ])
})

test('a push with poisoned rows answers 200 and lists what was refused, row by row', async () => {
  const api = createStockFeedApi({ feeds: bench.feeds, findDealershipByKey: async () => NORTH })
  const answer = await api.request('/forecourt-json?mode=full', {
    method: 'PUT',
    body: JSON.stringify([
      wire({ stocknum: 'P1' }),
      wire({ stocknum: 'P2', price: [{ toString: 0 }] }),
      wire({ stocknum: '\u0000', year: { valueOf: 0 } }),
    ]),
    headers: { authorization: 'Bearer k', 'idempotency-key': 'k1', 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    {
      inserted: 1,
      quarantined: 2,
      findings: [
        { line: 1, stocknum: null, severity: 'refused', field: 'stocknum' },
        { line: 1, stocknum: 'P2', severity: 'refused', field: 'price' },
      ],
    },
  ])
  for (const path of ['/runs/%00', '/vehicles/%00', '/vehicles/P1%00'])
    expect((await api.request(path, { headers: { authorization: 'Bearer k' } })).status).toBeLessThan(500)
})

test('whatever a JSON feed contains, every row is stored or quarantined and no run fails', async () => {
  const names = VEHICLE_FIELDS.map((field) => field.wire)
  const row = fc
    .dictionary(fc.constantFrom(...names, '\u0000', '__proto__'), hostileValues(['image', 'url']), {
      maxKeys: 5,
    })
    .map((values) => ({ ...wire({}), ...values }))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const report = await bench.importText(JSON.stringify(rows), { ...asJson, approve: true })
      const { inserted, updated, unchanged, quarantined } = report
      expect(['done', 'awaiting_approval']).toContain(report.status)
      expect(inserted + updated + unchanged + quarantined).toBe(rows.length)
    }),
    { numRuns: hostileRuns(40) },
  )
})
