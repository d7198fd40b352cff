import { expect, test } from 'vitest'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehiclePageView } from './vehicle-page-view.ts'

const NOW = Date.UTC(2026, 10, 21)

test('the page names its seller with licence, its place and the other city (VDP-043, standards B9)', () => {
  const view = vehiclePageView(aPageSite(), aVehicle(), NOW)
  expect(view.seller).toEqual({ name: 'Demo Motors', licence: 'Licence 4455101' })
  expect(view.place).toMatchObject({ name: 'Demo Southport', address: '1 Main St, Southport QLD 4000' })
  expect(view.announcement?.text).toBe('Located at Southport')
  expect(view.url).toBe('https://demo.example/cars/2021-toyota-hilux-sr5-b1234')
})

test('a deposit is mentioned only with a shown price: a price on application gives no sum away (RSV-008, VDP-056)', () => {
  const site = aPageSite({ features: { reserve_online: true } })
  const words = (changes: Parameters<typeof aVehicle>[0]) =>
    JSON.stringify(vehiclePageView(site, aVehicle({ priceCents: 20_000_00, ...changes }), NOW).tabs)
  expect(words({ priceKind: 'drive_away' })).toMatch(/with a \$\d+ deposit/)
  expect(words({ priceKind: 'on_application' })).not.toMatch(/deposit/)
})

test('no page promises a hold that its vehicle cannot have: sold, reserved or still to come (VDP-056)', () => {
  const site = aPageSite({ features: { reserve_online: true } })
  const tabs = (changes: Parameters<typeof aVehicle>[0]) =>
    vehiclePageView(site, aVehicle(changes), NOW).tabs.map(({ label }) => label)
  expect(tabs({})).toContain('Reserve Online')
  for (const changes of [{ isSold: true }, { isReserved: true }, { status: 'coming_soon' as const }])
    expect(tabs(changes)).not.toContain('Reserve Online')
})

test('a sold vehicle offers no buying button and leads on to its make (VDP-046, VDP-047)', () => {
  const view = vehiclePageView(aPageSite(), aVehicle({ isSold: true }), NOW)
  expect(view).toMatchObject({
    state: 'sold',
    buttons: [],
    moreLikeThisHref: '/search/new-used-and-demo-cars?make=Toyota',
    tag: { text: 'JUST SOLD' },
  })
})

test('print and views follow the site and the vehicle (VDP-036, VDP-041, VDP-055)', () => {
  expect(vehiclePageView(aPageSite(), aVehicle(), NOW)).toMatchObject({
    printHref: '/print?car_id=2021-toyota-hilux-sr5-b1234',
    views: 12,
  })
  expect(
    vehiclePageView(aPageSite({ features: { print: false, views_counter: false } }), aVehicle(), NOW),
  ).toMatchObject({ printHref: null, views: null })
})

test('no fuel calculator for an electric vehicle (VDP-017)', () => {
  expect(vehiclePageView(aPageSite(), aVehicle(), NOW).fuel).toEqual({ consumption: 8.1 })
  expect(vehiclePageView(aPageSite(), aVehicle({ simpleFuel: 'Electric' }), NOW).fuel).toBeNull()
})

test('a history report is linked only if the link is safe (VDP-054)', () => {
  const href = (historyReportUrl: string | null) =>
    vehiclePageView(aPageSite(), aVehicle({ historyReportUrl }), NOW).historyReportUrl
  expect(href('https://reports.example/1.pdf')).toBe('https://reports.example/1.pdf')
  for (const wrong of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', null])
    expect(href(wrong), String(wrong)).toBeNull()
})

test('none of the dealer’s private data reaches the page', () => {
  const text = JSON.stringify(
    vehiclePageView(aPageSite({ email: 'secret@demo.example' }), aVehicle({ source: 'secret-source' }), NOW),
  )
  expect(text).not.toContain('secret')
})

test('the page knows what to tell the view counter and a phone reveal (API-004, API-007)', () => {
  const view = vehiclePageView(aPageSite(), aVehicle(), 0)
  expect(view.counter).toEqual({
    websiteId: 'demo',
    photosCount: 4,
    updatedAt: '2026-01-01T00:00:00Z',
    isShown: true,
  })
  expect(view.phone?.reveal).toEqual({ car_id: 'veh_1', dealership_id: 'dlr_1', website_id: 'demo' })
})

test('a site chooses whether Print opens the sheet or downloads it (VDP-036)', () => {
  expect(vehiclePageView(aPageSite(), aVehicle(), 0)).toMatchObject({
    printHref: '/print?car_id=2021-toyota-hilux-sr5-b1234',
    printsPdf: false,
  })
  expect(vehiclePageView(aPageSite({ features: { print_pdf: true } }), aVehicle(), 0).printsPdf).toBe(true)
})
