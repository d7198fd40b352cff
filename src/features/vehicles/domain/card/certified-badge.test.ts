import { expect, test } from 'vitest'
import { certifiedBadge } from './certified-badge.ts'

test('a marque’s badge appears only on its own used, certified vehicles (CARD-006, CARD-018)', () => {
  const badge = (make: string, carType: string, isCertified = true) =>
    certifiedBadge({ make, carType, isCertified })?.text ?? null
  expect(badge('Mercedes-Benz', 'used')).toBe('Mercedes-Benz Certified')
  expect(badge('TOYOTA', 'used')).toBe('Toyota Certified')
  expect(badge('Mercedes-Benz', 'demo')).toBeNull()
  expect(badge('Mercedes-Benz', 'new')).toBeNull()
  expect(badge('Mercedes-Benz', 'used', false)).toBeNull()
  expect(badge('Mazda', 'used')).toBeNull()
})
