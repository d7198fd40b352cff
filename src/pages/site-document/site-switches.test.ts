import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { siteSwitches } from './site-switches-schema.ts'

const DEFAULTS = siteSwitches.parse({})
const KEYS = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]

test('a missing switch has its default, and a set one wins (SITE-004)', () => {
  expect(DEFAULTS).toMatchObject({ favourites: true, test_drive: true, buy_online: false, accounts: false })
  for (const key of KEYS) {
    expect(siteSwitches.parse({ [key]: false })[key]).toBe(false)
    expect(siteSwitches.parse({ [key]: true })).toEqual({ ...DEFAULTS, [key]: true })
  }
})

test('each variant that is off by default is on for a demo site (SITE-017)', () => {
  const optional = KEYS.filter((key) => !DEFAULTS[key])
  expect(optional.length).toBeGreaterThan(10)
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
