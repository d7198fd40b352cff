import { priceKindLabel } from '#src/features/vehicles/domain/price-display.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import type { LeadVehicle } from '../lead.ts'

type Priced = Pick<LeadVehicle, 'priceCents' | 'priceKind' | 'priceState'>

/** `$34,990 Drive away, QLD`: the price and what it includes, in the words of the vehicle's page. */
export function priceText(vehicle: Priced): string {
  if (vehicle.priceCents === null) return 'on application'
  return [formatCents(vehicle.priceCents), priceLabel(vehicle)].filter(Boolean).join(' ')
}

/** What the price includes, as on the page; null if it says nothing. */
export function priceLabel({ priceKind, priceState }: Priced): string | null {
  return priceKindLabel(priceKind, priceState ?? null)
}
