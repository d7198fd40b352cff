import { afterAll, afterEach } from 'vitest'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { openReservationBench, sessionOf } from './reservation-bench.ts'

/** A bench for one file of race tests; restores the gateway after each test and closes after the last. */
export async function openReservationRaces() {
  const store = await openTestStore()
  const bench = await openReservationBench(store)
  afterEach(() => bench.setGateway((gateway) => gateway))
  afterAll(() => store.close())
  return {
    store,
    bench,
    begun: async (vehicle: Vehicle, body: object = {}): Promise<string> => {
      const started = await bench.start(vehicle, body)
      if (!started.ok) throw new Error(started.error.code)
      return started.value.payUrl
    },
    show: async (payUrl: string) => bench.reservations.show(bench.site, await bench.link(payUrl)),
    webhook: (payUrl: string, at = bench.site) => bench.webhook(bench.reservations, payUrl, at),
    session: async (payUrl: string) => bench.sandbox.show(bench.site.id, sessionOf(payUrl)),
    heldOf: async (vehicle: Vehicle) =>
      (await bench.reservations.list({ states: ['held'], limit: 500 })).filter(
        ({ reservation }) => reservation.vehicleId === vehicle.id,
      ),
    outcomesOf: async (vehicle: Vehicle) =>
      (await bench.leads.list({ limit: 500 }))
        .filter(({ lead }) => lead.vehicle?.id === vehicle.id)
        .map(({ lead }) => lead.reservation?.outcome)
        .sort(),
  }
}
