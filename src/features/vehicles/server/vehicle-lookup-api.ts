import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { VEHICLE_ERRORS } from '../domain/vehicle-errors.ts'
import { sideCard } from '../domain/wire/side-card.ts'
import type { Vehicle } from '../domain/vehicle.ts'
import type { VehicleService } from './vehicle-service.ts'

type VehicleLookupDeps = {
  vehicles: Pick<VehicleService, 'findById'>
  siteOf: (c: Context) => SiteContext
}

/**
 * The requesting site's vehicles by id, mounted at `/api/cars` (API-014):
 * - `GET /{id}`: the fields of the side card, under the feed's wire names.
 * - `GET /{id}/finance-disclaimer`: `{disclaimers: {provider: text}}` for the vehicle's lenders.
 * 404 `{error, code}` for a vehicle this site does not list.
 */
export function createVehicleLookupApi(deps: VehicleLookupDeps): Hono {
  const api = new Hono()
  const answer = (give: (vehicle: Vehicle) => object) => async (c: Context) => {
    c.header('cache-control', 'no-store')
    const site = deps.siteOf(c)
    const vehicle = await deps.vehicles.findById(site, c.req.param('id') ?? '')
    return vehicle ? c.json(give(vehicle)) : refuse(c, 'unknown_vehicle')
  }
  api.get('/:id', answer(sideCard))
  api.get(
    '/:id/finance-disclaimer',
    answer((vehicle) => ({ disclaimers: disclaimersOf(vehicle) })),
  )
  return api
}

function disclaimersOf({ financeLenders }: Vehicle): Record<string, string> {
  return Object.fromEntries(
    Object.entries(financeLenders).flatMap(([provider, { disclaimer }]) =>
      disclaimer ? [[provider, disclaimer]] : [],
    ),
  )
}

function refuse(c: Context, code: 'unknown_vehicle'): Response {
  const { status, message } = VEHICLE_ERRORS[code]
  return c.json({ error: message, code }, status)
}
