import { expect, test } from 'vitest'
import { NO_FACTS, type TradeInFacts } from './trade-in.ts'
import { furthestStep, stepToShow } from './trade-in-steps.ts'

const vehicle = { make: 'Kia' } as TradeInFacts['vehicle']
const contact = { name: 'Jo' } as TradeInFacts['contact']

test('no step opens before those it depends on, and earlier ones stay open', () => {
  expect(stepToShow(NO_FACTS, 'offer')).toBe('vehicle')
  expect(stepToShow({ ...NO_FACTS, vehicle }, 'offer')).toBe('condition')
  expect(stepToShow({ ...NO_FACTS, vehicle, adjustments: [] }, 'offer')).toBe('details')
  expect(stepToShow({ ...NO_FACTS, vehicle, adjustments: [] }, 'photos')).toBe('photos')
  const whole = { ...NO_FACTS, vehicle, adjustments: [], contact }
  expect(stepToShow(whole, 'condition')).toBe('condition')
  expect(stepToShow(whole, 'nonsense')).toBe('offer')
  expect(furthestStep(whole)).toBe('offer')
})
