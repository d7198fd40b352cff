import { afterEach, beforeEach, expect, test } from 'vitest'
import { CSV_HEADER, csvRow, csvRows, type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

test('an unclosed quote removes nothing: the run is incomplete', async () => {
  await bench.importText(CSV_HEADER + csvRows(10))
  const report = await bench.importText(`${CSV_HEADER}${csvRows(9)}U99,used,"Toyota,HiLux\n`)
  expect(report).toMatchObject({ status: 'incomplete', removed: 0, unchanged: 9, quarantined: 1 })
  expect(await bench.stock()).toHaveLength(10)
})

test('a full file removes up to 30 % of what it lacks, and a delta removes nothing', async () => {
  await bench.importText(CSV_HEADER + csvRows(10))
  expect(await bench.importText(CSV_HEADER + csvRows(2), { mode: 'delta' })).toMatchObject({
    removed: 0,
    status: 'done',
  })
  expect(await bench.importText(CSV_HEADER + csvRows(7))).toMatchObject({ removed: 3, status: 'done' })
  expect(await bench.stock()).toHaveLength(7)
})

test('a larger removal waits, spares what a later import names, and applies once approved', async () => {
  await bench.importText(CSV_HEADER + csvRows(10))
  const waiting = await bench.importText(CSV_HEADER + csvRows(6))
  expect(waiting).toMatchObject({ status: 'awaiting_approval', awaitingApproval: 4, removed: 0 })
  expect(await bench.stock()).toHaveLength(10)
  await bench.importText(CSV_HEADER + csvRows(1, 10), { mode: 'delta' })
  expect(await bench.feeds.approve(waiting.runId)).toMatchObject({
    ok: true,
    value: { removed: 3, status: 'done' },
  })
  expect(await bench.stock()).toEqual(['U1', 'U10', 'U2', 'U3', 'U4', 'U5', 'U6'])
  expect(await bench.feeds.approve(waiting.runId)).toMatchObject({
    ok: false,
    error: { code: 'nothing_to_approve' },
  })
  expect(await bench.importText(CSV_HEADER + csvRows(1), { approve: true })).toMatchObject({ removed: 6 })
})

test('a rejected removal removes nothing, then or later, and its file is not a measure for the next', async () => {
  await bench.importText(CSV_HEADER + csvRows(10))
  const waiting = await bench.importText(CSV_HEADER + csvRows(6))
  expect(await bench.feeds.reject(waiting.runId)).toMatchObject({
    ok: true,
    value: { status: 'incomplete', awaitingApproval: 0, removed: 0 },
  })
  expect(await bench.feeds.approve(waiting.runId)).toMatchObject({ error: { code: 'nothing_to_approve' } })
  expect(await bench.feeds.reject(waiting.runId)).toMatchObject({ error: { code: 'nothing_to_approve' } })
  expect(await bench.feeds.reject('run_none')).toMatchObject({ error: { code: 'unknown_run' } })
  expect(await bench.stock()).toHaveLength(10)
})

test('a held file that is rejected is deleted', async () => {
  const bare = Array.from({ length: 20 }, (_, at) => csvRow(`U${at}`, { price: '' })).join('')
  const held = await bench.importText(CSV_HEADER + bare)
  expect(held).toMatchObject({ status: 'awaiting_approval', isHeld: true })
  expect(await bench.feeds.reject(held.runId)).toMatchObject({ value: { status: 'failed', isHeld: false } })
  expect(await bench.feeds.approve(held.runId)).toMatchObject({ error: { code: 'nothing_to_approve' } })
  expect(await bench.stock()).toEqual([])
})

test('a file cut exactly at the end of a line removes nothing if its rows were announced', async () => {
  await bench.importText(CSV_HEADER + csvRows(10))
  const cut = await bench.importText(CSV_HEADER + csvRows(8), { rowsAnnounced: 10 })
  expect(cut).toMatchObject({ status: 'incomplete', removed: 0 })
  expect(cut.notes.join()).toContain('8 rows came, 10 were announced')
  expect(await bench.stock()).toHaveLength(10)
  expect(await bench.importText(CSV_HEADER + csvRows(8), { rowsAnnounced: 8 })).toMatchObject({ removed: 2 })
})

test('a refused row keeps the last good copy of its vehicle', async () => {
  await bench.importText(CSV_HEADER + csvRows(4))
  expect(await bench.importText(CSV_HEADER + csvRows(3) + csvRow('U4', { price: '1' }))).toMatchObject({
    removed: 0,
    quarantined: 1,
  })
  expect((await bench.read('U4'))?.priceCents).toBe(48_990_00)
})
