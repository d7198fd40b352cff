import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toId } from '#src/shared/domain/ids.ts'
import { slugify } from '#src/shared/domain/address/slugify.ts'
import { vehicleIdFor, vehicleSlugFor } from './vehicle-identity.ts'

const dealership = toId('dealership', 'meridian-toyota')

test('the same stock number at a dealership is the same vehicle in any letter case (DATA-001)', () => {
  expect(vehicleIdFor(dealership, ' u1234 ')).toBe(vehicleIdFor(dealership, 'U1234'))
  expect(vehicleIdFor(dealership, 'U1234')).not.toBe(vehicleIdFor(toId('dealership', 'other'), 'U1234'))
  expect(vehicleIdFor(dealership, 'U1234')).toMatch(/^veh_[a-z2-9]{16}$/)
})

test('ten thousand stock numbers have ten thousand ids, and slug endings that differ within a model', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => vehicleIdFor(dealership, `S${index}`))
  expect(new Set(ids).size).toBe(10_000)
  expect(new Set(ids.map((id) => id.slice(-6))).size).toBeGreaterThan(9_990)
})

test('a slug is readable and path-safe for any facts (ROUTE-001)', () => {
  const id = vehicleIdFor(dealership, 'U1')
  expect(vehicleSlugFor({ id, year: 2021, make: 'Citroën', model: 'C3 Aircross', badge: 'Shine/+' })).toMatch(
    /^2021-citroen-c3-aircross-shine-[a-z2-9]{6}$/,
  )
  fc.assert(
    fc.property(fc.string(), fc.string(), (make, model) => {
      expect(vehicleSlugFor({ id, year: 2020, make, model, badge: null })).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slugify(slugify(make))).toBe(slugify(make))
    }),
  )
})
