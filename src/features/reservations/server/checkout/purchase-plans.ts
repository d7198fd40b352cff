import type { DeliveryService } from '#src/features/delivery/server/delivery-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { CheckoutValues } from '#src/features/reservations/domain/checkout-fields.ts'
import type { CheckoutOffer } from '#src/features/reservations/domain/checkout-offer.ts'
import {
  type ReservationError,
  reservationError,
} from '#src/features/reservations/domain/reservation-errors.ts'
import type { PurchasePlan, ReservationKind } from '#src/features/reservations/domain/reservation.ts'

export function createPlans({ delivery }: { delivery: Pick<DeliveryService, 'estimate'> }) {
  /** A buyer's choices with the current delivery estimate; null for a reservation. */
  async function planOf(
    site: SiteContext,
    offer: CheckoutOffer,
    { kind, values }: { kind: ReservationKind; values: CheckoutValues },
  ): Promise<Result<PurchasePlan | null, ReservationError>> {
    if (kind === 'reservation') return ok(null)
    const plan = {
      payBy: values.pay_by === 'finance' ? 'finance' : 'own_money',
      hasTradeIn: values.trade_in === 'yes',
    } as const
    if (values.handover !== 'delivery') return ok({ ...plan, handover: 'pickup', delivery: null })
    const estimate = await estimateDelivery(site, offer.slug, values.delivery_postcode ?? '')
    if (!estimate.ok) return estimate
    return ok({ ...plan, handover: 'delivery', delivery: estimate.value })
  }

  /** The delivery estimate for a postcode, or the field's error. */
  async function estimateDelivery(
    site: SiteContext,
    slug: string,
    postcode: string,
  ): Promise<Result<NonNullable<PurchasePlan['delivery']>, ReservationError>> {
    const found = await delivery.estimate(site, { vehicle: slug, postcode })
    if (found.ok) return ok({ postcode, place: found.value.name, priceCents: found.value.priceCents })
    const message = 'We cannot work out a delivery price for this postcode. Choose pick-up, or call us.'
    return fail(reservationError('invalid_fields', [{ field: 'delivery_postcode', message }]))
  }

  return { planOf, estimateDelivery }
}
