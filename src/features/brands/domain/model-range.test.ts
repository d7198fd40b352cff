import { expect, test } from 'vitest'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { ModelEntry } from './brands-schema.ts'
import { fromPrice, isOfModel, knownModels, modelHref, toRangeModel } from './model-range.ts'

const SETTINGS = { offersSubscriptions: true, noPriceText: 'Ask' }
const entry = (over: Partial<ModelEntry>): ModelEntry => ({
  make: 'Kia',
  name: 'Sportage',
  slug: null,
  overrideUrl: null,
  bannerImage: null,
  description: [],
  ...over,
})
const car = (over: Partial<StockDocument>): StockDocument =>
  ({
    make: 'Kia',
    model: 'Sportage',
    status: 'in_stock',
    reserved: false,
    price: 40_000,
    price_range: 40_000,
    before_price: null,
    subscription_price: null,
    price_kind: 'drive_away',
    price_state: 'QLD',
    car_type: 'new',
    preorder: false,
    created_at_timestamp: 0,
    categories: [],
    images: [],
    body: 'SUV',
    ...over,
  }) as StockDocument

test('ROUTE-047: a model’s page is its slug, or the address that overrides it', () => {
  const models = knownModels(
    [entry({}), entry({ name: 'Tasman', overrideUrl: '/offers/tasman' })],
    [
      { make: 'KIA', model: 'sportage' },
      { make: 'Kia', model: 'EV 9' },
    ],
  )
  expect(models.map(modelHref)).toEqual(['/sportage', '/offers/tasman', '/ev-9'])
})

test('ROUTE-052: two makes with the same model name get different addresses', () => {
  const models = knownModels(
    [],
    [
      { make: 'Hino', model: '300 Series' },
      { make: 'Test', model: '300 Series' },
      { make: 'Kia', model: 'Rio' },
    ],
  )
  expect(models.map(({ slug }) => slug)).toEqual(['hino-300-series', 'test-300-series', 'rio'])
})

test('the from-price is the lowest in stock with its kind, never one of a sold, reserved or unpriced vehicle', () => {
  const stock = [
    car({ price: 39_990, price_range: 39_990 }),
    car({ price: 20_000, price_range: 20_000, status: 'sold' }),
    car({ price: 21_000, price_range: 21_000, reserved: true }),
    car({ price: 22_000, price_range: 22_000, price_kind: 'on_application' }),
    car({ price: 34_990, price_range: 34_990, before_price: 36_990 }),
    car({ subscription_price: 199 }),
  ]
  expect(fromPrice(stock, SETTINGS)).toEqual({ text: '$34,990', label: 'Drive away, QLD' })
  expect(fromPrice(stock.slice(1, 4), SETTINGS)).toBeNull()
})

test('a price without government charges never undercuts a drive-away price', () => {
  const stock = [car({ price: 30_000, price_range: 30_000, price_kind: 'egc' }), car({})]
  expect(fromPrice(stock, SETTINGS)).toEqual({ text: '$40,000', label: 'Drive away, QLD' })
  expect(fromPrice(stock.slice(0, 1), SETTINGS)?.label).toBe('Excl. govt charges')
})

test('a model counts only available vehicles, and shows the picture of the first', () => {
  const [model] = knownModels([entry({})], [])
  if (!model) throw new Error('no model')
  const stock = [
    car({ status: 'sold', images: [{ url: '/sold.jpg', thumb_url: null }] }),
    car({ images: [{ url: '/a.jpg', thumb_url: null }] }),
    car({ model: 'Rio' }),
  ]
  expect(toRangeModel(model, stock, SETTINGS)).toMatchObject({ count: 1, picture: '/a.jpg', bodies: ['SUV'] })
  expect(isOfModel({ make: 'kia', model: 'SPORTAGE' }, model)).toBe(true)
})
