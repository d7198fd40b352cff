import { siteDay } from '#src/features/sites/domain/site-day.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type FinanceError, financeError } from '../domain/finance-errors.ts'
import { estimateShares, type Quote, quotePrice } from '../domain/quote/quick-quote.ts'
import { type QuoteInput, readCustomerInput, readQuoteInput } from '../domain/quote/quote-input.ts'
import { createBegunApplications } from './begun-applications.ts'
import { lenderRedirect } from './lender-redirect.ts'
import type { Lenders } from './lenders/lenders.ts'
import { createQuoteCache } from './quote-cache.ts'

type FinanceServiceDeps = {
  clock: Clock
  vehicles: Pick<VehicleService, 'findById'>
  lenderFor: Lenders
  /** Receives the reason a lender failed, without shopper data. */
  onFault?: (reason: string) => void
}
type Raw = Readonly<Record<string, unknown>>
export type FinanceService = ReturnType<typeof createFinanceService>

/** Quotes from a site's lender and applications to it (API-009 to API-011). */
export function createFinanceService({ clock, vehicles, lenderFor, onFault }: FinanceServiceDeps) {
  const cache = createQuoteCache(() => clock.now())
  const applyOnce = createBegunApplications(() => clock.now())

  /**
   * A vehicle of this site uses its own price, year, VIN and NVIC, whatever was sent (FIN-034, FIN-048); the typed
   * price counts where it shows none.
   */
  async function withVehicle<Input extends QuoteInput>(site: SiteContext, input: Input) {
    const { carId, ...question } = input
    const vehicle = carId === null ? null : await vehicles.findById(site, carId)
    if (!vehicle) return question
    const { year, vin, nvic } = vehicle
    const price = advertisedPriceCents(vehicle)
    return { ...question, purchasePrice: price ? quotePrice(price) : question.purchasePrice, year, vin, nvic }
  }

  return {
    hasLender(site: SiteContext): boolean {
      return lenderFor(site) !== null
    },

    /**
     * A quote for the body of API-009, cached for ten minutes per site. Errors: `switched_off`, `invalid_fields`
     * with its fields, `quote_failed` with the lender's text or the spec's.
     */
    async quote(site: SiteContext, raw: Raw): Promise<Result<Quote, FinanceError>> {
      const lender = lenderFor(site)
      if (!lender) return fail(financeError('switched_off'))
      const read = readQuoteInput(raw)
      if (!read.ok) return fail(invalid(read.error))
      const question = await withVehicle(site, read.value)
      const known = cache.find(site.id, question)
      const answer = known ? ok(known) : await lender.quote(question)
      if (!answer.ok) {
        onFault?.(`quote: ${answer.error.reason}`)
        return fail(financeError('quote_failed', { message: answer.error.message }))
      }
      cache.keep(site.id, question, answer.value)
      const { purchasePrice } = question
      return ok({
        ...answer.value,
        source: lender.source,
        asAt: siteDay(site, clock.now()),
        purchasePrice,
        ...estimateShares(purchasePrice),
      })
    },

    /**
     * Starts an application for the body of API-010 and returns where it continues, on the lender's own hosts
     * only; sent again within half an hour, the same one. Lenders call the phone, so it must be `provenPhone`, verified in this visit for this purpose. Errors:
     * `switched_off`, `invalid_fields`, `phone_unproven`, `customer_failed` with the lender's text or the spec's,
     * `no_redirect`.
     */
    async createCustomer(
      site: SiteContext,
      raw: Raw,
      { provenPhone }: { provenPhone: string | null },
    ): Promise<Result<{ redirectUrl: string }, FinanceError>> {
      const lender = lenderFor(site)
      if (!lender) return fail(financeError('switched_off'))
      const read = readCustomerInput(raw)
      if (!read.ok) return fail(invalid(read.error))
      if (read.value.phoneNumber !== provenPhone) return fail(financeError('phone_unproven'))
      const application = await withVehicle(site, read.value)
      const answer = await applyOnce(site.id, application, () => lender.createCustomer(application))
      if (!answer.ok) {
        onFault?.(`customer: ${answer.error.reason}`)
        return fail(financeError('customer_failed', { message: answer.error.message }))
      }
      const redirectUrl = lenderRedirect(site, answer.value.redirectUrl)
      if (redirectUrl !== null) return ok({ redirectUrl })
      onFault?.('customer: the redirect leads to no host of the lender')
      return fail(financeError('no_redirect'))
    },
  }
}

function invalid(fields: FinanceError['fields']): FinanceError {
  return financeError('invalid_fields', { fields })
}
