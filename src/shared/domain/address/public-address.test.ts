import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicAddress, publicPath } from './public-address.ts'

const SIGNATURE = 'Nx9signatureAbc123_-xyz'

test('a path loses its query, and a private page is named without its private part', () => {
  expect(publicPath('/cars/kia-sportage-1?ref=K7MP-4QX2#enquire')).toBe('/cars/kia-sportage-1')
  expect(publicPath('/')).toBe('/')
  for (const page of ['reservation', 'test-drive', 'service-booking', 'consent'])
    expect(publicPath(`/${page}/K7MP-4QX2/${SIGNATURE}`)).toBe(`/${page}`)
  expect(publicPath('/my-garage/kia')).toBe('/my-garage')
})

test.each([
  [`/consent/K7MP-4QX2/${SIGNATURE}`, '/consent'],
  [`/CONSENT/K7MP-4QX2/${SIGNATURE}`, '/consent'],
  [`//%63onsent/K7MP-4QX2/${SIGNATURE}`, '/consent'],
  [`https://a.example/reservation/K7MP-4QX2/${SIGNATURE}?left=1#x`, 'https://a.example/reservation?left=1#x'],
  [`https://a.example/trade-in/photos?p=trd_1.abc.${SIGNATURE}`, 'https://a.example/trade-in'],
  [`/api/trade-in/photos/tph_1?p=trd_1.abc.${SIGNATURE}`, '/api/trade-in/photos/tph_1'],
  [`/trade-in/valuation?t=${SIGNATURE}&car_id=veh_1`, '/trade-in?car_id=veh_1'],
  [`/pages/draft?preview=${SIGNATURE}`, '/pages/draft'],
  ['/success?ref=K7MP-4QX2', '/success'],
  ['https://id.example/back?code=1a2b&state=xyz&access_token=abc#id_token=abc', 'https://id.example/back'],
  ['https://user:pass@a.example/cars?make=kia', 'https://a.example/cars?make=kia'],
  ['https://a.example/?email=zelda%40quill.example&to=zelda@quill.example&phone=0412', 'https://a.example/'],
  [`/cars/x?back=%2Freservation%2FK7MP-4QX2%2F${SIGNATURE}&make=kia`, '/cars/x?make=kia'],
  [`/somewhere/${SIGNATURE}/more`, '/somewhere/'],
  [`/?${SIGNATURE}`, '/'],
  ['https://a.example/x?h=0123456789abcdef0123456789abcdef', 'https://a.example/x'],
])('for %s, only harmless parameters are kept', (address, kept) => {
  expect(publicAddress(address)).toBe(kept)
})

test.each([
  '/',
  '/search/used-cars?make=toyota,kia&price=1%2C000-20%2C000&postcode=4006&body-type=ute&sort=price#results',
  '/cars/2022-toyota-hilux-sr5-4x4-dual-cab-abc12',
  'https://a.example/?utm_source=google&gclid=Cj0KCQiA4NWrBhD-ARIsAFCKwWv1',
  'https://www.google.com/',
])('%s says where a visitor was and is kept in full', (address) => {
  expect(publicAddress(address)).toBe(address)
})

test('cleaning any address twice changes nothing more and never makes it longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const once = publicAddress(text)
      expect(once.length).toBeLessThanOrEqual(text.length + 1)
      expect(publicAddress(once)).toBe(once)
    }),
  )
})
