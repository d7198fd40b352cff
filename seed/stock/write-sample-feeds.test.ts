import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { cpuMs } from '#src/testing/cpu-time.ts'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { mapColumns } from '#src/features/stock-feeds/domain/columns/column-map.ts'
import { FEED_SOURCES } from '#src/features/stock-feeds/domain/columns/feed-sources.ts'
import { generateStock } from './generate.ts'
import { presentDay, writeSampleFeeds } from './write-sample-feeds.ts'

const options = { seed: 'demo', asAt: '2026-11-21', sites: DEMO_SITES, count: 1_500 }

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'feeds-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('every dealership has one feed file, some CSV and some JSON, that holds its rows completely (DATA-033)', async () => {
  const feeds = await writeSampleFeeds(await aFolder(), options)
  const stock = new Map(
    [...generateStock(options)].map((dealership) => [dealership.dealershipSlug, dealership.rows]),
  )
  expect(feeds.map((feed) => feed.dealershipSlug)).toEqual([...stock.keys()])
  expect(new Set(feeds.map((feed) => feed.source))).toEqual(new Set(['dealer-studio', 'forecourt-json']))
  for (const feed of feeds) {
    const text = await readFile(feed.file, 'utf8')
    const rows = stock.get(feed.dealershipSlug) ?? []
    expect(feed.rows).toBe(rows.length)
    if (feed.source === 'forecourt-json') {
      expect(JSON.parse(text)).toEqual(rows)
      expect(text.trimEnd().split('\n')).toHaveLength(rows.length + 2)
    } else {
      const records: Record<string, string>[] = parse(text, { columns: true })
      expect(records.map((record) => record['Stock number'])).toEqual(rows.map((row) => row.stocknum))
      expect(records.map((record) => record.Dealercomments)).toEqual(
        rows.map((row) => row.dealercomments ?? ''),
      )
      expect(records.map((record) => Number(record['variant.torque']))).toEqual(
        rows.map((row) => row.variant.torque ?? 0),
      )
    }
  }
})

test('a CSV price is in the column of its kind, and only one of the two columns is filled', async () => {
  const [feed] = await writeSampleFeeds(await aFolder(), options)
  const records: Record<string, string>[] = parse(await readFile(feed?.file ?? '', 'utf8'), { columns: true })
  for (const record of records) {
    expect(Boolean(record['DAP Price'])).toBe(record.price_type?.endsWith('drive_away'))
    expect(Boolean(record['EGC Price'])).toBe(record.price_type === 'egc')
  }
})

test('the same seed writes the same bytes', async () => {
  const [first, second] = await Promise.all([
    writeSampleFeeds(await aFolder(), options),
    writeSampleFeeds(await aFolder(), options),
  ])
  for (const [place, feed] of first.entries()) {
    const again = await readFile(second[place]?.file ?? '')
    expect((await readFile(feed.file)).equals(again), feed.file).toBe(true)
  }
})

test('2,500 vehicles are written in less than 3 seconds of one core', async () => {
  const dir = await aFolder()
  expect(await cpuMs(() => writeSampleFeeds(dir, { ...options, count: 2_500 }))).toBeLessThan(3_000)
})

test('the current day is rounded to the day', () => {
  expect(presentDay(Date.parse('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
})

test('the importer knows every column and key of the feeds, and drops what is dealer-only (DATA-033)', async () => {
  const feeds = await writeSampleFeeds(await aFolder(), options)
  for (const feed of feeds) {
    const text = await readFile(feed.file, 'utf8')
    const [header = []]: string[][] =
      feed.source === 'dealer-studio' ? parse(text, { to: 1 }) : [Object.keys(JSON.parse(text)[0])]
    const source = FEED_SOURCES.find((known) => known.name === feed.source)
    if (!source) throw new Error(`no source ${feed.source}`)
    const { missing, unknown, dropped, repeated } = mapColumns(source, header)
    expect({ missing, unknown, repeated }, feed.file).toEqual({ missing: [], unknown: [], repeated: [] })
    expect(dropped).toEqual(feed.source === 'dealer-studio' ? ['Purchase cost'] : [])
  }
})
