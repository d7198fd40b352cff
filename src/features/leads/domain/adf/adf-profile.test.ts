import { expect, test } from 'vitest'
import { ADF_PROFILES, adfProfile } from './adf-profile.ts'

test('an unknown profile means plain ADF 1.0, so the lead still goes out', () => {
  expect(adfProfile('no-such')).toBe(ADF_PROFILES.standard)
  expect(adfProfile('constructor')).toBe(ADF_PROFILES.standard)
  expect(adfProfile('leadtype').hasLeadType).toBe(true)
})
