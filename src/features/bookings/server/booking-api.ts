import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { BookingService } from './booking-service.ts'

type BookingApiDeps = {
  bookings: Pick<BookingService, 'offer'>
  findVehicle: (site: SiteContext, id: string) => Promise<Vehicle | null | undefined>
  siteOf: (c: Context) => SiteContext
}

/**
 * `GET /?car_id=&location=`: where a test drive of a vehicle, or at a location, starts, and the free times
 * (LEAD-029). 404 for a vehicle the site does not list. Never cached, because a time may be taken at any moment.
 */
export function createBookingApi({ bookings, findVehicle, siteOf }: BookingApiDeps) {
  const api = new Hono()
  api.get('/', async (c) => {
    const site = siteOf(c)
    const carId = c.req.query('car_id')
    const vehicle = carId ? await findVehicle(site, carId) : null
    if (carId && !vehicle) return c.json({ error: 'This vehicle is not listed here.' }, 404)
    c.header('cache-control', 'no-store')
    return c.json(
      await bookings.offer(site, { vehicle: vehicle ?? null, locationSlug: c.req.query('location') ?? null }),
    )
  })
  return api
}
