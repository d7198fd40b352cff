import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { hasFeature, SITE_FEATURES, type FeatureKey } from './site-feature.ts'

const KEYS = Object.keys(SITE_FEATURES) as FeatureKey[]

test('a missing switch means the registry’s default, and a set one wins (SITE-004)', () => {
  for (const key of KEYS) {
    expect(hasFeature({ config: { features: {} } }, key)).toBe(SITE_FEATURES[key].default)
    expect(hasFeature({ config: { features: { [key]: false } } }, key)).toBe(false)
  }
})

test('each variant that is off by default is on for a demo site (SITE-017)', () => {
  const optional = KEYS.filter((key) => !SITE_FEATURES[key].default)
  expect(optional.filter((key) => !DEMO_SITES.some(({ features }) => features?.[key]))).toEqual([])
})

test('each named vehicle variant is used by a demo site (SITE-017)', () => {
  const named = [
    'justArrivedText',
    'soldText',
    'cardButtons',
    'hidesTestDriveWhenComingSoon',
    'comparesUsedOnly',
    'opensOnGallery',
    'hidesTwitter',
    'whatsIncluded',
    'reserveOnline',
    'protectYourCar',
    'disclaimer',
  ] as const
  expect(named.filter((key) => !DEMO_SITES.some(({ vehicle }) => vehicle?.[key]))).toEqual([])
})

test('the demo sites sell all four item types in all four templates (SITE-002, SITE-003)', () => {
  expect([...new Set(DEMO_SITES.flatMap(({ itemTypes }) => itemTypes ?? []))].sort()).toEqual([
    'car',
    'caravan',
    'motorcycle',
    'truck',
  ])
  expect([...new Set(DEMO_SITES.map(({ theme }) => theme?.template))].sort()).toEqual([
    'atelier',
    'circuit',
    'metro',
    'outpost',
  ])
  expect(new Set(DEMO_SITES.map(({ theme }) => theme?.brandColour)).size).toBe(DEMO_SITES.length)
})
