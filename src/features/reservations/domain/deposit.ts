import type { AuState } from '#src/shared/domain/au-state.ts'
import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { type Cents, centsFromDollars } from '#src/shared/domain/money.ts'

/** SA: a dealer may ask at most a tenth of the price before the cooling-off period of second-hand stock ends (sa.gov.au). */
const SA_DEPOSIT_SHARE = 0.1

type Asked = { depositDollars: number; priceCents: Cents; state: AuState; carType: CarType }

/** The deposit in cents: the site's (RSV-007), never more than the price, in SA at most a tenth of it for used and demo stock. */
export function depositCents({ depositDollars, priceCents, state, carType }: Asked): Cents {
  const most = state === 'SA' && carType !== 'new' ? Math.floor(priceCents * SA_DEPOSIT_SHARE) : priceCents
  return Math.min(centsFromDollars(depositDollars), most)
}
