import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { paintForColour } from '#src/shared/domain/picture/paint.ts'
import { CATALOGUE } from './catalogue/catalogue.ts'
import { generateStock } from './generate.ts'
import { SPECIAL_CASES } from './special-cases.ts'
import type { StockRow } from './stock-row.ts'

const options = { seed: 'demo', asAt: '2026-11-21', sites: DEMO_SITES }
const asAtMs = Date.parse('2026-11-21T00:00:00Z')
const rows = [...generateStock(options)].flatMap((dealership) => dealership.rows)
const hash = (seed: string, asAt = options.asAt) =>
  createHash('sha256')
    .update(JSON.stringify([...generateStock({ ...options, seed, asAt })]))
    .digest('hex')

test('the same seed and day give the same stock; another seed or day gives another', () => {
  expect(hash('demo')).toBe(hash('demo'))
  expect(hash('demo')).not.toBe(hash('other'))
  expect(hash('demo')).not.toBe(hash('demo', '2026-11-22'))
})

test('there are 1,500 to 2,500 vehicles of all four item types and all dealerships (SITE-001, SITE-002, DATA-004)', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1_500)
  expect(rows.length).toBeLessThanOrEqual(2_500)
  expect(new Set(rows.map((row) => row.item_type))).toEqual(
    new Set(['car', 'truck', 'motorcycle', 'caravan']),
  )
  expect(new Set(rows.map((row) => row.car_type))).toEqual(new Set(['new', 'demo', 'used']))
  const dealerships = new Set(
    DEMO_SITES.flatMap((site) => site.dealerships.map((dealership) => dealership.slug)),
  )
  expect(new Set(rows.map((row) => row.dealership_slug))).toEqual(dealerships)
  expect(new Set(rows.map((row) => row.make)).size).toBeGreaterThanOrEqual(40)
})

test.each(SPECIAL_CASES.map((special) => [special.key, special] as const))(
  'some stock shows: %s',
  (_, special) => {
    expect(
      rows.filter((row) => special.shows(row, asAtMs)).length,
      special.requirements,
    ).toBeGreaterThanOrEqual(3)
  },
)

test('there are electric, hybrid and plug-in cars, LAMS motorcycles and just-arrived stock (CARD-004, CARD-009, CARD-025)', () => {
  for (const fuel of ['Electric', 'Hybrid', 'Plug-in Hybrid', 'Petrol', 'Diesel'])
    expect(
      rows.some((row) => row.simple_fuel === fuel),
      fuel,
    ).toBe(true)
  expect(
    rows.some((row) => row.specifications.lams_approved === true) &&
      rows.some((row) => row.specifications.lams_approved === false),
  ).toBe(true)
  const age = (row: StockRow) => (asAtMs - Date.parse(row.created_at)) / 86_400_000
  expect(rows.filter((row) => row.status === 'in_stock' && age(row) <= 8).length).toBeGreaterThan(50)
  expect(rows.every((row) => age(row) >= 0)).toBe(true)
})

test('a price always has its kind, and there is no kind without a price', () => {
  for (const row of rows) expect(row.price === null, row.stocknum).toBe(row.price_type === 'on_application')
  for (const kind of ['drive_away', 'estimated_drive_away', 'egc'])
    expect(
      rows.some((row) => row.price_type === kind),
      kind,
    ).toBe(true)
  for (const row of rows) expect(row.price_type.endsWith('drive_away')).toBe(row.price_state !== null)
})

test('stock numbers are unique within a dealership and VINs everywhere (DATA-003)', () => {
  expect(new Set(rows.map((row) => `${row.dealership_slug}/${row.stocknum}`)).size).toBe(rows.length)
  const vins = rows.flatMap((row) => (row.vin === null ? [] : [row.vin]))
  expect(new Set(vins).size).toBe(vins.length)
})

test('dates are in order: built, complied, listed, sold', () => {
  for (const row of rows) {
    const label = `${row.dealership_slug} ${row.stocknum}`
    if (row.build_date && row.compliance_date) expect(row.build_date <= row.compliance_date, label).toBe(true)
    expect(Date.parse(row.build_date ?? '')).toBeLessThanOrEqual(asAtMs)
    expect(row.updated_at >= row.created_at, label).toBe(true)
    if (row.sold_date_timestamp !== null)
      expect(row.sold_date_timestamp * 1000, label).toBeGreaterThan(Date.parse(row.created_at))
    expect(row.sold, label).toBe(row.status === 'sold')
  }
})

test('every picture exists, in the paint of the vehicle (DATA-008)', () => {
  for (const row of rows) {
    expect(row.photos_count).toBe(row.images.length)
    for (const url of [...row.images.map((image) => image.url), ...row.thumbnails, ...row.spin_images])
      expect(parseSamplePictureUrl(url)?.paint, url).toBe(paintForColour(row.colour))
  }
})

test('older and further driven used cars are cheaper: rank correlation within a model', () => {
  const many = [...generateStock({ ...options, count: 12_000 })].flatMap((dealership) => dealership.rows)
  const used = many.filter((row) => row.car_type === 'used' && row.price !== null && row.item_type === 'car')
  const correlations = CATALOGUE.flatMap(({ make, model }) => {
    const same = used.filter((row) => row.make === make && row.model === model)
    return same.length < 25 || new Set(same.map((row) => row.year)).size < 4
      ? []
      : [
          {
            age: spearman(
              same,
              (row) => row.year,
              (row) => row.price ?? 0,
            ),
            km: spearman(
              same,
              (row) => row.km ?? 0,
              (row) => row.price ?? 0,
            ),
          },
        ]
  })
  expect(correlations.length).toBeGreaterThan(40)
  expect(mean(correlations.map((one) => one.age))).toBeGreaterThan(0.6)
  expect(mean(correlations.map((one) => one.km))).toBeLessThan(-0.5)
})

test('every model of the catalogue is well-formed: sizes in mm, a badge for its first year', () => {
  for (const model of CATALOGUE) {
    const label = `${model.make} ${model.model}`
    const [length, width, height] = model.figures.size
    expect(length > 1_500 && width > 500 && height > 900, label).toBe(true)
    expect(
      model.built[0] < model.built[1] && model.badges.some((badge) => (badge[3] ?? 0) <= model.built[0]),
      label,
    ).toBe(true)
    for (const [, engine, price] of model.badges)
      expect(engine.split(' ').length === 7 && price > 3_000, label).toBe(true)
  }
})

function spearman(
  values: readonly StockRow[],
  x: (row: StockRow) => number,
  y: (row: StockRow) => number,
): number {
  const [a, b] = [ranks(values.map(x)), ranks(values.map(y))]
  const [meanA, meanB] = [mean(a), mean(b)]
  const covariance = mean(a.map((rank, place) => (rank - meanA) * ((b[place] ?? 0) - meanB)))
  const spread = (list: number[], middle: number) => Math.sqrt(mean(list.map((rank) => (rank - middle) ** 2)))
  return covariance / (spread(a, meanA) * spread(b, meanB))
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
