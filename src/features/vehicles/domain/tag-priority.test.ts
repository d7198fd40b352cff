import { expect, test } from 'vitest'
import { isJustArrived, vehicleTag, type TagFacts, type TagSettings } from './tag-priority.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
const ALL_ON: TagSettings = {
  electricTag: true,
  certifiedBadge: true,
  justArrivedTag: true,
  justArrivedText: 'New',
  soldText: 'JUST SOLD',
}

function facts(changes: Partial<TagFacts> = {}): TagFacts {
  return {
    make: 'Toyota',
    carType: 'used',
    status: 'in_stock',
    tag: null,
    fuelText: 'Petrol',
    isReserved: false,
    isSold: false,
    isCertified: false,
    isReduced: false,
    createdAtMs: NOW - 30 * DAY,
    ...changes,
  }
}

test('a reserved hybrid is tagged hybrid on sites that enable it and RESERVED elsewhere (CARD-004)', () => {
  const hybrid = facts({ fuelText: 'Hybrid', isReserved: true })
  expect(vehicleTag(hybrid, ALL_ON, NOW)).toEqual({ kind: 'hybrid', text: 'Hybrid' })
  expect(vehicleTag(hybrid, { ...ALL_ON, electricTag: false }, NOW)).toEqual({
    kind: 'reserved',
    text: 'RESERVED',
  })
})

test('a vehicle that arrived 7 days ago is new, and one of 9 days is not (CARD-009)', () => {
  expect(vehicleTag(facts({ carType: 'new', createdAtMs: NOW - 7 * DAY }), ALL_ON, NOW)).toEqual({
    kind: 'just_arrived',
    text: 'New',
  })
  expect(vehicleTag(facts({ createdAtMs: NOW - 9 * DAY }), ALL_ON, NOW)).toBeNull()
  expect(isJustArrived(NOW - 8 * DAY, NOW)).toBe(true)
  expect(isJustArrived(NOW - 8 * DAY - 1, NOW)).toBe(false)
  expect(isJustArrived(NOW + 1, NOW)).toBe(false)
})

test('a recently arrived used or demo vehicle is never called new (CARD-009, decision 0004)', () => {
  for (const carType of ['used', 'demo']) {
    expect(vehicleTag(facts({ carType, createdAtMs: NOW }), ALL_ON, NOW)?.text).toBe('Just arrived')
  }
})

test('a tag that claims a reduction shows only beside the former price (CARD-007, ACL s 29)', () => {
  const claims = ['Just Reduced', 'PRICE DROP', 'Discounted', 'Save $2,000']
  for (const tag of claims) {
    expect(vehicleTag(facts({ tag }), ALL_ON, NOW)).toBeNull()
    expect(vehicleTag(facts({ tag, isReduced: true }), ALL_ON, NOW)?.text).toBe(tag)
  }
  expect(vehicleTag(facts({ tag: 'Manager Special' }), ALL_ON, NOW)?.text).toBe('Manager Special')
})

test('the texts for new and sold are the site’s own (CARD-009, CARD-010)', () => {
  const own = { ...ALL_ON, justArrivedText: 'Fresh', soldText: 'GONE' }
  expect(vehicleTag(facts({ createdAtMs: NOW }), own, NOW)?.text).toBe('Fresh')
  expect(vehicleTag(facts({ status: 'sold' }), own, NOW)?.text).toBe('GONE')
})

test('for every combination the first applicable tag wins (CARD-004 to CARD-010)', () => {
  const bits = [false, true]
  let seen = 0
  for (const electricTag of bits)
    for (const certifiedSite of bits)
      for (const isSold of bits)
        for (const fuelText of ['Petrol', 'Electric', 'Petrol Hybrid', null])
          for (const isReserved of bits)
            for (const isCertified of bits)
              for (const make of ['Toyota', 'Mazda'])
                for (const tag of [null, '  ', 'Manager special'])
                  for (const status of ['in_stock', 'coming_soon', 'others'])
                    for (const ageDays of [1, 20]) {
                      const vehicle = facts({
                        isSold,
                        fuelText,
                        isReserved,
                        isCertified,
                        make,
                        tag,
                        status,
                        createdAtMs: NOW - ageDays * DAY,
                      })
                      const shown = vehicleTag(
                        vehicle,
                        { ...ALL_ON, electricTag, certifiedBadge: certifiedSite },
                        NOW,
                      )
                      const order: [boolean, string][] = [
                        [isSold, 'sold'],
                        [electricTag && fuelText === 'Electric', 'electric'],
                        [electricTag && fuelText === 'Petrol Hybrid', 'hybrid'],
                        [isReserved, 'reserved'],
                        [certifiedSite && isCertified && make === 'Toyota', 'certified'],
                        [tag === 'Manager special', 'custom'],
                        [status === 'coming_soon', 'coming_soon'],
                        [status === 'in_stock' && ageDays === 1, 'just_arrived'],
                      ]
                      expect(shown?.kind).toBe(order.find(([applies]) => applies)?.[1])
                      seen++
                    }
  expect(seen).toBe(2 * 2 * 2 * 4 * 2 * 2 * 2 * 3 * 3 * 2)
})

test('reserved beats a custom tag, a custom tag beats coming soon, and coming soon beats nothing (CARD-005, CARD-007, CARD-008)', () => {
  expect(vehicleTag(facts({ isReserved: true, tag: 'Special' }), ALL_ON, NOW)?.text).toBe('RESERVED')
  expect(vehicleTag(facts({ status: 'coming_soon', tag: 'Special' }), ALL_ON, NOW)?.text).toBe('Special')
  expect(vehicleTag(facts({ status: 'coming_soon' }), ALL_ON, NOW)?.text).toBe('COMING SOON')
})
