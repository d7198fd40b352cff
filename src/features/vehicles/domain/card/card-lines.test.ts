import { expect, test } from 'vitest'
import { aStockDocument } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { cardFacts, locationText, workingFigures } from './card-lines.ts'

test('a card has at most four short facts, none of them empty (SITE-018)', () => {
  expect(cardFacts(aStockDocument())).toEqual(['48,210 km', 'Automatic', 'Diesel', 'Ute'])
  expect(cardFacts(aStockDocument({ km: null, fuel: null }))).toEqual(['Automatic', 'Ute'])
  expect(cardFacts(aStockDocument({ item_type: 'caravan', sleeps: 4, body: 'Pop top', km: null }))).toEqual([
    'Sleeps 4',
    'Pop top',
  ])
})

test('working figures depend on the item type (DATA-013, DATA-015)', () => {
  const labels = (changes: Parameters<typeof aStockDocument>[0]) =>
    workingFigures(aStockDocument(changes)).map((figure) => `${figure.label} ${figure.value}`)
  expect(labels({ item_type: 'truck', payload: 4200, gvm: 8000 })).toEqual([
    'Payload 4,200 kg',
    'GVM 8,000 kg',
    'Braked towing 3,500 kg',
  ])
  expect(labels({ item_type: 'caravan', atm: 3200, sleeps: 4 })).toEqual(['ATM 3,200 kg', 'Sleeps 4'])
  expect(labels({ item_type: 'motorcycle', engine_size: 649, lams: true })).toEqual([
    'Engine 649 cc',
    'LAMS Approved',
  ])
  expect(labels({ item_type: 'caravan', atm: 0 })).toEqual([])
})

test('the place is the location, else city and state, else nothing (CARD-001)', () => {
  expect(locationText({ location_name: 'North Lakes', city: 'Brisbane', state: 'QLD' })).toBe('North Lakes')
  expect(locationText({ location_name: null, city: 'Brisbane', state: 'QLD' })).toBe('Brisbane QLD')
  expect(locationText({ location_name: null, city: null, state: null })).toBeNull()
})
