import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toWireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { FULL_VEHICLE, SOUTH } from '../domain/testing/full-vehicle.ts'
import {
  CSV_HEADER,
  csvRow,
  csvRows,
  type FeedBench,
  openFeedBench,
  vehicleCsv,
} from './testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

const changes = async () =>
  Number(
    (await sql<{ n: number }>`select count(*) as n from vehicle_changes`.execute(bench.store.db)).rows[0]?.n,
  )

test('every field survives the JSON feed and the database (DATA-001, DATA-002, DATA-003, DATA-004, DATA-005, DATA-006, DATA-007, DATA-008, DATA-009, DATA-010, DATA-011, DATA-012, DATA-013, DATA-014, DATA-015, DATA-016, DATA-033)', async () => {
  const report = await bench.importText(JSON.stringify([toWireVehicle(FULL_VEHICLE)]), {
    source: 'forecourt-json',
  })
  expect(await bench.reasons(report.runId)).toEqual([])
  expect(report).toMatchObject({ status: 'done', inserted: 1, notes: [] })
  expect(await bench.read('C10342')).toEqual(FULL_VEHICLE)
})

test('every field survives the CSV feed and the database (DATA-001, DATA-002, DATA-003, DATA-004, DATA-005, DATA-006, DATA-007, DATA-008, DATA-009, DATA-010, DATA-011, DATA-012, DATA-013, DATA-014, DATA-015, DATA-016)', async () => {
  const report = await bench.importText(vehicleCsv(FULL_VEHICLE))
  expect(await bench.reasons(report.runId)).toEqual([])
  expect(await bench.read('C10342')).toEqual({ ...FULL_VEHICLE, source: 'dealer-studio' })
})

test('the Australian columns become a vehicle with its price kind, location and engine (B6)', async () => {
  const header =
    'Stock number,Car type,Make,Model,DAP Price,EGC Price,Cylinders,Rego expiry,Body,Year,Odometer,Location code,Engine size,Features,Certified,Fuel\n'
  await bench.importText(
    `${header}a1,Used,Mazda,CX-5,"$34,990",33000,4,14/06/2027,SUV,2021,"48,210 km",tweed,2.5,Tow bar|Sunroof,Yes,Petrol - Unleaded\nA2,demo,Mazda,3,,33000,4,,,2024,,,1998,,N,\nA3,new,Mazda,3,TBC,,,,,2026,,,,,,\n`,
  )
  expect(await bench.read('A1')).toMatchObject({
    priceCents: 34_990_00,
    priceKind: 'drive_away',
    priceState: 'NSW',
    priceAsAt: '2026-11-21',
    variant: { cylinders: 4 },
    regoExpiry: '2027-06-14',
    km: 48_210,
    location: 'Tweed Heads',
    locationId: 'loc_tweed',
    engineSizeCc: 2500,
    engineSizeLitres: 2.5,
    standardEquipment: ['Tow bar', 'Sunroof'],
    isCertified: true,
    simpleFuel: 'Petrol',
    name: '2021 Mazda CX-5',
    simpleBody: 'SUV',
  })
  expect(await bench.read('A2')).toMatchObject({
    priceCents: 33_000_00,
    priceKind: 'egc',
    engineSizeCc: 1998,
    engineSizeLitres: 2,
    carType: 'demo',
  })
  expect(await bench.read('A3')).toMatchObject({ priceCents: null, priceKind: 'on_application' })
})

test('importing the same file twice changes nothing, not even a time', async () => {
  const text = CSV_HEADER + csvRows(3) + csvRow('S1', { price: '' })
  await bench.importText(text)
  const before = [await changes(), await bench.read('U1')]
  bench.clock.time += 5 * 24 * 3_600_000
  expect(await bench.importText(text)).toMatchObject({ inserted: 0, updated: 0, unchanged: 4, removed: 0 })
  expect([await changes(), await bench.read('U1')]).toEqual(before)
})

