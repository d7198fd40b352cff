import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { generatePromised, generateStock } from './generate.ts'
import {
  COUNTS,
  findPromised,
  PROMISES,
  type PromiseName,
  type StockCount,
  type StockPromise,
} from './promises.ts'
import type { StockRow } from './stock-row.ts'

const DAYS = 800
/** Counts change slowly from day to day, and drawing a whole stock is slow. */
const COUNTED_EVERY = 133
const DAY_MS = 86_400_000
const STARTS = [...new Set(['2026-11-22', new Date(Date.now()).toISOString().slice(0, 10)])]

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10)
const optionsOf = (asAt: string) => ({ seed: 'forecourt', asAt, sites: DEMO_SITES })
const sitesOf = (dealership: string) =>
  DEMO_SITES.filter(({ dealerships }) => dealerships.some(({ slug }) => slug === dealership)).map(
    ({ slug }) => slug,
  )
const everyPromise = Object.entries(PROMISES) as [PromiseName, StockPromise][]

const COMPARED: PromiseName =
  'a used petrol car that its price comparison, finance and fuel cost all speak of'

/** The promised vehicle in a day's stock, found the way journeys find it. */
function promisedRow(stock: Map<string, StockRow[]>, name: PromiseName): StockRow | undefined {
  const { dealership, stockNumber } = findPromised(name)
  return stock.get(dealership)?.find(({ stocknum }) => stocknum === stockNumber)
}

test.each(STARTS)('on each of 800 days from %s the stock keeps every promise', (start) => {
  const broken: string[] = []
  for (let day = 0; day < DAYS; day++) {
    const asAt = dayAfter(start, day)
    const stock = new Map([...generatePromised(optionsOf(asAt))].map((lot) => [lot.dealershipSlug, lot.rows]))
    for (const [name, { keeps }] of everyPromise) {
      const row = promisedRow(stock, name)
      if (!row || !keeps(row)) broken.push(`${asAt}: ${name}: ${row?.name ?? 'no vehicle'}`)
    }
  }
  expect(broken).toEqual([])
})

test.each(STARTS)(
  'on days from %s each site has the promised numbers, and the promised vehicles are the same as in the whole stock',
  (start) => {
    const short: string[] = []
    for (let day = 0; day < DAYS; day += COUNTED_EVERY) {
      const asAt = dayAfter(start, day)
      const stock = new Map([...generateStock(optionsOf(asAt))].map((lot) => [lot.dealershipSlug, lot.rows]))
      for (const [name, { dealerships, of, atLeast }] of Object.entries<StockCount>(COUNTS)) {
        const count = dealerships.flatMap((slug) => stock.get(slug) ?? []).filter(of).length
        if (count < atLeast) short.push(`${asAt}: ${count} ${name}`)
      }
      for (const { dealershipSlug, rows } of generatePromised(optionsOf(asAt)))
        expect(JSON.stringify(stock.get(dealershipSlug)?.slice(0, rows.length))).toBe(JSON.stringify(rows))
    }
    expect(short).toEqual([])
  },
)

test('a promise names a site that lists its dealership', () => {
  for (const [name, { site, dealership }] of everyPromise) expect(sitesOf(dealership), name).toContain(site)
  for (const [name, { site, dealerships }] of Object.entries<StockCount>(COUNTS))
    for (const dealership of dealerships) expect(sitesOf(dealership), name).toContain(site)
})

test('no two promised vehicles of a site share a name on a day: a title belongs to one address (SITE-007)', () => {
  for (let day = 0; day < DAYS; day += 50) {
    const lots = [...generatePromised(optionsOf(dayAfter('2026-11-22', day)))]
    for (const { slug, dealerships } of DEMO_SITES) {
      const names = lots
        .filter(({ dealershipSlug }) => dealerships.some((each) => each.slug === dealershipSlug))
        .flatMap(({ rows }) => rows.map(({ name }) => name))
      expect(new Set(names).size, `${slug} ${day}`).toBe(names.length)
    }
  }
})

test('the price comparison of the promised car has others of its model, near its year, and three sellers outside its group', () => {
  const { make, model } = PROMISES[COMPARED].draft
  for (let day = 0; day < DAYS; day += 50) {
    const lots = [...generatePromised(optionsOf(dayAfter('2026-11-22', day)))]
    const rows = lots.flatMap((lot) => lot.rows)
    const compared = rows.filter(
      (row) => row.make === make && row.model === model && row.car_type === 'used' && row.price !== null,
    )
    const years = compared.map(({ year }) => year)
    expect(compared.length).toBeGreaterThan(4)
    const sellers = new Set(compared.map((row) => row.dealership_slug))
    const group: readonly string[] = COUNTS['new cars'].dealerships
    expect([...sellers].filter((slug) => !group.includes(slug)).length).toBeGreaterThan(2)
    expect(Math.max(...years) - Math.min(...years)).toBeLessThan(4)
  }
})

test('no vehicle keeps two promises, and a small lot has the first of them', () => {
  const found = everyPromise.map(([name]) => JSON.stringify(findPromised(name)))
  expect(new Set(found).size).toBe(found.length)
  const tiny = [...generateStock({ ...optionsOf('2026-11-22'), count: 20 })]
  expect(tiny.every(({ rows }) => rows.length >= 1 && rows.length <= 5)).toBe(true)
})
