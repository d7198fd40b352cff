import type { Payment } from '#src/features/payments/domain/payment.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { nextSteps, refundText } from './conditions.ts'
import { HOLD_HOURS } from './hold-machine.ts'
import { holdEndText } from './hold-time.ts'
import type { Reservation } from './reservation.ts'

/** What a shopper's own page shows of a reservation; nothing about the person. */
export type ReservationView = {
  reference: string
  kind: Reservation['kind']
  /** checking: no answer from the gateway yet, which is never called a failure (pain 7b). */
  status: 'checking' | 'held' | 'completed' | 'refunding' | 'refunded' | 'over'
  vehicle: { name: string; slug: string; stockNumber: string; imageUrl: string | null }
  priceText: string
  priceLabel: string
  depositText: string
  placeName: string
  holdHours: number
  endsText: string
  /** Where the payment can still be made. */
  payUrl: string | null
  choices: { label: string; value: string }[]
  conditions: string[]
  steps: string[]
  refundText: string
}

/** A reservation's page, by the state of its payment. */
export function toReservationView(reservation: Reservation, payment: Payment | null): ReservationView {
  const { reference, kind, terms, holdEndsAt, state } = reservation
  const depositText = formatCents(payment?.takenCents ?? terms.depositCents)
  const { plan } = terms
  return {
    reference,
    kind,
    status: statusOf(state, payment),
    vehicle: terms.vehicle,
    priceText: terms.priceText,
    priceLabel: terms.priceLabel,
    depositText,
    placeName: terms.placeName,
    holdHours: HOLD_HOURS,
    endsText: holdEndText(holdEndsAt, terms.timeZone),
    payUrl: state === 'pending' && payment?.state === 'open' ? payment.url : null,
    choices: plan
      ? [
          {
            label: 'Hand-over',
            value: plan.delivery
              ? `Delivery to ${plan.delivery.place} ${plan.delivery.postcode}, estimated ${formatCents(plan.delivery.priceCents)}`
              : `Pick-up at ${terms.placeName}`,
          },
          { label: 'Payment', value: plan.payBy === 'finance' ? 'Finance' : 'Own money' },
          { label: 'Trade-in', value: plan.hasTradeIn ? 'Yes' : 'No' },
        ]
      : [],
    conditions: terms.conditions,
    steps: nextSteps({ kind, placeName: terms.placeName, isDelivered: plan?.handover === 'delivery' }),
    refundText: refundText(depositText),
  }
}

function statusOf(state: Reservation['state'], payment: Payment | null): ReservationView['status'] {
  if (payment?.state === 'refund_due') return 'refunding'
  if (payment?.state === 'refunded') return 'refunded'
  if (state === 'held' || state === 'completed') return state
  return state === 'pending' ? 'checking' : 'over'
}
