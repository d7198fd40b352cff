import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { HoldDesk } from './holds/hold-desk.ts'
import type { Follower } from './holds/money-follower.ts'
import { listLapsed } from './reservation-repository.ts'

type RoundsDeps = {
  store: Store
  clock: Clock
  payments: PaymentService
  findSite(siteId: SiteId): Promise<SiteContext | null>
  onFault(error: unknown): void
}
const BATCH = 100

export function createRounds(deps: RoundsDeps, { desk, release, follow }: Follower & { desk: HoldDesk }) {
  const { store, clock, payments } = deps
  const { db } = store
  return {
    /** One round: ends what has timed out, checks payments, pays refunds. True if there was anything to do. */
    async tick(): Promise<boolean> {
      let did = 0
      const guarded = async (work: () => Promise<unknown>) => {
        try {
          await work()
          did += 1
        } catch (error) {
          deps.onFault(error)
        }
      }
      for (const reservation of await listLapsed(db, new Date(clock.now()), BATCH))
        await guarded(async () => {
          const site = await deps.findSite(reservation.siteId)
          if (reservation.state === 'pending' && site) return release(site, reservation, 'lapsed')
          const payment = await payments.ofReservation(reservation.id)
          return desk.end(site, reservation, { payment, event: 'lapsed' })
        })
      for (const payment of await payments.dueLooks())
        await guarded(async () => {
          const site = await deps.findSite(payment.siteId)
          if (site) await follow(site, payment)
        })
      return did + (await payments.giveBack(deps.findSite)) > 0
    },
  }
}
