import { expect, test } from 'vitest'
import { infoTabs } from './info-tabs.ts'

const full = {
  features: ['a'],
  whyBuy: ['b'],
  whatsIncluded: ['c'],
  reserveOnline: ['d'],
  protectYourCar: ['e'],
}

test('the six labels are exact and in order (VDP-014)', () => {
  expect(infoTabs(full).map((tab) => tab.label)).toEqual([
    'Dealer Comments',
    "What's Included",
    'Why Buy From Us?',
    'Reserve Online',
    'Protect Your Car',
    'Features',
  ])
})

test('a tab without content is hidden, except dealer comments (VDP-056)', () => {
  expect(
    infoTabs({ features: [], whyBuy: ['b'], whatsIncluded: [], reserveOnline: [], protectYourCar: [] }).map(
      (tab) => tab.key,
    ),
  ).toEqual(['comments', 'why_buy'])
})
