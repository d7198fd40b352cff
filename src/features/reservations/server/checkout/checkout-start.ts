import { createHash, randomBytes } from 'node:crypto'
import type { DeliveryService } from '#src/features/delivery/server/delivery-service.ts'
import { isBrowserKey, derivedKeys } from '#src/features/leads/domain/intake/lead-content.ts'
import { toLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import { type Mark, proofOf, type Visitor } from '#src/shared/domain/visitor.ts'
import { visitorMarks } from '#src/platform/http/visitor/visitor-marks.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { postedCheckoutErrors } from '#src/features/reservations/domain/posted-checkout.ts'
import {
  type CheckoutValues,
  personOf,
  readCheckout,
} from '#src/features/reservations/domain/checkout-fields.ts'
import {
  checkoutOffer,
  type CheckoutOffer,
  isOffered,
} from '#src/features/reservations/domain/checkout-offer.ts'
import { CONDITIONS_VERSION } from '#src/features/reservations/domain/conditions.ts'
import { holdEndMs } from '#src/features/reservations/domain/hold-machine.ts'
import {
  type ReservationError,
  reservationError,
} from '#src/features/reservations/domain/reservation-errors.ts'
import type {
  AgreedTerms,
  PurchasePlan,
  Reservation,
  ReservationKind,
} from '#src/features/reservations/domain/reservation.ts'
import { createSeat, type Started } from './checkout-seat.ts'
import { createPlans } from './purchase-plans.ts'
import type { ReservationLinks } from '../reservation-links.ts'
import { findReservation } from '../reservation-repository.ts'

export type StartInput = {
  kind: ReservationKind
  /** Slug or id of the vehicle. */
  vehicle: string
  /** The posted body, which may be hostile. */
  body: Readonly<Record<string, unknown>>
  channel: 'web_form' | 'web_script'
  visitor: Visitor
}
export type CheckoutDeps = {
  store: Store
  clock: Clock
  vehicles: Pick<VehicleService, 'findBySlug' | 'findById'>
  payments: PaymentService
  delivery: Pick<DeliveryService, 'estimate'>
  links: ReservationLinks
  /** Ends or settles a checkout that has timed out, or that its own shopper restarts. */
  release(
    site: SiteContext,
    reservation: Reservation,
    event: 'lapsed' | 'cancelled' | 'yielded',
  ): Promise<void>
  signer: Signer
}

/** From a posted form to the payment page (RSV-009). Every rule is checked again, whatever the page showed. */
export function createCheckout(deps: CheckoutDeps) {
  const { store, clock, vehicles, payments } = deps
  const { planOf, estimateDelivery } = createPlans(deps)
  const { take, toPage } = createSeat(deps)

  /** What a vehicle's checkout shows. Errors: unknown_vehicle, not_offered, already_reserved, no_processor. */
  async function open(
    site: SiteContext,
    { kind, vehicle: asked }: Pick<StartInput, 'kind' | 'vehicle'>,
  ): Promise<Result<CheckoutOffer, ReservationError>> {
    const vehicle = (await vehicles.findBySlug(site, asked)) ?? (await vehicles.findById(site, asked))
    if (!vehicle) return fail(reservationError('unknown_vehicle'))
    const offer = checkoutOffer(site, vehicle, kind)
    if (offer && vehicle.isReserved && isOffered(site, { ...vehicle, isReserved: false }, kind))
      return fail(reservationError('already_reserved'))
    if (!offer || !isOffered(site, vehicle, kind)) return fail(reservationError('not_offered'))
    return payments.isOpen(site) ? ok(offer) : fail(reservationError('no_processor'))
  }

  /** Stores the reservation with its payment and opens the payment page; the same form again returns the same page. */
  async function start(site: SiteContext, input: StartInput): Promise<Started> {
    const opened = await open(site, input)
    if (!opened.ok) return opened
    const values = readCheckout(input.body)
    const wrong = postedCheckoutErrors(values, { kind: input.kind, site: toLeadFormSite(site.config) })
    if (wrong.length > 0) return fail(reservationError('invalid_fields', wrong))
    // A bot learns nothing and does not block the vehicle
    if ((input.body[HONEYPOT_FIELD] ?? '') !== '') return fail(reservationError('submit_failed'))
    const planned = await planOf(site, opened.value, { kind: input.kind, values })
    if (!planned.ok) return planned
    let [formKey, ...otherKeys] = formKeys(input, values, clock.now())
    for (const known of [formKey, ...otherKeys]) {
      const earlier = await findReservation(store.db, { siteId: site.id, formKey: known })
      if (earlier?.state === 'pending') return toPage(site, earlier)
      if (earlier?.state === 'held') return fail(reservationError('own_reservation'))
      // The form was used before without success, so sending it again is a new request
      if (earlier) formKey = `${formKey}:${randomBytes(6).toString('hex')}`
    }
    const { phone = '', email = '' } = values
    const drafted = draft(site, input, {
      nowMs: clock.now(),
      offer: opened.value,
      values,
      plan: planned.value,
      formKey,
      marks: await visitorMarks(deps.signer, site.id, { ...input.visitor, phone, email }),
    })
    return take(site, drafted, proofOf(input.visitor, drafted.phone))
  }

  return { open, start, estimateDelivery }
}

function draft(
  site: SiteContext,
  { kind, channel }: StartInput,
  facts: {
    offer: CheckoutOffer
    values: CheckoutValues
    plan: PurchasePlan | null
    formKey: string
    nowMs: number
    marks: Mark[]
  },
): Reservation {
  const { offer, values, plan, formKey, nowMs, marks } = facts
  const at = new Date(nowMs).toISOString()
  return {
    id: `rsv_${randomBytes(12).toString('hex')}`,
    siteId: site.id,
    reference: toLeadReference(randomBytes(8)),
    kind,
    vehicleId: offer.id as Reservation['vehicleId'],
    state: 'pending',
    holdEndsAt: new Date(holdEndMs('pending', nowMs)).toISOString(),
    formKey,
    phone: keptPhone(values.phone ?? ''),
    fields: {
      ...personOf(values),
      form: 'reserve',
      car_id: offer.id,
      terms_conditions: CONDITIONS_VERSION,
      ...(plan ? { 'do-you-have-a-trade-in': plan.hasTradeIn ? 'Yes' : 'No' } : {}),
    },
    terms: agreed(offer, { plan, at, channel }),
    leadId: null,
    marks,
    createdAt: at,
  }
}

function agreed(
  offer: CheckoutOffer,
  { plan, at, channel }: { plan: PurchasePlan | null; at: string; channel: AgreedTerms['channel'] },
): AgreedTerms {
  const { name, slug, stockNumber, imageUrl, priceText, priceLabel, priceNote } = offer
  return {
    vehicle: { name, slug, stockNumber, imageUrl },
    priceText,
    priceLabel,
    priceNote,
    depositCents: offer.depositCents,
    timeZone: offer.timeZone,
    placeName: offer.placeName,
    conditions: offer.conditions,
    conditionsVersion: CONDITIONS_VERSION,
    acceptedAt: at,
    channel,
    plan,
  }
}

/** The browser's form key, or keys from its content, so that a double press is one reservation. */
function formKeys(input: StartInput, values: CheckoutValues, nowMs: number): [string, ...string[]] {
  const given = input.body.idempotency_key
  if (typeof given === 'string' && isBrowserKey(given)) return [given]
  const sorted = Object.entries(values).sort(([a], [b]) => a.localeCompare(b))
  const content = JSON.stringify([input.kind, input.vehicle, sorted])
  return derivedKeys(createHash('sha256').update(content).digest('hex'), nowMs)
}
