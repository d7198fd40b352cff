import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { aStockDocument, aVehicleSite } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { isSameCard, StockCard, type StockCardProps } from '#src/pages/vehicle/stock-card.tsx'

type Shown = Partial<StockCardProps> & { site?: VehicleSite }

function card(changes: Partial<StockDocument> = {}, { site = aVehicleSite(), ...props }: Shown = {}): string {
  const view = toCardView(aStockDocument(changes), site, Date.UTC(2027, 0, 1))
  return renderToStaticMarkup(
    <StockCard card={view} siteSlug="demo" priority="lazy" layout="compact" {...props} />,
  )
}

test('only the prioritised picture is fetched first, all others wait (CARD-001)', () => {
  expect(card({}, { priority: 'high' })).toMatch(/loading="eager" fetchPriority="high"/)
  expect(card({}, { priority: 'eager' })).toMatch(/loading="eager" decoding/)
  expect(card()).toMatch(/loading="lazy"/)
})

test('the place is shown over the picture if a site has several (CARD-001)', () => {
  expect(card()).toContain('Demo Motors Brisbane')
  expect(card({}, { site: { config: { ...aVehicleSite().config, locations: [{}] } } })).not.toContain(
    'Demo Motors Brisbane',
  )
})

test('a price is never shown without its kind (CARD-013, standards B9)', () => {
  expect(card()).toMatch(/\$54,990.*Drive away, QLD/s)
  expect(card({ price_kind: 'on_application' })).not.toContain('$')
})

test('views show when there are some, and buttons lead to the vehicle’s page (CARD-003)', () => {
  expect(card()).toContain('12 <span class="sr-only">views</span>')
  expect(card({ views: 0 })).not.toContain('views')
  expect(card()).toContain('href="/cars/2021-toyota-hilux-sr5-b1234#enquire"')
})

test('a priced card has its toggles, one without a price does not (CARD-002, CARD-022)', () => {
  expect(card()).toContain('aria-label="Favourite 2021 Toyota HiLux SR5"')
  expect(card({ price: null, price_range: null })).not.toContain('aria-label="Favourite')
})

test('a sold card says so and offers no enquiry (CARD-010)', () => {
  const sold = card({ status: 'sold', tag: 'Special' })
  expect(sold).toContain('JUST SOLD')
  expect(sold).not.toContain('Enquire Now')
})

test('a vehicle without photos keeps the picture’s room (CARD-001)', () => {
  const empty = card({ images: [], photos_count: 0 })
  expect(empty).toContain('Photos coming soon')
  expect(empty).toContain('card-photo')
  expect(empty).not.toContain('<img')
})

test('outpost shows working figures first, and feed text stays text (SITE-003)', () => {
  const outpost = {
    config: {
      ...aVehicleSite().config,
      theme: { ...aVehicleSite().config.theme, template: 'outpost' as const },
    },
  }
  const row = card(
    { item_type: 'truck', payload: 4200, gvm: 7500, model: '<script>alert(1)</script>' },
    { site: outpost, layout: 'row' },
  )
  expect(row).toMatch(/Payload.*4,200 kg.*GVM.*7,500 kg/s)
  expect(row).not.toContain('<script>')
})

const props = (changes: Partial<StockCardProps['card']> = {}): StockCardProps => ({
  card: { ...toCardView(aStockDocument({}), aVehicleSite(), Date.UTC(2027, 0, 1)), ...changes },
  siteSlug: 'demo',
  priority: 'lazy',
  layout: 'compact',
})

test('a card stays as it is while everything it shows does, however often it is sent', () => {
  expect(isSameCard(props(), structuredClone(props()))).toBe(true)
})

test('a card whose mileage, second tag or anything else changed is drawn again', () => {
  const { card: shown } = props()
  const tag = { kind: 'certified' as const, text: 'Certified' }
  expect(isSameCard(props(), props({ facts: shown.facts.replace(/[\d,]+ km/, '1 km') }))).toBe(false)
  expect(isSameCard(props({ tags: [tag] }), props({ tags: [tag, { ...tag, text: 'Approved' }] }))).toBe(false)
  for (const key of Object.keys(shown))
    expect(isSameCard(props(), props({ [key]: 'changed' })), key).toBe(false)
  expect(isSameCard(props(), { ...props(), siteSlug: 'other' })).toBe(false)
})
