import type { AuState } from '#src/shared/domain/au-state.ts'
import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { type Cents, centsFromDollars } from '#src/shared/domain/money.ts'

/** SA: during the cooling-off period a dealer may take at most a tenth of a second-hand price (sa.gov.au). */
const SA_DEPOSIT_SHARE = 0.1

type Asked = { depositDollars: number; priceCents: Cents; state: AuState; carType: CarType }

/** The deposit in cents: the site's (RSV-007), at most the price; in SA a tenth of it for used and demo stock. */
export function depositCents({ depositDollars, priceCents, state, carType }: Asked): Cents {
  const most = state === 'SA' && carType !== 'new' ? Math.floor(priceCents * SA_DEPOSIT_SHARE) : priceCents
  return Math.min(centsFromDollars(depositDollars), most)
}
