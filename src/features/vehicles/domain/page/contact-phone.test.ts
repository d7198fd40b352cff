import { expect, test } from 'vitest'
import { toId } from '#src/shared/domain/ids.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { contactPhone } from './contact-phone.ts'

const phones = { main: '0730000000', byCarType: true, new: '0730000001', demo: null, used: '0730000003' }
const { config } = aPageSite()
const [brisbane, southport] = config.locations

/** The number for a vehicle at Southport on a site with these settings. */
function phoneOf(changes: Partial<SiteConfig>, vehicle: Parameters<typeof aVehicle>[0] = {}) {
  const { dealershipId } = aVehicle()
  const ofDealership = { ...config.dealerships[0], id: dealershipId, phone: '0255500200' }
  const site = { ...config, dealerships: [ofDealership], ...changes } as SiteConfig
  return contactPhone(site, aVehicle({ locationId: toId('location', '1'), ...vehicle }))?.text
}

test('with the flag on each type shows its own number (SITE-009)', () => {
  expect(phoneOf({ phones }, { carType: 'new' })).toBe('07 3000 0001')
  expect(phoneOf({ phones }, { carType: 'used' })).toBe('07 3000 0003')
})

test('otherwise the vehicle’s location decides, then its landline, its dealership, the site', () => {
  const plain = { ...phones, byCarType: false }
  const at = (place: Record<string, unknown>) => ({
    phones: plain,
    locations: [
      brisbane,
      { ...southport, phone: null, landlinePhone: null, ...place },
    ] as SiteConfig['locations'],
  })
  expect(phoneOf(at({ phone: '0755500100', landlinePhone: '0755500101' }))).toBe('07 5550 0100')
  expect(phoneOf(at({ landlinePhone: '0755500101' }))).toBe('07 5550 0101')
  expect(phoneOf(at({ phone: '0755500100', isVisible: false }))).toBe('02 5550 0200')
  expect(phoneOf(at({}))).toBe('02 5550 0200')
  expect(phoneOf({ ...at({}), dealerships: [] })).toBe('07 3000 0000')
  expect(phoneOf({ ...at({}), dealerships: [], phones: { ...plain, main: '' } })).toBeUndefined()
})

test('the mask hides the last four digits and keeps the grouping (VDP-049)', () => {
  const number = (main: string) =>
    contactPhone({ ...config, phones: { ...phones, byCarType: false, main } }, aVehicle())
  expect(number('0730001234')).toEqual({
    text: '07 3000 1234',
    href: 'tel:0730001234',
    masked: '07 3000 ••••',
  })
  expect(number('0412345678')?.masked).toBe('0412 34• •••')
})