test('purchase cost never reaches the database, whatever it is called (B6)', async () => {
  const report = await bench.importText(
    CSV_HEADER.replace('Purchase cost', 'Purchase Cost (ex GST)') +
      csvRow('U1', { cost: '987654321' }) +
      csvRow('U2', { cost: '987654321', year: 'x' }),
  )
  const json = JSON.stringify([
    { ...toWireVehicle(FULL_VEHICLE), purchase_cost: 987654321, autograb_data: { purchase_cost: 987654321 } },
  ])
  await bench.importText(json, { source: 'forecourt-json', mode: 'delta' })
  expect(report.notes.join()).toContain('dropped at the door: Purchase Cost (ex GST)')
  for (const table of ['vehicles', 'vehicle_changes', 'stock_feed_runs', 'stock_feed_quarantine']) {
    const found = await sql<{
      n: number
    }>`select count(*) as n from ${sql.table(table)} as t where t::text like '%987654321%'`.execute(
      bench.store.db,
    )
    expect([table, Number(found.rows[0]?.n)]).toEqual([table, 0])
  }
})

test('broken quoting loses only its own line, and the line is reported', async () => {
  const report = await bench.importText(
    `${CSV_HEADER}${csvRow('U1')}U2,used,"Toyo"ta,HiLux,2021,1000,,\n${csvRow('U3')}U4,used,"Toyota,HiLux,2021,1000,,\n${csvRow('U5')}`,
  )
  expect(await bench.stock()).toEqual(['U1', 'U3', 'U5'])
  expect((await bench.reasons(report.runId)).map((reason) => reason.slice(0, 9))).toEqual([
    '3 refused',
    '5 refused',
  ])
})

test('missing required columns are named and nothing is written', async () => {
  const report = await bench.importText('Stock number,Make,Year\nU1,Toyota,2021\n')
  expect(report).toMatchObject({
    status: 'failed',
    rows: 0,
    notes: ['required columns are missing: Car type, Model'],
  })
  expect(await bench.stock()).toEqual([])
})

test('Windows-1252 is read with a note, and a mixed or binary file is refused', async () => {
  const latin = Buffer.from(CSV_HEADER + csvRow('U1', { model: 'Citro\u00ebn' }), 'latin1')
  const report = await bench.importText(latin)
  expect(report.notes.join()).toContain('windows-1252 (line 2 is not UTF-8)')
  expect((await bench.read('U1'))?.model).toBe('Citro\u00ebn')
  const mixed = await bench.importText(
    Buffer.concat([Buffer.from(CSV_HEADER + csvRow('U2', { model: '\u00eb' })), latin]),
  )
  expect(mixed).toMatchObject({
    status: 'failed',
    notes: [expect.stringContaining('mixes UTF-8 with another encoding, first on line 4')],
  })
  expect((await bench.importText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).status).toBe('failed')
  expect((await bench.importText(`\ufeff${CSV_HEADER}${csvRow('U1')}`)).status).toBe('done')
})

test('if a stock number repeats the first row counts and both lines are reported', async () => {
  const report = await bench.importText(
    CSV_HEADER + csvRow('U1', { model: 'First' }) + csvRow('u1', { model: 'Second' }),
  )
  expect((await bench.read('U1'))?.model).toBe('First')
  expect(await bench.reasons(report.runId)).toEqual([
    '3 refused stock number U1 on line 3 was already on line 2: the first one counts',
  ])
})

test('a wrong check digit refuses the row where binding and warns elsewhere, and invalid VINs are refused', async () => {
  const report = await bench.importText(
    CSV_HEADER +
      csvRow('U1', { vin: '1M8GDM9A1KP042788' }) +
      csvRow('U2', { vin: '1M8GDM9AXKP042788' }) +
      csvRow('U3', { vin: 'MR0KA3CD100123456' }) +
      csvRow('U4', { vin: 'SHORT' }) +
      csvRow('U5', { vin: 'IR0KA3CD100123456' }),
  )
  expect(await bench.stock()).toEqual(['U2', 'U3'])
  const reasons = await bench.reasons(report.runId)
  expect(reasons[0]).toBe(
    "2 refused VIN '1M8GDM9A1KP042788' has the wrong check digit: position 9 is 1, the others give X",
  )
  expect(reasons.map((reason) => reason.slice(0, 9))).toEqual([
    '2 refused',
    '4 warning',
    '5 refused',
    '6 refused',
  ])
})

test('an invalid year, price, type or status quarantines the row (DATA-004, DATA-005)', async () => {
  const report = await bench.importText(
    CSV_HEADER +
      csvRow('U1', { year: '1821' }) +
      csvRow('U2', { price: '12' }) +
      csvRow('U3', { price: 'a lot' }) +
      csvRow('U4', { type: 'nearly new' }) +
      csvRow('U5', { year: '' }),
  )
  expect(report).toMatchObject({ rows: 5, quarantined: 5, inserted: 0 })
  const wire = { ...toWireVehicle(FULL_VEHICLE), stocknum: 'X1' }
  const json = await bench.importText(
    JSON.stringify([
      { ...wire, status: 'lost' },
      { ...wire, item_type: 'boat' },
    ]),
    { source: 'forecourt-json', mode: 'delta' },
  )
  expect(json.quarantined).toBe(2)
})

