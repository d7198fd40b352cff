import { afterEach, beforeEach, expect, test } from 'vitest'
import { toWireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { FULL_VEHICLE, NORTH, SOUTH } from '../domain/testing/full-vehicle.ts'
import { createStockFeedApi } from './stock-feed-api.ts'
import { CSV_HEADER, csvRow, type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
let api: ReturnType<typeof createStockFeedApi>
beforeEach(async () => {
  bench = await openFeedBench()
  const keys: Record<string, { id: typeof NORTH.id }> = { 'key-north': NORTH, 'key-south': SOUTH }
  api = createStockFeedApi({
    feeds: bench.feeds,
    findDealershipByKey: async (key) => keys[key] ?? null,
    maxBytes: 20_000,
  })
})
afterEach(() => bench.close())

type Push = { key?: string; idempotencyKey?: string; type?: string; source?: string; mode?: string }

function push(
  body: string,
  {
    key = 'key-north',
    idempotencyKey = 'k1',
    type = 'text/csv',
    source = 'dealer-studio',
    mode = 'full',
  }: Push = {},
) {
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey, 'content-type': type }
  return api.request(`/${source}?mode=${mode}`, { method: 'PUT', body, headers })
}
const get = (path: string, key = 'key-north') =>
  api.request(path, { headers: { authorization: `Bearer ${key}` } })

test('a vehicle with every field is pushed as JSON and read back over HTTP, field by field (DATA-033)', async () => {
  const wire = toWireVehicle(FULL_VEHICLE)
  const answer = await push(JSON.stringify([wire]), { source: 'forecourt-json', type: 'application/json' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ inserted: 1, quarantined: 0, warnings: 0, status: 'done' })
  const back = (await (await get('/vehicles/C10342')).json()) as Record<string, unknown>
  for (const [name, value] of Object.entries(wire)) expect([name, back[name]]).toEqual([name, value])
})

test('without a known key nothing is returned or written', async () => {
  for (const key of ['wrong', '']) expect((await push(CSV_HEADER + csvRow('U1'), { key })).status).toBe(401)
  expect((await api.request('/vehicles/U1')).status).toBe(401)
  expect(await bench.vehicles.listStockKeys(NORTH.id)).toEqual([])
})

test('a key reads and writes its own dealership only', async () => {
  const pushed = (await (await push(CSV_HEADER + csvRow('U1'))).json()) as { run_id: string }
  expect((await get('/vehicles/U1', 'key-south')).status).toBe(404)
  expect((await get(`/runs/${pushed.run_id}`, 'key-south')).status).toBe(404)
  expect((await get(`/runs/${pushed.run_id}`)).status).toBe(200)
  const strange = CSV_HEADER.replace('\n', ',Dealership\n') + csvRow('U9').replace('\n', ',north-motors\n')
  expect(await (await push(strange, { key: 'key-south', idempotencyKey: 'k2' })).json()).toMatchObject({
    inserted: 0,
    quarantined: 1,
  })
})

test('the same idempotency key returns the same answer, and refuses another body or mode', async () => {
  const text = CSV_HEADER + csvRow('U1')
  const first = await (await push(text)).json()
  const again = await push(text)
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(await again.json()).toEqual(first)
  expect((await push(CSV_HEADER + csvRow('U2'))).status).toBe(409)
  expect((await push(text, { mode: 'delta' })).status).toBe(409)
  expect(await bench.feeds.listRuns()).toHaveLength(1)
  expect((await push(text, { key: 'key-south' })).status).toBe(200)
})

test('push keys are kept 30 days and then deleted, a few at a time', async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const text = CSV_HEADER + csvRow('U1')
  for (const idempotencyKey of ['k1', 'k2', 'k3']) await push(text, { idempotencyKey })
  const prune = (days: number) => bench.feeds.pruneKeys(bench.clock.time + days * dayMs, 2)
  expect([await prune(29), await prune(31), await prune(31)]).toEqual([0, 2, 1])
  expect((await push(text)).headers.get('idempotent-replay')).toBe(null)
})

test('runs older than 90 days are deleted with their findings, while one awaiting approval stays', async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const text = CSV_HEADER + csvRow('U1') + csvRow('')
  for (const idempotencyKey of ['k1', 'k2', 'k3']) await push(text, { idempotencyKey })
  const [waiting] = await bench.feeds.listRuns()
  const runs = bench.store.db.updateTable('stock_feed_runs').set({ status: 'awaiting_approval' })
  await runs.where('id', '=', waiting?.runId ?? '').execute()
  const prune = (days: number) => bench.feeds.pruneRuns(bench.clock.time + days * dayMs, 1)
  expect([await prune(89), await prune(91), await prune(91), await prune(91)]).toEqual([0, 1, 1, 0])
  expect((await bench.feeds.listRuns()).map(({ runId }) => runId)).toEqual([waiting?.runId])
  const left = await bench.store.db.selectFrom('stock_feed_quarantine').select('run_id').execute()
  expect(left.length).toBeGreaterThan(0)
  expect(new Set(left.map(({ run_id: id }) => id))).toEqual(new Set([waiting?.runId]))
})

test('of two simultaneous pushes with one key, one is imported', async () => {
  const text = CSV_HEADER + csvRow('U1')
  const answers = await Promise.all([push(text), push(text)])
  expect(answers.map((answer) => answer.status).sort()).not.toEqual([409, 409])
  expect(await bench.feeds.listRuns()).toHaveLength(1)
})

test('each invalid push gets a clear error and no run', async () => {
  const text = CSV_HEADER + csvRow('U1')
  const cases: [Promise<Response> | Response, number][] = [
    [push(text, { source: 'nope' }), 404],
    [push(text, { mode: 'most' }), 400],
    [push(text, { idempotencyKey: ' ' }), 400],
    [push(text, { type: 'image/png' }), 415],
    [push('', {}), 400],
    [push(CSV_HEADER.repeat(1_000)), 413],
  ]
  for (const [answer, status] of cases) {
    const { status: given, ...rest } = { status: (await answer).status, body: await (await answer).json() }
    expect([given, rest]).toEqual([
      status,
      { body: { error: { code: expect.any(String), message: expect.any(String) } } },
    ])
  }
  expect(await bench.feeds.listRuns()).toEqual([])
})

test('an unusable file is answered with 422, the reason and its run', async () => {
  const answer = await push('Make,Year\nToyota,2021\n')
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    status: 'failed',
    error: { message: expect.stringContaining('required columns are missing: Stock number') },
  })
})
