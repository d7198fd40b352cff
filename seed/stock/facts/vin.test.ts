import { expect, test } from 'vitest'
import { createRandom } from '#seed/stock/random.ts'
import { makeVin } from './vin.ts'
import { vinCheckDigit } from '#src/features/stock-feeds/domain/rows/vin.ts'

test('the check digit agrees with published VINs', () => {
  for (const vin of ['1M8GDM9AXKP042788', '11111111111111111', '5YJSA1DG9DFP14705'])
    expect(vinCheckDigit(vin), vin).toBe(vin[8])
})

test('every VIN has 17 characters without I, O or Q, and the right check digit where it is law (DATA-003)', () => {
  const random = createRandom('vin')
  for (const make of ['Toyota', 'Kia', 'Jeep', 'Tesla', 'MG', 'Jayco', 'Harley-Davidson', 'Unknown']) {
    for (let serial = 0; serial < 200; serial++) {
      const vin = makeVin(make, 2009 + (serial % 18), serial, random)
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      if (/^[1-5LK]/.test(vin)) expect(vin[8]).toBe(vinCheckDigit(vin))
    }
  }
})
