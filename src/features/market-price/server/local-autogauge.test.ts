import { expect, test } from 'vitest'
import { aSubject } from '#src/features/market-price/testing/market-builders.ts'
import { aMarketIndex, otherStock } from '#src/features/market-price/testing/market-site.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { createLocalAutogauge } from './local-autogauge.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY_SECONDS = 86_400

async function gaugeOver(documents: readonly StockDocument[], vehicle = aVehicle()) {
  const { listComparables, asked } = await aMarketIndex(documents)
  const autogauge = createLocalAutogauge({ listComparables, clock: { now: () => NOW } })
  const gauge = await autogauge.readGauge(aSubject(vehicle), { dealershipIds: [vehicle.dealershipId] })
  if (!gauge.ok) throw new Error(gauge.error.reason)
  return { gauge: gauge.value, asked: asked() }
}

test('a price is compared with every dealership’s stock, with count and date (VDP-002, standards B9 trap 6)', async () => {
  const { gauge, asked } = await gaugeOver(otherStock(12, 55_000))
  expect(gauge.basis).toMatchObject({ count: 12, asAtMs: NOW })
  expect(Math.abs((gauge.basis?.averageCents ?? 0) / 55_000_00 - 1)).toBeLessThan(0.02)
  expect(asked).toBe(1)
})

test('no answer identifies another dealer', async () => {
  const { gauge } = await gaugeOver(otherStock(12, 55_000))
  expect(JSON.stringify(gauge)).not.toMatch(/rival|other/i)
})

test('reserved, hidden, unpriced, coming, long-sold and other models are excluded, and recently sold ones included', async () => {
  const sold = (days: number) => ({
    status: 'sold',
    sold_date_timestamp: NOW / 1000 - days * DAY_SECONDS,
  })
  const left = [
    { reserved: true },
    { show_on_dealer_website: false },
    { price_kind: 'on_application' },
    { price_range: null },
    { price_range: 150 },
    { status: 'coming_soon' },
    { model: 'Corolla' },
    { year: 2010 },
    sold(41),
  ].map((changes, at) => ({ ...otherStock(1, 90_000, changes)[0], id: `veh_left${at}` }) as StockDocument)
  const justSold = { ...otherStock(1, 55_000, sold(39))[0], id: 'veh_sold' } as StockDocument
  const { gauge } = await gaugeOver([...otherStock(9, 55_000), ...left, justSold])
  expect(gauge.basis?.count).toBe(10)
})

test('with few close comparables the search widens to further years, then to other car types', async () => {
  const { gauge, asked } = await gaugeOver([
    ...otherStock(2, 55_000),
    ...otherStock(2, 45_000, { year: 2018 }).map((each, at) => ({ ...each, id: `veh_old${at}` })),
    ...otherStock(2, 60_000, { car_type: 'demo', dealership_id: 'dlr_third' }).map((each, at) => ({
      ...each,
      id: `veh_demo${at}`,
    })),
  ])
  expect(asked).toBe(3)
  expect(gauge.basis?.count).toBe(6)
})

test('a model with a quote in its name is searched for, not executed', async () => {
  const strange = { model: 'Hi"Lux" OR year > 0', make: 'To\\yota' }
  const { gauge } = await gaugeOver(
    [
      ...otherStock(5, 20_000),
      ...otherStock(4, 55_000, strange).map((each, at) => ({ ...each, id: `veh_s${at}` })),
    ],
    aVehicle(strange),
  )
  expect(gauge.basis?.count).toBe(4)
})

test('sold comparables and the dealer’s own are counted separately', async () => {
  const own = { dealership_id: aVehicle().dealershipId, status: 'sold', sold_date_timestamp: NOW / 1000 - 60 }
  const { gauge } = await gaugeOver([
    ...otherStock(9, 55_000),
    ...otherStock(2, 55_000, own).map((each, at) => ({ ...each, id: `veh_own${at}` })),
  ])
  expect(gauge.basis).toMatchObject({ count: 11, ownCount: 2, soldCount: 2, outsideSellers: 9 })
})

test('without three sellers outside the group there is no verdict, however many vehicles they advertise', async () => {
  const sellers = (...ids: string[]) =>
    gaugeOver(
      ids.flatMap((id) =>
        otherStock(5, 55_000, { dealership_id: id }).map((each, at) => ({ ...each, id: `${id}_${at}` })),
      ),
    )
  const own = aVehicle().dealershipId
  expect((await sellers(own, 'dlr_a', 'dlr_b')).gauge).toMatchObject({
    fill: null,
    confidence: 0,
    basis: null,
    description: 'Too few other dealers advertise comparable vehicles.',
  })
  expect((await sellers(own, 'dlr_a', 'dlr_b', 'dlr_c')).gauge.basis).toMatchObject({ outsideSellers: 3 })
})

test('the search widens to more years while it lacks sellers, even with enough vehicles', async () => {
  const { gauge, asked } = await gaugeOver([
    ...otherStock(9, 55_000, { dealership_id: 'dlr_a' }),
    ...otherStock(3, 50_000, { year: 2018 }).map((each, at) => ({ ...each, id: `veh_old${at}` })),
  ])
  expect(asked).toBe(2)
  expect(gauge.basis).toMatchObject({ count: 12, outsideSellers: 4 })
})
