import { expect, test } from 'vitest'
import { aVehicleSite } from './testing/vehicle-builders.ts'
import { vehicleSettings } from './vehicle-site.ts'

test('a site without settings gets the specification’s defaults (SITE-017, CARD-009, CARD-010)', () => {
  const settings = vehicleSettings(aVehicleSite())
  expect(settings.tag).toMatchObject({ justArrivedText: 'New', soldText: 'JUST SOLD', electricTag: false })
  expect(settings.cardButtons).toEqual(['enquire'])
})

test('a site’s own variants and switches reach the rules (SITE-007)', () => {
  const site = aVehicleSite({
    features: { electric_tag: true, print: false },
    vehicle: { showMapSection: true, whyBuy: [], soldText: 'GONE' },
    chatToken: 'abc',
    noPriceText: 'TBC',
  })
  const settings = vehicleSettings(site)
  expect(settings.tag).toMatchObject({ electricTag: true, soldText: 'GONE' })
  expect(settings.buttons).toMatchObject({ print: false, chatToken: 'abc' })
  expect(settings.price.noPriceText).toBe('TBC')
})
