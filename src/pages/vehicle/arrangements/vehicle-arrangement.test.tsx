import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATES, type Template } from '#src/features/sites/domain/site-config.ts'
import { aPageSite, type PageSiteChanges } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehiclePageView } from '../vehicle-page-view.ts'
import { ShareRow } from '../blocks/share-row.tsx'
import { FuelCalculator } from './fuel-calculator.tsx'
import { VehicleArrangement } from './vehicle-arrangement.tsx'

function page(
  vehicle: Partial<Vehicle> = {},
  config: PageSiteChanges = {},
  template: Template = 'metro',
): string {
  const site = aPageSite(config)
  const themed = { ...site, config: { ...site.config, theme: { ...site.config.theme, template } } }
  const view = vehiclePageView(themed, aVehicle(vehicle), Date.UTC(2026, 10, 21))
  return renderToStaticMarkup(<VehicleArrangement view={view} site={themed} hasSimilar enquiry={null} />)
}

test('every template shows name, price with its kind, gallery and licence (VDP-001, VDP-041, standards B9)', () => {
  for (const template of TEMPLATES) {
    const html = page({}, {}, template)
    expect(html).toMatch(/<h1[^>]*>2021 Toyota HiLux/)
    expect(html).toMatch(/\$54,990.*Drive away, QLD/s)
    expect(html).toContain('Licence 4455101')
    expect(html).toContain('id="photo-4"')
  }
})

test('the first picture is in the first HTML with priority, the rest are lazy (VDP-004)', () => {
  const html = page()
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
  expect(html.indexOf('fetchPriority="high"')).toBeLessThan(html.indexOf('loading="lazy"'))
})

test('a vehicle with a spin opens on it, with a slider for keyboards and photos without scripts (VDP-005, VDP-008)', () => {
  const spinImages = Array.from({ length: 24 }, (_, index) => `/spin/${index}.jpg`)
  const html = page({ spinImages, status: 'coming_soon' })
  expect(html).toContain('role="slider"')
  expect(html).toContain('/spin/2.jpg')
  expect(html).toMatch(/<noscript>.*Photo 4/s)
  expect(page()).not.toContain('role="slider"')
})

test('thumbnails and fullscreen are offered as the rules say (VDP-006, VDP-009)', () => {
  expect(page().match(/width="96"/g)).toHaveLength(4)
  expect(page({ status: 'coming_soon' })).not.toContain('width="96"')
  expect(page()).toContain('title="Fullscreen"')
})

test('four key facts, then Show More (VDP-010)', () => {
  expect(page()).toMatch(/Odometer.*Transmission.*Fuel.*Body.*Show More/s)
})

test('hostile comments are inert, and long ones are cut behind Show more (VDP-012)', () => {
  const html = page({
    dealerComments: `<img src=x onerror=alert(1)><script>alert(2)</script>&lt;b&gt;${'good car '.repeat(80)}`,
  })
  expect(html).not.toMatch(/onerror|<script|<b>good/)
  expect(html).toMatch(/Show more.*Show less/s)
})

test('missing comments say so word for word (VDP-013)', () => {
  expect(page()).toContain('Dealer comments are pending. Please check back here later.')
})

test('eight features, then Show All with the number (VDP-015)', () => {
  const html = page({ standardEquipment: Array.from({ length: 20 }, (_, index) => `Feature ${index + 1}`) })
  expect(html).toMatch(/Feature 8<.*Show All 20.*Feature 9</s)
})

test('a sold vehicle has the notice instead of its buttons (VDP-047)', () => {
  const html = page({ isSold: true })
  expect(html).toContain('Like this and want something similar?')
  expect(html).toContain('Find Me Something Similar')
  expect(html).not.toMatch(/Enquire Now|Reserve Car Now|Book a Test Drive/)
})

test('a coming vehicle is tagged even if it has another tag of its own (VDP-048)', () => {
  expect(page({ status: 'coming_soon', tag: 'Special' })).toMatch(/Special.*COMING SOON/s)
})

test('a masked number hides its last digits but is shown in full without scripts (VDP-049)', () => {
  const html = page({}, { features: { phone_reveal: true } })
  expect(html).toContain('07 3000 ••••')
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('07 3000 0000')
})

test('the fuel calculator starts at $1.70 and 250 km and gives $42.50 when the consumption is unknown (VDP-016)', () => {
  // The page loads it late.
  const html = renderToStaticMarkup(<FuelCalculator consumption={null} />)
  expect(html).toMatch(/value="1.70".*value="250".*\$42\.50/s)
})

function shareRow(config: PageSiteChanges = {}): string {
  const { share, url, titleText } = vehiclePageView(aPageSite(config), aVehicle(), Date.UTC(2026, 10, 21))
  return renderToStaticMarkup(<ShareRow links={share} url={url} name={titleText} />)
}

test('six ways to share, five where Twitter is hidden (VDP-033)', () => {
  expect(page()).toContain('id="share-this"')
  expect(shareRow()).toMatch(/Facebook.*Twitter.*WhatsApp.*Email.*SMS.*Copy link/s)
  expect(shareRow({ vehicle: { showMapSection: true, whyBuy: [], hidesTwitter: true } })).not.toContain(
    'Twitter',
  )
})

test('a certified used Toyota explains its badge on sites that show badges (VDP-044)', () => {
  const features = { certified_badge: true }
  expect(page({ isCertified: true }, { features })).toMatch(/What Toyota Certified means.*popover="auto"/s)
  expect(page({ isCertified: true })).not.toContain('What Toyota Certified')
  expect(page({ isCertified: true, make: 'Mazda' }, { features })).not.toContain('Certified')
})

test('the page offers Why Buy From Us, the call box and a way to directions (VDP-032, VDP-045)', () => {
  const html = page({}, { vehicle: { showMapSection: true, whyBuy: ['Inspected in our own workshops'] } })
  expect(html).toMatch(/Why Buy From Us\?.*Inspected in our own workshops/s)
  expect(html).toContain('href="tel:0730000000"')
  expect(html).toContain('Get Directions')
})

test('the site’s disclaimer is on the page (VDP-027)', () => {
  expect(
    page({}, { vehicle: { showMapSection: true, whyBuy: [], disclaimer: 'Confirm with us.' } }),
  ).toContain('Confirm with us.')
})

test('links with an intent open the dialogs, and lead to the form without scripts (VDP-038, ROUTE-028)', () => {
  expect(page()).toMatch(/href="#enquire" data-intent="enquire"/)
  expect(page()).toMatch(/href="\/book-test-drive\?car_id=veh_1" data-intent="test_drive"/)
  expect(page({ images: [] })).toMatch(/href="#enquire" data-intent="photos"/)
})

test('the price comparison follows the details in every template, and without it there is no heading (VDP-002, VDP-022)', () => {
  for (const template of TEMPLATES) {
    const site = aPageSite()
    const themed = { ...site, config: { ...site.config, theme: { ...site.config.theme, template } } }
    const view = vehiclePageView(themed, aVehicle(), Date.UTC(2026, 10, 21))
    const draw = (comparison: string | null) =>
      renderToStaticMarkup(
        <VehicleArrangement
          view={view}
          site={themed}
          hasSimilar
          enquiry={null}
          priceComparison={comparison}
        />,
      )
    expect(draw('THE GAUGE')).toMatch(/id="details".*id="price-comparison".*THE GAUGE/s)
    expect(draw(null)).not.toContain('Price comparison')
  }
})
