import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { DeliveryService } from '#src/features/delivery/server/delivery-service.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import { createGateways } from '#src/features/payments/server/gateway/payment-gateways.ts'
import { createPaymentService } from '#src/features/payments/server/payment-service.ts'
import { createReservationLoop } from '#src/features/reservations/server/reservation-jobs.ts'
import { createReservationService } from '#src/features/reservations/server/reservation-service.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = { env: Env; clock: Clock; log: Logger; store: Store; signer: Signer; signed: SignedLinks }
type Needs = { leads: LeadService; vehicles: VehicleService; delivery: DeliveryService; sites: SiteService }

/** Deposits and holds, with the gateway each site names: the sandbox where it may run, Stripe with the site's secrets. */
export function createReservations(
  { env, clock, log, store, signer, signed }: Parts,
  { sites, ...needs }: Needs,
) {
  const { sandbox, gatewayFor } = createGateways({
    db: store.db,
    clock,
    signer,
    isProduction: env.isProduction,
    readSecret: (name) => env.secret(name),
  })
  const payments = createPaymentService({
    store,
    clock,
    gatewayFor,
    onFault: (reason) => log.warn({ reason }, 'payment gateway'),
  })
  const onFault = (error: unknown) => log.error({ err: error }, 'reservation')
  const findSite: Parameters<typeof createReservationService>[0]['findSite'] = (id) => sites.getById(id)
  const reservations = createReservationService({
    ...needs,
    store,
    clock,
    signer,
    signed,
    payments,
    findSite,
    onFault,
  })
  return { sandbox, reservations, reservationLoop: createReservationLoop({ reservations, onFault }) }
}
