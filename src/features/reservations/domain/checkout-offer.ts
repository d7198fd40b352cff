import {
  MONEY_BACK_DAYS,
  MONEY_BACK_KM_MAX,
  USED_MONEY_BACK_HOURS,
} from '#src/features/content/domain/text/guarantee.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { isReservable } from '#src/features/vehicles/domain/button-rules.ts'
import { toVehicleFacts } from '#src/features/vehicles/domain/facts/vehicle-facts.ts'
import {
  priceKindLabel,
  priceKindNote,
  advertisedPriceCents,
} from '#src/features/vehicles/domain/price-display.ts'
import type { PriceKind, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { AU_STATE_TIME_ZONE, type AuState } from '#src/shared/domain/au-state.ts'
import { type Cents, formatCents } from '#src/shared/domain/money.ts'
import { conditionsOf, refundText } from './conditions.ts'
import { coolingOffText } from './cooling-off.ts'
import { depositCents } from './deposit.ts'
import type { ReservationKind } from './reservation.ts'

type Site = { config: SiteConfig }

/** Everything a checkout page shows about a vehicle, decided on the server. Money in cents with its text. */
export type CheckoutOffer = {
  id: string
  slug: string
  name: string
  stockNumber: string
  imageUrl: string | null
  priceCents: Cents
  priceText: string
  priceKind: PriceKind
  priceLabel: string
  priceNote: string
  depositCents: Cents
  depositText: string
  placeName: string
  placeAddress: string | null
  state: AuState
  timeZone: string
  /** Each of the site's promises, separately and with its own figures (RSV-010). */
  promises: string[]
  conditions: string[]
}

/**
 * Whether a vehicle may be reserved or bought online now (RSV-003, RSV-004): in stock, not sold, not held, with a
 * displayed price, and the feature on. The payment processor is checked separately.
 */
export function isOffered(site: Site, vehicle: Vehicle, kind: ReservationKind): boolean {
  const feature = kind === 'purchase' ? 'buy_online' : 'reserve_online'
  return isReservable(toVehicleFacts(vehicle), { reserveOnline: site.config.features[feature] })
}

/** A vehicle's checkout on a site; null without a displayed price. */
export function checkoutOffer(
  { config }: Site,
  vehicle: Vehicle,
  kind: ReservationKind,
): CheckoutOffer | null {
  const priceCents = advertisedPriceCents(vehicle)
  const priceLabel = priceKindLabel(vehicle.priceKind, vehicle.priceState)
  if (priceCents === null || priceLabel === null) return null
  const place = config.locations.find(({ id }) => id === vehicle.locationId)
  const seller = config.dealerships.find(({ id }) => id === vehicle.dealershipId)
  const state = place?.address.state ?? vehicle.state ?? config.state
  const { depositDollars, statesRefund } = config.reservations
  const deposit = depositCents({ depositDollars, priceCents, state, carType: vehicle.carType })
  const depositText = formatCents(deposit)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicleTitleText(vehicle),
    stockNumber: vehicle.stockNumber,
    imageUrl: vehicle.images[0]?.url ?? null,
    priceCents,
    priceText: formatCents(priceCents),
    priceKind: vehicle.priceKind,
    priceLabel,
    priceNote: priceKindNote(vehicle.priceKind, vehicle.priceState),
    depositCents: deposit,
    depositText,
    placeName: place?.name ?? seller?.name ?? config.name,
    placeAddress: place ? `${place.address.street}, ${place.address.city} ${place.address.state}` : null,
    state,
    timeZone: AU_STATE_TIME_ZONE[state],
    promises: [...(statesRefund ? [refundText(depositText)] : []), ...guaranteesOf(config, vehicle)],
    conditions: conditionsOf({
      depositText,
      kind,
      coolingOff: coolingOffText({ state, carType: vehicle.carType, itemType: vehicle.itemType }),
    }),
  }
}

/** The site's other two guarantees, separate from the deposit and each other (RSV-010). */
function guaranteesOf({ guarantees }: SiteConfig, vehicle: Vehicle): string[] {
  return [
    ...(guarantees.usedMoneyBack48Hours && vehicle.carType === 'used'
      ? [
          `${USED_MONEY_BACK_HOURS}-hour money-back guarantee on used vehicles, counted from when you collect it.`,
        ]
      : []),
    ...(guarantees.moneyBack14Days
      ? [
          `${MONEY_BACK_DAYS}-day money-back guarantee after delivery, up to ${MONEY_BACK_KM_MAX} km, with conditions.`,
        ]
      : []),
  ]
}

export type MoneyLine = { label: string; text: string; note: string | null }

/**
 * What is paid when, each amount with its kind (standards.md B9): the deposit today, then the rest at the
 * dealership. A total only adds complete amounts: government charges not in the price are named, not guessed.
 */
export function moneyLines(
  offer: Pick<CheckoutOffer, 'priceCents' | 'priceKind' | 'priceLabel' | 'priceNote' | 'depositCents'>,
  delivery: { place: string; priceCents: Cents } | null,
): MoneyLine[] {
  const rest = offer.priceCents + (delivery?.priceCents ?? 0) - offer.depositCents
  return [
    {
      label: `Vehicle price (${offer.priceLabel})`,
      text: formatCents(offer.priceCents),
      note: offer.priceNote,
    },
    ...(delivery
      ? [
          {
            label: `Delivery to ${delivery.place}`,
            text: formatCents(delivery.priceCents),
            note: 'Estimate; the dealership confirms it before you sign.',
          },
        ]
      : []),
    {
      label: 'Deposit today',
      text: formatCents(offer.depositCents),
      note: 'Comes off the price. No card surcharge.',
    },
    {
      label: 'Left to pay at the dealership',
      text: formatCents(rest),
      note: restNote(offer.priceKind, delivery !== null),
    },
  ]
}

function restNote(kind: PriceKind, isDelivered: boolean): string {
  if (kind === 'egc')
    return 'Plus government charges such as stamp duty and registration, which the dealership works out for your state before you sign.'
  const parts = isDelivered ? 'price and estimated delivery' : 'price'
  return kind === 'drive_away'
    ? `Drive away ${parts}, less your deposit.`
    : `Estimated drive away ${parts}, less your deposit. The dealership confirms the final figure before you sign.`
}