test('a row of another dealership writes nothing, and the refusal does not reveal whether it exists', async () => {
  const header = CSV_HEADER.replace('\n', ',Dealership\n')
  const row = (stockNumber: string, slug: string) => csvRow(stockNumber).replace('\n', `,${slug}\n`)
  const report = await bench.importText(
    header + row('U1', 'north-motors') + row('U2', 'south-motors') + row('U3', 'nobody'),
  )
  expect(report).toMatchObject({ inserted: 1, quarantined: 2 })
  expect(await bench.vehicles.listStockKeys(SOUTH.id)).toEqual([])
  expect((await bench.reasons(report.runId)).map((reason) => reason.replace(/'.*'/, ''))[0]).toBe(
    '3 refused dealership  is not the one this feed may write (north-motors)',
  )
})

test('without a given dealership each row names its own, and an unknown one is refused', async () => {
  const path = await bench.write(
    `${CSV_HEADER.replace('\n', ',Dealership\n')}${csvRow('U1').replace('\n', ',north-motors\n')}${csvRow('U1').replace('\n', ',south-motors\n')}${csvRow(
      'U2',
    ).replace('\n', ',nobody\n')}`,
  )
  expect(await bench.feeds.importFeed({ source: 'dealer-studio', mode: 'full', path })).toMatchObject({
    ok: true,
    value: { inserted: 2, quarantined: 1 },
  })
  expect(await bench.vehicles.listStockKeys(SOUTH.id)).toHaveLength(1)
})

test('a column missing from the file keeps its field, and an empty cell clears it', async () => {
  await bench.importText(JSON.stringify([toWireVehicle(FULL_VEHICLE)]), { source: 'forecourt-json' })
  await bench.importText(JSON.stringify({ stocknum: 'C10342', price: 70_000, colour: null }), {
    source: 'forecourt-json',
    mode: 'delta',
  })
  expect(await bench.read('C10342')).toMatchObject({
    priceCents: 70_000_00,
    priceKind: 'estimated_drive_away',
    priceAsAt: '2026-11-21',
    colour: null,
    make: 'Jayco',
    createdAt: FULL_VEHICLE.createdAt,
  })
})

test('a price without its kind is refused (ACL s 48)', async () => {
  const { price_type: _kind, ...wire } = toWireVehicle(FULL_VEHICLE)
  const report = await bench.importText(JSON.stringify([wire]), { source: 'forecourt-json' })
  expect((await bench.reasons(report.runId))[0]).toContain('price_type is missing')
})

test('an unknown source or dealership and a missing file are returned as errors, not thrown', async () => {
  const path = await bench.write('x')
  expect(await bench.feeds.importFeed({ source: 'nope', mode: 'full', path })).toMatchObject({
    error: { code: 'unknown_source' },
  })
  expect(
    await bench.feeds.importFeed({ source: 'dealer-studio', mode: 'full', path, dealership: 'nope' }),
  ).toMatchObject({ error: { code: 'unknown_dealership' } })
  expect(
    await bench.feeds.importFeed({ source: 'dealer-studio', mode: 'full', path: '/nonexistent' }),
  ).toMatchObject({ value: { status: 'failed', notes: ['there is no such file'] } })
  expect(await bench.importText('')).toMatchObject({ status: 'failed', notes: ['the file is empty'] })
})

test('a broken object loses only itself in a JSON list, and a list cut off removes nothing', async () => {
  const wire = (stocknum: string) => JSON.stringify({ ...toWireVehicle(FULL_VEHICLE), stocknum })
  const report = await bench.importText(
    `[\n${wire('J1')},\n{"stocknum": "J2", "make": "Jay\n},\n${wire('J3')},\n{"stocknum" "J4"}\n]`,
    { source: 'forecourt-json' },
  )
  expect(report).toMatchObject({ inserted: 2, quarantined: 2, status: 'done' })
  expect(await bench.importText(`[${wire('J1')},`, { source: 'forecourt-json' })).toMatchObject({
    status: 'incomplete',
    removed: 0,
    unchanged: 1,
  })
})
