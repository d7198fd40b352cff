import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_VEHICLE } from '#src/features/stock-feeds/domain/testing/full-vehicle.ts'
import { lenderKey, readWireVehicle, toWireVehicle } from './vehicle-schema.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'

const throughJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

test('every field of a vehicle survives conversion to wire form and back (DATA-001 to DATA-016)', () => {
  const blank = {
    ...FULL_VEHICLE,
    images: [],
    financeLenders: {},
    youxQuote: null,
    dealerComments: null,
    km: null,
  }
  expect(readWireVehicle(throughJson(toWireVehicle(FULL_VEHICLE)), blank)).toEqual({
    ok: true,
    value: FULL_VEHICLE,
  })
})

test('the wire form uses the specification’s names, including path (DATA-001)', () => {
  const wire = toWireVehicle(FULL_VEHICLE)
  expect(wire.path).toBe(`/cars/${FULL_VEHICLE.slug}`)
  expect(wire).toMatchObject({
    gearnum: 6,
    trans: '6 Speed Sports Automatic',
    price: 74990.5,
    sold_date_timestamp: 1795053600,
  })
  expect(wire.images).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ image: expect.objectContaining({ thumb: expect.anything() }) }),
    ]),
  )
  expect(Object.keys(wire)).toHaveLength(VEHICLE_FIELDS.length + 1)
})

test('a name missing from the wire keeps its value, and null clears it', () => {
  const read = readWireVehicle({ colour: null, variant: { cylinders: 6 } }, FULL_VEHICLE)
  expect(read).toMatchObject({
    ok: true,
    value: { colour: null, make: 'Jayco', variant: { cylinders: 6, torqueNm: 500 } },
  })
})

test('a car type or status outside the list is refused (DATA-004, DATA-005)', () => {
  for (const wire of [{ car_type: 'nearly new' }, { status: 'lost' }])
    expect(readWireVehicle(wire, FULL_VEHICLE).ok).toBe(false)
  for (const status of ['in_stock', 'coming_soon', 'sold', 'others'])
    expect(readWireVehicle({ status }, FULL_VEHICLE)).toMatchObject({ value: { status } })
})

test('a provider’s key is lower case with underscores, and no key reaches the prototype (DATA-016)', () => {
  expect(lenderKey('Acme Finance')).toBe('acme_finance')
  const read = readWireVehicle(
    JSON.parse('{"finance_lenders":{"Acme Finance":{"deposit":1},"__proto__":{"deposit":2}}}'),
    FULL_VEHICLE,
  )
  expect(read.ok && Object.keys(read.value.financeLenders)).toEqual(['acme_finance', 'proto'])
})

test('an address other than http(s) is refused', () => {
  for (const url of ['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', 'http://a b']) {
    expect(readWireVehicle({ video_url: url, images: [url] }, FULL_VEHICLE)).toMatchObject({
      ok: false,
      error: [{ field: 'images' }, { field: 'video_url' }],
    })
  }
})

test('no wire value throws, and what is read can be written and read again unchanged', () => {
  const names = VEHICLE_FIELDS.map((field) => field.wire)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (wire) => {
      const read = readWireVehicle(wire as Record<string, unknown>, FULL_VEHICLE)
      const kept = read.ok ? read.value : FULL_VEHICLE
      expect(readWireVehicle(throughJson(toWireVehicle(kept)), FULL_VEHICLE)).toEqual({
        ok: true,
        value: kept,
      })
    }),
  )
})
