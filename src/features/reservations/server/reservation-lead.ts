import { formatCents } from '#src/shared/domain/money.ts'
import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import type { LeadReservation } from '#src/features/leads/domain/lead.ts'
import { nextSteps, refundText } from '../domain/conditions.ts'
import { holdEndBrief, holdEndText } from '../domain/hold-time.ts'
import type { PurchasePlan, Reservation } from '../domain/reservation.ts'

type Told = { outcome: LeadReservation['outcome']; holdEndsAt: Date | null; manageUrl: string | null }

/** The lead of a reservation: the shopper's form, and the platform's account of payment and hold. */
export function toEnquiry(reservation: Reservation, told: Told): EnquiryInput {
  const { id, fields, terms } = reservation
  return {
    fields: { ...fields, idempotency_key: `${id}-${told.outcome}` },
    channel: terms.channel,
    userAgent: null,
    url: null,
    reservation: toLeadReservation(reservation, told),
  }
}

function toLeadReservation(reservation: Reservation, told: Told): LeadReservation {
  const { kind, reference, terms } = reservation
  const depositText = formatCents(terms.depositCents)
  const isDelivered = terms.plan?.handover === 'delivery'
  return {
    kind,
    outcome: told.outcome,
    reference,
    depositText,
    endsText: told.holdEndsAt && holdEndText(told.holdEndsAt.toISOString(), terms.timeZone),
    endsBrief: told.holdEndsAt && holdEndBrief(told.holdEndsAt.toISOString(), terms.timeZone),
    facts: [
      { label: 'Price shown', value: `${terms.priceText} (${terms.priceLabel})` },
      ...(terms.plan ? planFacts(terms.plan) : []),
      {
        label: 'Conditions accepted',
        value: `version ${terms.conditionsVersion}, ${holdEndText(terms.acceptedAt, terms.timeZone)}`,
      },
    ],
    nextSteps: nextSteps({ kind, placeName: terms.placeName, isDelivered }),
    refundText: refundText(depositText),
    manageUrl: told.manageUrl,
  }
}

function planFacts({ handover, payBy, hasTradeIn, delivery }: PurchasePlan) {
  return [
    {
      label: 'Hand-over',
      value:
        handover === 'delivery' && delivery
          ? `Delivery to ${delivery.postcode} ${delivery.place}, estimated ${formatCents(delivery.priceCents)}`
          : 'Picks the vehicle up',
    },
    { label: 'Pays by', value: payBy === 'finance' ? 'Finance; asks for help with it' : 'Own money' },
    { label: 'Has a trade-in', value: hasTradeIn ? 'Yes' : 'No' },
  ]
}
