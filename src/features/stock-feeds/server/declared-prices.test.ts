import { afterEach, expect, test } from 'vitest'
import { NORTH } from '../domain/testing/full-vehicle.ts'
import type { BarePrices } from '../domain/rows/price-columns.ts'
import { type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
afterEach(() => bench.close())

const FILE = `StockNo,N/U/D,Make,Model,Year,AdvertisedPrice
A1,N,FORD,RANGER,2026,"$61,990"
A2,U,FORD,RANGER,2021,"$41,990*"
A3,D,FORD,RANGER,2026,"58,990 DA"
A4,U,FORD,RANGER,2020,38990
`

async function importDeclared(barePrices?: BarePrices) {
  bench = await openFeedBench({}, [{ ...NORTH, ...(barePrices ? { barePrices } : {}) }])
  const report = await bench.importText(FILE)
  const stock = await Promise.all(
    ['A1', 'A2', 'A3', 'A4'].map((number) => bench.vehicles.findByStockNumber(NORTH.id, number)),
  )
  return { report, kinds: stock.map((vehicle) => vehicle?.priceKind), stock }
}

test('a price without a kind is never called drive away unless the dealer declares it, and the run says which kind it got', async () => {
  const { report, kinds } = await importDeclared()
  expect(kinds).toEqual(['egc', 'egc', 'drive_away', 'egc'])
  expect(report).toMatchObject({ status: 'done', inserted: 4, warnings: 3 })
  expect(report.notes.join()).toContain('3 prices name no kind: read as excluding government charges (egc)')
  expect(report.notes.join()).not.toContain("the site's setting")
  expect(report.notes.join()).toContain('the default, as nobody declared what they are')
  expect(report.notes.join()).toContain('"stockFeeds": { "barePrice":')
})

test('a dealer declares the kind by vehicle type', async () => {
  const { report, kinds, stock } = await importDeclared({
    new: 'on_application',
    demo: 'egc',
    used: 'drive_away',
  })
  expect(kinds).toEqual(['on_application', 'drive_away', 'drive_away', 'drive_away'])
  expect(stock.map((vehicle) => vehicle?.priceCents)).toEqual([null, 41_990_00, 58_990_00, 38_990_00])
  expect(report.notes.join()).toContain('2 prices name no kind: read as drive away')
  expect(report.notes.join()).toContain('1 price names no kind: read as price on application')
})

test('the run says where each kind came from: the setting where set, otherwise the default', async () => {
  const { report } = await importDeclared({ used: 'egc' })
  expect(report.notes.filter((note) => note.includes('no kind')).toSorted()).toEqual([
    expect.stringMatching(/^1 price names no kind: .*the default, as nobody declared/),
    expect.stringMatching(/^2 prices name no kind: .*which the site's setting stockFeeds.barePrice says/),
  ])
})

test('a kind in the column map overrides the site’s, and the run names the map', async () => {
  bench = await openFeedBench({}, [{ ...NORTH, barePrices: { new: 'egc', demo: 'egc', used: 'egc' } }])
  const shown = (await bench.feeds.maps.list(null)).find(({ name }) => name === 'dealer-studio')
  const own = { ...shown, name: 'own', defaults: { priceKind: 'drive_away' } }
  expect(await bench.feeds.maps.add(JSON.stringify(own))).toMatchObject({ ok: true })
  const report = await bench.importText(FILE, { source: 'own' })
  expect(report.notes.join()).toContain('3 prices name no kind: read as drive away')
  expect(report.notes.join()).toContain('defaults.priceKind of the map own')
})
