import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { monthStartMs, type SalesCount, toSalesCount } from '../domain/sales-counter.ts'

type PromotionsServiceDeps = { vehicles: Pick<VehicleService, 'countSold'>; clock: Clock }

/** Promotion figures that come from records. */
export function createPromotionsService({ vehicles, clock }: PromotionsServiceDeps) {
  return {
    /** The site's current counter, from its records unless set to the illustration; null if off (PAGE-036). */
    async salesThisMonth(site: SiteContext): Promise<SalesCount | null> {
      const { salesCounter, name } = site.config
      if (salesCounter === 'off') return null
      const nowMs = clock.now()
      const sold = salesCounter === 'sold_vehicles' ? await vehicles.countSold(site, monthStartMs(nowMs)) : 0
      return toSalesCount(salesCounter, { nowMs, sold, siteName: name })
    },
  }
}
