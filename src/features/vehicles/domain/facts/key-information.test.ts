import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { ITEM_TYPES } from '#src/features/vehicles/domain/vehicle.ts'
import {
  engineText,
  fuelText,
  kg,
  keyInformation,
  KEY_INFORMATION_SHOWN,
  lamsText,
  mm,
} from './key-information.ts'

const empty = aVehicle().specifications

test('four facts show before Show More, starting with what buyers of this type ask (VDP-010)', () => {
  expect(KEY_INFORMATION_SHOWN).toBe(4)
  const first = (vehicle: ReturnType<typeof aVehicle>) =>
    keyInformation(vehicle)
      .slice(0, 4)
      .map((fact) => fact.label)
  expect(first(aVehicle())).toEqual(['Odometer', 'Transmission', 'Fuel', 'Body'])
  expect(first(aVehicle({ itemType: 'truck', specifications: { ...empty, payloadKg: 4200 } }))[0]).toBe(
    'Payload',
  )
  expect(
    first(aVehicle({ itemType: 'motorcycle', specifications: { ...empty, isLamsApproved: true } })),
  ).toContain('LAMS')
  expect(
    first(
      aVehicle({
        itemType: 'caravan',
        specifications: {
          ...empty,
          sleeps: 4,
          aggregateTrailerMassKg: 3200,
          tareWeightKg: 2500,
          bodyLengthMm: 6706,
        },
      }),
    ),
  ).toEqual(['Sleeps', 'ATM', 'Tare', 'Length'])
})

test('no item type shows an empty row (VDP-057)', () => {
  for (const itemType of ITEM_TYPES) {
    const facts = keyInformation(
      aVehicle({ itemType, km: null, colour: null, doors: 0, simpleFuel: null, fuel: null }),
    )
    expect(facts.every((fact) => fact.value.trim() !== '')).toBe(true)
    expect(facts.map((fact) => fact.label)).not.toContain('Odometer')
  }
})

test('figures are written the Australian way, and zero is left out (SITE-018)', () => {
  expect(kg(2120)).toBe('2,120 kg')
  expect(kg(0)).toBeNull()
  expect(mm(1855)).toBe('1,855 mm')
  expect(fuelText(aVehicle())).toBe('Diesel, 8.1 L/100km')
  expect(engineText(aVehicle())).toBe('2.8 L, 4 cyl')
  expect(lamsText({ specifications: { ...empty, isLamsApproved: false } })).toBe('Not approved')
  expect(lamsText({ specifications: empty })).toBeNull()
})

test('a truck has an axle configuration, once; a caravan has axles', () => {
  const facts = (changes: Parameters<typeof aVehicle>[0], axleType: string) =>
    keyInformation(aVehicle({ ...changes, specifications: { ...empty, axleType } })).map(
      ({ label, value }) => `${label} ${value}`,
    )
  expect(facts({ itemType: 'truck', drive: 'Rear' }, '6x4')).toContain('Axle configuration 6x4')
  expect(facts({ itemType: 'truck', drive: '4x2' }, '4x2').filter((fact) => fact.includes('4x2'))).toEqual([
    'Drive 4x2',
  ])
  expect(facts({ itemType: 'caravan' }, 'Tandem axle')).toContain('Axles Tandem axle')
})
