import { afterEach, beforeEach, expect, test } from 'vitest'
import { NORTH } from '../domain/testing/full-vehicle.ts'
import { type FeedBench, openFeedBench } from './testing/feed-bench.ts'
import { messyExport } from './testing/messy-export.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

const keys = async () => (await bench.vehicles.listStockKeys(NORTH.id)).map((key) => key.stockNumber)

test('a real dealer system’s export is read correctly: no row is lost and no price dropped', async () => {
  const report = await bench.importText(messyExport(300))
  expect(report).toMatchObject({ status: 'done', rows: 300, inserted: 300, quarantined: 0 })
  expect(report.notes.filter((note) => note.includes('not known'))).toEqual([
    'columns not known and not read: Horoscope',
  ])
  const stock = await Promise.all((await keys()).map(bench.read))
  const kinds = stock.map((vehicle) => vehicle?.priceKind)
  expect(kinds.filter((kind) => kind === 'on_application')).toHaveLength(10)
  expect(stock.every((vehicle) => vehicle?.images.length === 3 && vehicle.complianceDate)).toBe(true)
  expect(new Set(stock.map((vehicle) => vehicle?.make))).toEqual(
    new Set(['Ford', 'Toyota', 'Mazda', 'BMW', 'MG', 'GWM', 'LDV', 'BYD', 'Hyundai']),
  )
  expect(await bench.read('S10000')).toMatchObject({
    name: '2015 Ford Ranger XLT',
    carType: 'used',
    priceCents: 9_990_00,
    priceKind: 'egc',
    simpleBody: 'Ute',
    bodyConfiguration: 'Dual Cab Pick-up',
    simpleFuel: 'Diesel',
    simpleTransmission: 'Automatic',
    engineSizeCc: 2000,
    drive: '4x4',
    doors: 4,
    colour: 'Glacier White',
    complianceDate: '2015-01-01',
    km: 1_200,
  })
  expect(await bench.read('S10002')).toMatchObject({ isReserved: true, status: 'in_stock', priceKind: 'egc' })
  expect(await bench.read('S10001')).toMatchObject({ priceKind: 'drive_away', isReserved: false })
})

test('a file cut anywhere removes nothing and says so, and the next complete one is measured against the last complete one', async () => {
  const whole = messyExport(300)
  await bench.importText(whole)
  for (const share of [0.5, 0.85, 0.97, 0.999]) {
    const report = await bench.importText(whole.slice(0, Math.floor(whole.length * share)))
    expect([share, report.status, report.removed]).toEqual([share, 'incomplete', 0])
    expect(report.notes.join()).toContain('cut off')
  }
  expect(await keys()).toHaveLength(300)
  expect(await bench.importText(messyExport(290))).toMatchObject({ status: 'done', removed: 10 })
})

test('a value that was cut in half is not stored', async () => {
  const whole = messyExport(30)
  await bench.importText(whole)
  const before = await bench.read('S10029')
  const report = await bench.importText(whole.trimEnd().slice(0, -2).replace(/Le$/, 'Leo').slice(0, -1))
  expect(report).toMatchObject({ status: 'done', quarantined: 0 })
  const fewer = messyExport(29)
  const cut = await bench.importText(fewer.trimEnd())
  expect(cut).toMatchObject({ status: 'incomplete', removed: 0, quarantined: 1 })
  expect((await bench.reasons(cut.runId)).at(-1)).toContain('the file ends in this row')
  expect(await bench.read('S10029')).toEqual(before)
})

test('a file without most of its prices is held, gives the reason, and is stored when approved', async () => {
  await bench.importText(messyExport(60))
  const bare = messyExport(60).replaceAll(
    /(?:"\$[^"]*"|"[\d,]+ DA"|"[^"]* (?:EGC|ORC|Drive Away)"|\d+(?:\.00)?),(?=(?:Drive Away|EGC)?,)/g,
    ',',
  )
  const held = await bench.importText(bare)
  expect(held).toMatchObject({
    status: 'awaiting_approval',
    isHeld: true,
    inserted: 0,
    updated: 0,
    removed: 0,
  })
  expect(held.notes.join()).toMatch(
    /waits for approval, nothing is stored: \d+ of 60 vehicles .* have no price/,
  )
  expect((await bench.read('S10001'))?.priceKind).toBe('drive_away')
  const approved = await bench.feeds.approve(held.runId)
  expect(approved).toMatchObject({ ok: true, value: { status: 'done', isHeld: false } })
  expect((await bench.read('S10001'))?.priceKind).toBe('on_application')
  expect(await bench.feeds.approve(held.runId)).toMatchObject({ error: { code: 'nothing_to_approve' } })
})

test('a column that disappeared holds the file, and a newer complete file replaces the held one', async () => {
  await bench.importText(messyExport(40))
  const held = await bench.importText(messyExport(40).replace('ExtColour', 'Aussenfarbe'))
  expect(held.isHeld).toBe(true)
  expect(held.notes.join()).toContain('columns of the last complete file are not in this one: colour')
  expect(await bench.importText(messyExport(40))).toMatchObject({ status: 'done', unchanged: 40 })
  expect(await bench.feeds.approve(held.runId)).toMatchObject({ error: { code: 'nothing_to_approve' } })
  expect(await bench.feeds.findRun(held.runId)).toMatchObject({ value: { report: { status: 'superseded' } } })
})
