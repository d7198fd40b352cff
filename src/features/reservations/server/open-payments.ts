import type { OpenPayment } from '#src/features/accounts/domain/open-payment.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { listReservations } from './reservation-repository.ts'

const OPEN_MAX = 20

type OpenDeps = { store: Store; clock: Clock; payments: Pick<PaymentService, 'ofReservation'> }

/** Deposits a verified phone has started to pay on a site and can still complete (ROUTE-044). */
export function createOpenPayments({ store, clock, payments }: OpenDeps) {
  const { db } = store
  return async (site: SiteContext, phone: string): Promise<OpenPayment[]> => {
    const filter = { siteId: site.id, phone: keptPhone(phone), states: ['pending'] as const }
    const pending = await listReservations(db, { ...filter, limit: OPEN_MAX })
    const open: OpenPayment[] = []
    for (const { id, reference, terms, holdEndsAt } of pending) {
      const payment = await payments.ofReservation(id)
      if (!payment?.url || payment.state !== 'open' || Date.parse(holdEndsAt) <= clock.now()) continue
      open.push({
        reference,
        what: `Deposit for ${terms.vehicle.name}`,
        amountCents: payment.amountCents,
        href: payment.url,
      })
    }
    return open
  }
}
