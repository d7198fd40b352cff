import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVinFault, hasBindingCheckDigit, normaliseVin, vinCheckDigit } from './vin.ts'

const letters = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789')
const vins = fc.array(letters, { minLength: 17, maxLength: 17 }).map((characters) => characters.join(''))
const withDigit = (vin: string) => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)

test('known VINs have their published check digit', () => {
  for (const vin of ['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])
    expect(findVinFault(vin)).toBeNull()
})

test('a VIN with its check digit has no fault, and any single wrong character elsewhere is detected', () => {
  fc.assert(
    fc.property(vins, (vin) => {
      expect(findVinFault(withDigit(vin))).toBeNull()
      const wrong = withDigit(vin).slice(0, 8) + (vinCheckDigit(vin) === '5' ? '6' : '5') + vin.slice(9)
      expect(findVinFault(wrong)).toMatchObject({ kind: 'check_digit' })
    }),
  )
})

test('wrong length and the letters I, O and Q are detected', () => {
  expect(findVinFault('1M8GDM9AXKP04278')).toMatchObject({ kind: 'length' })
  for (const letter of ['I', 'O', 'Q', '-'])
    expect(findVinFault(`${letter}M8GDM9AXKP042788`)).toMatchObject({ kind: 'letters' })
  expect(normaliseVin(' 1m8-gdm9 axkp042788')).toBe('1M8GDM9AXKP042788')
})

test('the check digit is binding in North America and China only', () => {
  for (const region of ['1', '2', '3', '4', '5', 'L', '7F'])
    expect(hasBindingCheckDigit(`${region}M8GDM9AXKP042788`)).toBe(true)
  for (const region of ['6', 'J', 'K', 'M', 'W', 'S', '7A', '9'])
    expect(hasBindingCheckDigit(`${region}8GDM9AXKP042788`)).toBe(false)
})
