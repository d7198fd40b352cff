import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { dateText, detailsList, monthText, usedVehicleList } from './details-list.ts'

test('the details card shows stock number and VIN, without empty rows (VDP-011, VDP-057)', () => {
  expect(detailsList(aVehicle())).toEqual(
    expect.arrayContaining([
      { label: 'Stock number', value: 'B1234' },
      { label: 'VIN', value: 'MR0HA3CD500123456' },
    ]),
  )
  expect(detailsList(aVehicle({ vin: null })).map((fact) => fact.label)).not.toContain('VIN')
})

test('a used vehicle has a used section, a new one has none (VDP-011)', () => {
  expect(usedVehicleList(aVehicle())).toContainEqual({ label: 'Registered until', value: '17 Mar 2027' })
  expect(usedVehicleList(aVehicle({ carType: 'new' }))).toEqual([])
})

test('dates are written the Australian way, and nonsense is not a date (SITE-018)', () => {
  expect(dateText('2027-03-07')).toBe('7 Mar 2027')
  expect(monthText('2021-02-01')).toBe('Feb 2021')
  for (const wrong of [null, '', '07/03/2027', '2027-13-01']) expect(dateText(wrong)).toBeNull()
})
