import { expect, test } from 'vitest'
import { aStockDocument, aVehicleSite } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardView } from './card-view.ts'

const NOW = Date.UTC(2027, 0, 1)
const aCard = (
  changes: Parameters<typeof aStockDocument>[0] = {},
  features: Record<string, boolean> = {},
) => {
  const site = aVehicleSite()
  return toCardView(
    aStockDocument(changes),
    { config: { ...site.config, features: { ...site.config.features, ...features } } },
    NOW,
  )
}

test('a card carries what it shows and nothing the dealer keeps private (CARD-001)', () => {
  const card = aCard({ vin: 'JTMHX3FJ104012345', regplate: '123ABC', stocknum: 'S-1' })
  expect(JSON.stringify(card)).not.toMatch(/JTMHX3FJ104012345|123ABC|S-1/)
  expect(card).toMatchObject({ slug: '2021-toyota-hilux-sr5-b1234', isSold: false, canToggle: true })
  expect(card.price.label).toContain('Drive away')
})

test('the site’s switches decide views and location (CARD-003), and the market claim is passed in (CARD-019)', () => {
  expect(aCard({ views: 12 }).views).toBe(12)
  expect(aCard({ views: 12 }, { views_counter: false }).views).toBe(0)
  expect(aCard().market).toBeNull()
  expect(toCardView(aStockDocument(), aVehicleSite(), NOW, '$5,000 below market average').market).toMatch(
    /\$5/,
  )
  expect(aCard({}, { location_overlay: false }).place).toBeNull()
})

test('a card’s finance link is the site’s, or a listed dealership’s own, and missing without a price (ROUTE-023, ROUTE-024)', () => {
  const { config } = aVehicleSite()
  const buttonsOf = (over: object, changes: Parameters<typeof aStockDocument>[0] = {}) => {
    const finance = { link: '/finance-enquiry', applyDealerships: [], buttonText: 'Pay By The Week', ...over }
    const vehicle = { ...config.vehicle, cardButtons: ['call' as const, 'finance' as const] }
    return toCardView(aStockDocument(changes), { config: { ...config, vehicle, finance } }, NOW).buttons
  }
  const { id, dealership_slug } = aStockDocument()
  const to = `/finance-enquiry?car_id=${id}#finance-form`
  expect(buttonsOf({})).toEqual([
    { text: 'Call Now', to: '#call' },
    { text: 'Pay By The Week', to },
  ])
  expect(buttonsOf({ applyDealerships: [dealership_slug] })[1]?.to).toMatch(/^\/apply-for-finance\?car_id=/)
  expect(buttonsOf({ link: 'https://lender.example/apply' })[1]?.to).toBe('https://lender.example/apply')
  expect(buttonsOf({}, { price: null, price_range: null })).toHaveLength(1)
  expect(buttonsOf({}, { status: 'sold' })).toEqual([])
})

test('a card’s test drive opens the booking form of the vehicle, with its free times (LEAD-002, CARD-003)', () => {
  const { config } = aVehicleSite()
  const vehicle = { ...config.vehicle, cardButtons: ['test_drive' as const] }
  const { buttons } = toCardView(aStockDocument(), { config: { ...config, vehicle } }, NOW)
  expect(buttons).toEqual([
    { text: 'Book a Test Drive', to: `/book-test-drive?car_id=${aStockDocument().id}` },
  ])
})

test('a certified vehicle with another tag keeps the marque’s badge too, but a sold one does not (CARD-006, CARD-018)', () => {
  const certified = { certified: true, car_type: 'used', make: 'Toyota', reserved: true }
  const kinds = aCard(certified, { certified_badge: true }).tags.map(({ kind }) => kind)
  expect(kinds).toEqual(['reserved', 'certified'])
  expect(aCard({ ...certified, status: 'sold' }, { certified_badge: true }).tags).toHaveLength(1)
})
