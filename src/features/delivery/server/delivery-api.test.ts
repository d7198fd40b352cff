import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { fail } from '#src/shared/domain/result.ts'
import { createDeliveryApi } from './delivery-api.ts'
import type { DeliveryProvider } from './delivery-provider.ts'
import { createDeliveryService } from './delivery-service.ts'
import { createLocalDeliveryProvider } from './providers/local-delivery-provider.ts'

const NOT_SERVED =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

function open(options: { vehicle?: Vehicle; provider?: DeliveryProvider; changes?: object } = {}) {
  const vehicle = options.vehicle ?? aVehicle()
  const site = aPageSite(options.changes) as SiteContext
  const faults: string[] = []
  const delivery = createDeliveryService({
    vehicles: {
      findById: async (_, id) => (id === vehicle.id ? vehicle : null),
      findBySlug: async (_, slug) => (slug === vehicle.slug ? vehicle : null),
    },
    providerFor: () => options.provider ?? createLocalDeliveryProvider(),
    onFault: (reason) => faults.push(reason),
  })
  const api = createDeliveryApi({ delivery, siteOf: () => site })
  const ask = async (query: string) => {
    const response = await api.request(`/?${query}`)
    return { status: response.status, body: await response.json() }
  }
  return { ask, faults }
}

test('a served postcode returns price and name, by vehicle id or slug (API-008, VDP-020)', async () => {
  const { ask } = open()
  const sydney = { status: 200, body: { price: 950, name: 'Sydney NSW' } }
  expect(await ask('car_id=veh_1&postcode=2000')).toEqual(sydney)
  expect(await ask('car_id=2021-toyota-hilux-sr5-b1234&postcode=2000')).toEqual(sydney)
})

test('an unserved postcode returns exactly the catalogue text (ERR-009)', async () => {
  const { ask } = open()
  for (const postcode of ['9999', '2899', '12', 'abcd', '<script>', '40000000000000000000000'])
    expect(await ask(`car_id=veh_1&postcode=${encodeURIComponent(postcode)}`), postcode).toMatchObject({
      status: 404,
      body: { error: NOT_SERVED },
    })
})

test('without a postcode the answer asks for one (ERR-010)', async () => {
  const { ask } = open()
  for (const query of ['car_id=veh_1', 'car_id=veh_1&postcode=', 'car_id=veh_1&postcode=%20'])
    expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'Please enter a postcode.' } })
})

test('another site’s vehicle has no price here', async () => {
  expect(await open().ask('car_id=veh_2&postcode=2000')).toMatchObject({
    status: 404,
    body: { code: 'unknown_vehicle' },
  })
})

test('a failing provider shows as no estimate, and the reason is logged', async () => {
  const provider: DeliveryProvider = { quote: async () => fail({ kind: 'unavailable', reason: 'HTTP 503' }) }
  const { ask, faults } = open({ provider })
  expect(await ask('car_id=veh_1&postcode=2000')).toMatchObject({ status: 404, body: { error: NOT_SERVED } })
  expect(faults).toEqual(['HTTP 503'])
})

test('a private seller’s vehicle is priced from the seller’s postcode, and one without a location has no estimate', async () => {
  const seller = aVehicle({ locationId: null, privatePostcode: '6000' })
  expect(await open({ vehicle: seller }).ask('car_id=veh_1&postcode=6003')).toMatchObject({
    body: { price: 100 },
  })
  const nowhere = aVehicle({ locationId: null })
  expect(
    await open({ vehicle: nowhere, changes: { locations: [] } }).ask('car_id=veh_1&postcode=4000'),
  ).toMatchObject({
    body: { error: NOT_SERVED },
  })
})
