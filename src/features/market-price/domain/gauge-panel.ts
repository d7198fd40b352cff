import { priceKindLabel, shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { PriceKind, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { MARKET_PRICE_CENTS_MIN } from './market-vehicle.ts'
import { SOLD_DAYS } from './comparable-search.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import {
  gaugeColour,
  type GaugeColour,
  gaugeVerdict,
  type GaugeVerdict,
  isGaugeShown,
  standingOf,
  type VerdictScale,
  type WholeGauge,
} from './gauge-verdict.ts'
import type { GaugeBasis, PriceGauge } from './price-gauge.ts'

/** The price comparison, ready to render; positions in percent of the scale from cheap to expensive. */
export type GaugePanel = {
  verdict: GaugeVerdict
  colour: GaugeColour
  description: string
  priceText: string
  /** What every amount in the panel includes; no price is shown without it. */
  kindText: string
  minText: string
  maxText: string
  scale: { rangeStart: number; rangeEnd: number; price: number }
  basisText: string
  methodText: string
}

/** The scale extends past the range by this share of it at each end. */
const SCALE_MARGIN = 0.3
const AS_AT = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Brisbane',
})

export type ComparisonSettings = { usedOnly: boolean; scale: VerdictScale }

/** Whether a price may be compared: in stock, above $200, and used if the site says so (CARD-020, CARD-021). */
export function isPriceComparable(
  vehicle: Pick<Vehicle, 'status' | 'isSold' | 'carType' | 'priceKind' | 'priceCents' | 'offerPriceCents'>,
  { usedOnly }: Pick<ComparisonSettings, 'usedOnly'>,
): boolean {
  if (vehicle.status !== 'in_stock' || vehicle.isSold || vehicle.priceKind === 'on_application') return false
  return (shownPriceCents(vehicle) ?? 0) > MARKET_PRICE_CENTS_MIN && (!usedOnly || vehicle.carType === 'used')
}

/** The panel for a gauge, or null if it may not be shown (VDP-022 to VDP-026). */
export function toGaugePanel(
  gauge: PriceGauge,
  price: { kind: PriceKind; state: string | null },
  scale: VerdictScale,
): GaugePanel | null {
  const kindText = priceKindLabel(price.kind, price.state)
  if (kindText === null || !isGaugeShown(gauge, scale)) return null
  // A vendor's fill may contradict its own range; a price above the range is never a deal.
  const isAbove = scale === 'full_scale' && gauge.listingPriceCents > gauge.marketMaxCents
  const fill = isAbove ? 0 : gauge.fill
  const standing = { ...standingOf(gauge), fill }
  return {
    verdict: gaugeVerdict(standing, scale),
    colour: gaugeColour(fill),
    description: gauge.description,
    priceText: formatCents(gauge.listingPriceCents),
    kindText,
    minText: formatCents(gauge.marketMinCents),
    maxText: formatCents(gauge.marketMaxCents),
    scale: positions(gauge),
    basisText: basisText(gauge.basis),
    methodText: gauge.basis ? OWN_METHOD : 'The market range comes from an independent price guide.',
  }
}

const OWN_METHOD =
  'Vehicles of the same make and model, of near years, are compared. Their advertised prices are brought to this vehicle’s year, kilometres, variant, condition (new, demo or used) and kind of price; unusual prices count less. About four in five comparable vehicles are expected inside the market range. These are advertised prices, not sale prices.'

function basisText(basis: GaugeBasis | null): string {
  if (!basis) return 'Supplied by an independent price guide.'
  const { count, ownCount, soldCount, outsideSellers } = basis
  const parts = [
    `Based on ${formatWhole(count)} comparable vehicles advertised on this platform by ${outsideSellers} other dealers`,
    ownCount > 0 ? ` and this one (${ownCount} of them)` : '',
    soldCount > 0
      ? `; ${soldCount} ${soldCount === 1 ? 'was' : 'were'} sold in the last ${SOLD_DAYS} days`
      : '',
  ]
  return `${parts.join('')}. As at ${AS_AT.format(basis.asAtMs)}.`
}

function positions(gauge: WholeGauge): GaugePanel['scale'] {
  const { marketMinCents: min, marketMaxCents: max, listingPriceCents: price } = gauge
  const margin = (max - min) * SCALE_MARGIN
  const place = (cents: number) => {
    const span = max - min + 2 * margin
    const share = span === 0 ? 0.5 : (cents - min + margin) / span
    return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  }
  return { rangeStart: place(min), rangeEnd: place(max), price: place(price) }
}
