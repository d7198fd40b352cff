import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FINANCE_LABEL, readContact, readKms, readPlate, readVehicle } from './trade-in-fields.ts'

const contact = {
  name: 'Jo',
  last_name: 'Citizen',
  postcode: '4006',
  phone: '+61 412 345 678',
  email: 'jo@example.com',
  finance: 'Yes',
  location_id: 'loc_1',
}
const places = { locationIds: ['loc_1', 'loc_2'] }
const fieldsOf = (result: { ok: boolean; error?: { field: string }[] }) =>
  result.ok ? [] : (result.error ?? []).map(({ field }) => field)

test('a plate is accepted as people type it, and a bad one or a missing state gets a message (TRADE-007, TRADE-011)', () => {
  expect(readPlate({ rego: ' 123-dem ', regoState: 'qld' })).toEqual({
    ok: true,
    value: { rego: '123DEM', regoState: 'QLD' },
  })
  expect(fieldsOf(readPlate({ rego: '', regoState: 'NZ' }))).toEqual(['rego', 'regoState'])
  expect(fieldsOf(readPlate({ rego: '12<3>', regoState: 'NSW' }))).toEqual(['rego'])
})

test('kilometres are a positive number, sent as digits however displayed (LEAD-031, TRADE-011)', () => {
  expect(readKms({ kms: '45,000 kms' }, 'car')).toEqual({ ok: true, value: 45_000 })
  for (const kms of ['', '0', '-5', 'many', '12345678', '1e5'])
    expect([kms, readKms({ kms }, 'car').ok]).toEqual([kms, false])
  expect(readKms({}, 'caravan')).toEqual({ ok: true, value: null })
})

test('a vehicle entered by hand needs make, model and a plausible year (TRADE-011)', () => {
  const rules = { yearNow: 2026, itemTypes: ['car' as const], found: null }
  expect(fieldsOf(readVehicle({}, rules))).toEqual(['year', 'make', 'model'])
  expect(fieldsOf(readVehicle({ make: 'Kia', model: 'Rio', year: '2027' }, rules))).toEqual(['year'])
  expect(readVehicle({ make: 'Kia', model: 'Rio', year: '2020' }, rules)).toMatchObject({
    ok: true,
    value: { itemType: 'car', year: 2020, badge: null },
  })
})

test('a vehicle that was found keeps its drivetrain unless another model is typed over it', () => {
  const found = {
    itemType: 'car' as const,
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    badge: 'S',
    body: 'Hatch',
    fuel: 'Petrol',
    transmission: 'Automatic',
    drive: null,
  }
  const rules = { yearNow: 2026, itemTypes: ['car' as const], found }
  const typed = { make: 'Kia', model: 'Rio', year: 2021, badge: 'Sport' }
  expect(readVehicle(typed, rules)).toMatchObject({ value: { body: 'Hatch', badge: 'Sport' } })
  expect(readVehicle({ ...typed, model: 'Carnival' }, rules)).toMatchObject({ value: { body: null } })
})

test('the contact fields are the spec’s, and Phone is preferred unless another is chosen (TRADE-002, TRADE-004)', () => {
  expect(readContact(contact, places)).toMatchObject({
    ok: true,
    value: {
      phone: '0412345678',
      preferredContact: 'Phone',
      finance: 'Yes',
      locationId: 'loc_1',
      optIn: false,
    },
  })
  expect(FINANCE_LABEL).toBe('Is Your Car Currently Under Finance?')
})

test('every bad value has a message at its own field (TRADE-011)', () => {
  expect(fieldsOf(readContact({}, places))).toEqual([
    'name',
    'last_name',
    'phone',
    'email',
    'postcode',
    'location_id',
    'finance',
  ])
  for (const [field, bad] of [
    ['phone', '123'],
    ['email', 'jo@'],
    ['postcode', '40a0'],
    ['location_id', 'loc_9'],
    ['finance', 'Maybe'],
    ['PreferredContactMethod', 'Pigeon'],
    ['name', 'x'.repeat(81)],
    ['message', 'x'.repeat(2001)],
  ] as const)
    expect(fieldsOf(readContact({ ...contact, [field]: bad }, places))).toEqual([field])
})

test('no posted value makes a reader throw', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(contact), 'rego', 'kms', 'year', 'make'), fc.anything()),
      (raw) => {
        readContact(raw, places)
        readPlate(raw)
        readKms(raw, 'car')
        readVehicle(raw, { yearNow: 2026, itemTypes: ['car'], found: null })
      },
    ),
  )
})
