import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { monthStartMs, type SalesCount, toSalesCount } from '../domain/sales-counter.ts'

type PromotionsServiceDeps = { vehicles: Pick<VehicleService, 'countSold'>; clock: Clock }
export type PromotionsService = ReturnType<typeof createPromotionsService>

/** What promotions need of the records. */
export function createPromotionsService({ vehicles, clock }: PromotionsServiceDeps) {
  return {
    /** The counter of the site now, from its records unless it is set to the illustration; null when off (PAGE-036). */
    async salesThisMonth(site: SiteContext): Promise<SalesCount | null> {
      const { salesCounter, name } = site.config
      if (salesCounter === 'off') return null
      const nowMs = clock.now()
      const sold = salesCounter === 'sold_vehicles' ? await vehicles.countSold(site, monthStartMs(nowMs)) : 0
      return toSalesCount(salesCounter, { nowMs, sold, siteName: name })
    },
  }
}
