import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { FinanceLender } from '#src/features/vehicles/domain/vehicle.ts'
import { createVehicleLookupApi } from './vehicle-lookup-api.ts'

const lender = { disclaimer: 'Terms apply.' } as FinanceLender
const vehicle = aVehicle({ financeLenders: { acme_finance: lender, other: { ...lender, disclaimer: null } } })
const site = { slug: 'demo' } as unknown as SiteContext

async function get(path: string) {
  const api = createVehicleLookupApi({
    vehicles: { findById: async (_site, id) => (id === vehicle.id ? vehicle : null) },
    siteOf: () => site,
  })
  const answer = await api.request(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('a vehicle and its lenders’ disclaimers are found by id (API-014)', async () => {
  expect(await get(`/${vehicle.id}`)).toMatchObject({
    status: 200,
    body: { slug: vehicle.slug, price: 54_990 },
  })
  expect(await get(`/${vehicle.id}/finance-disclaimer`)).toEqual({
    status: 200,
    body: { disclaimers: { acme_finance: 'Terms apply.' } },
  })
})

test('a vehicle the site does not list is 404 with a reason', async () => {
  expect(await get('/veh_other')).toMatchObject({ status: 404, body: { code: 'unknown_vehicle' } })
  expect(await get('/veh_other/finance-disclaimer')).toMatchObject({ status: 404 })
})
