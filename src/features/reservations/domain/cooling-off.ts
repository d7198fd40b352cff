import type { AuState } from '#src/shared/domain/au-state.ts'
import type { CarType, ItemType } from '#src/features/vehicles/domain/vehicle.ts'

type Bought = { state: AuState; carType: CarType; itemType: ItemType }

const NOT_A_CONTRACT =
  'Reserving is not a contract to buy: nothing binds you until you sign a contract of sale with the dealership.'

/**
 * A buyer's rights after signing under the law of the dealership's state, in plain words, and what taking delivery
 * forfeits. Gives no right where the state's own pages name none. Sources: Consumer Affairs Victoria, NSW Fair
 * Trading, Queensland Government, sa.gov.au, as of 2026 (standards.md, cooling-off).
 */
export function coolingOffText(bought: Bought): string[] {
  const right = RIGHTS[bought.state]?.(bought)
  return [
    NOT_A_CONTRACT,
    right ??
      'We know of no cooling-off period by law for this purchase once the contract is signed. Read it before you sign, and ask us anything first.',
  ]
}

const RIGHTS: Partial<Record<AuState, (bought: Bought) => string | null>> = {
  VIC: ({ itemType, carType }) =>
    itemType === 'car' || itemType === 'motorcycle'
      ? `In Victoria you may end the contract within 3 clear business days of signing. The dealer may keep ${carType === 'new' ? '$400 or 2% of the price' : '$100 or 1% of the price'}, whichever is more. Taking delivery ends this right; companies and commercial vehicles do not have it.`
      : null,
  NSW: () =>
    'In New South Wales you may end the contract until 5 pm on the next business day if the dealer arranged your finance. The dealer may keep $250 or 2% of the price, whichever is less. A purchase without linked finance has no cooling-off period.',
  QLD: ({ carType, itemType }) =>
    carType === 'used' && itemType !== 'caravan' && itemType !== 'truck'
      ? 'In Queensland you may end the contract for a used vehicle within 1 business day of signing. The dealer may keep up to $100. Driving the vehicle away, other than for a test or an inspection, ends this right.'
      : null,
  SA: ({ carType }) =>
    carType === 'new'
      ? null
      : 'In South Australia you may end the contract within 2 clear business days of signing; Saturday counts. The dealer may keep $100 or 2% of the price, whichever is less, and may ask for no more than 10% before that time is over.',
}
