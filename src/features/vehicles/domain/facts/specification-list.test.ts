import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { specificationList } from './specification-list.ts'

const base = aVehicle()
const labels = (vehicle: typeof base) =>
  specificationList(vehicle).flatMap((group) => group.facts.map((fact) => fact.label))

test('a caravan lists ATM, tare and sleeps but no engine (DATA-013)', () => {
  const caravan = aVehicle({
    itemType: 'caravan',
    specifications: { ...base.specifications, aggregateTrailerMassKg: 3200, tareWeightKg: 2500, sleeps: 4 },
  })
  expect(labels(caravan)).toEqual(expect.arrayContaining(['Aggregate trailer mass (ATM)', 'Tare', 'Sleeps']))
  expect(specificationList(caravan).map((group) => group.heading)).not.toContain('Engine and drive')
})

test('a truck lists its masses first (DATA-015)', () => {
  const truck = aVehicle({
    itemType: 'truck',
    specifications: { ...base.specifications, payloadKg: 4200 },
    variant: { ...base.variant, grossVehicleMassKg: 8000 },
  })
  expect(specificationList(truck)[0]).toMatchObject({
    heading: 'Weights',
    facts: [
      { label: 'Gross vehicle mass (GVM)', value: '8,000 kg' },
      { label: 'Payload', value: '4,200 kg' },
      { label: 'Braked towing capacity', value: '3,500 kg' },
    ],
  })
})

test('a motorcycle says whether learners may ride it (DATA-013)', () => {
  expect(
    labels(
      aVehicle({ itemType: 'motorcycle', specifications: { ...base.specifications, isLamsApproved: true } }),
    ),
  ).toContain('LAMS')
})

test('a star rating is never shown without its year (standards ANCAP)', () => {
  expect(labels(aVehicle({ variant: { ...base.variant, ancapRating: 5, ancapYear: null } }))).not.toContain(
    'ANCAP safety rating',
  )
  const rated = specificationList(
    aVehicle({ variant: { ...base.variant, ancapRating: 5, ancapYear: 2019 } }),
  ).flatMap((group) => group.facts)
  expect(rated).toContainEqual({ label: 'ANCAP safety rating', value: '5 stars (tested 2019)' })
})
