import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NORTH } from '../domain/testing/full-vehicle.ts'
import { CSV_HEADER, csvRow, type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

const rows = (count: number) => Array.from({ length: count }, (_, at) => csvRow(`U${at}`)).join('')
const stock = async () => (await bench.vehicles.listStockKeys(NORTH.id)).length

async function importWith(content: string, manifest: string | object) {
  const path = await bench.write(content)
  await writeFile(`${path}.manifest.json`, typeof manifest === 'string' ? manifest : JSON.stringify(manifest))
  const imported = await bench.feeds.importFeed({
    source: 'dealer-studio',
    mode: 'full',
    dealership: NORTH.slug,
    path,
  })
  if (!imported.ok) throw new Error(imported.error.message)
  return imported.value
}

test('a byte count that differs from the manifest removes nothing and says so', async () => {
  await bench.importText(CSV_HEADER + rows(10))
  const whole = CSV_HEADER + rows(10)
  const cut = await importWith(CSV_HEADER + rows(8), { bytes: whole.length })
  expect(cut).toMatchObject({ status: 'incomplete', removed: 0, rows: 8 })
  expect(cut.notes.join()).toContain(`${CSV_HEADER.length + rows(8).length} bytes came, ${whole.length} were`)
  expect(await stock()).toBe(10)
})

test('rows or a hash that differ from the manifest remove nothing', async () => {
  await bench.importText(CSV_HEADER + rows(10))
  const file = CSV_HEADER + rows(8)
  expect((await importWith(file, { rows: 10 })).notes.join()).toContain('8 rows came, 10 were announced')
  const other = await importWith(file, { sha256: 'a'.repeat(64) })
  expect(other).toMatchObject({ status: 'incomplete', removed: 0 })
  expect(other.notes.join()).toContain('its SHA-256 is another')
  expect(await stock()).toBe(10)
})

test('a manifest that is cut or has unknown keys is reported, and nothing is removed', async () => {
  await bench.importText(CSV_HEADER + rows(10))
  for (const [manifest, fault] of [
    ['{"bytes": 1', 'it is not JSON'],
    ['{}', 'announces nothing'],
    ['{"bytes": -1}', 'bytes: '],
    ['{"size": 3}', 'size'],
  ] as const) {
    const report = await importWith(CSV_HEADER + rows(8), manifest)
    expect(report).toMatchObject({ status: 'incomplete', removed: 0 })
    expect(report.notes.join()).toContain(fault)
  }
  expect(await stock()).toBe(10)
})

test('a file that matches its manifest is complete', async () => {
  await bench.importText(CSV_HEADER + rows(10))
  const file = CSV_HEADER + rows(8)
  const sha256 = createHash('sha256').update(file).digest('hex').toUpperCase()
  expect(await importWith(file, { bytes: file.length, rows: 8, sha256 })).toMatchObject({
    status: 'done',
    removed: 2,
  })
})

test('a short file that is held removes nothing even once approved', async () => {
  await bench.importText(CSV_HEADER + rows(28), { approve: true })
  expect(await stock()).toBe(28)
  const bare = Array.from({ length: 24 }, (_, at) => csvRow(`U${at}`, { price: '' })).join('')
  const held = await importWith(CSV_HEADER + bare, { rows: 28 })
  expect(held).toMatchObject({ isHeld: true, status: 'awaiting_approval' })
  expect(await bench.feeds.approve(held.runId)).toMatchObject({ value: { status: 'incomplete', removed: 0 } })
  expect(await stock()).toBe(28)
})
