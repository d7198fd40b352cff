import { expect, test } from 'vitest'
import { placePhone } from './place-phone.ts'

test('a location is called on its own number, else its dealership’s, else the site’s', () => {
  const site = { phones: { main: '1300' }, dealerships: [{ id: 'dlr_a', phone: '07' }] } as never
  const place = (phone: string | null, landlinePhone: string | null, dealershipId: string) =>
    ({ phone, landlinePhone, dealershipId }) as never
  expect(placePhone(site, place('04', '03', 'dlr_a'))).toBe('04')
  expect(placePhone(site, place(' ', '03', 'dlr_a'))).toBe('03')
  expect(placePhone(site, place(null, null, 'dlr_a'))).toBe('07')
  expect(placePhone(site, place(null, null, 'dlr_b'))).toBe('1300')
  expect(placePhone(site, null)).toBe('1300')
})
