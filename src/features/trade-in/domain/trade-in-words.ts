import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { NoOfferReason } from './trade-in.ts'
import { TRADE_KMS_MAX, TRADE_YEARS_MAX } from './trade-limits.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'

/** Explanations if there is no online price; the dealer still receives the details (TRADE-010). */
export const NO_OFFER_WORDS: Record<NoOfferReason, string> = {
  too_old: `We do not price vehicles over ${TRADE_YEARS_MAX} years old online: their worth is in their condition, and that has to be seen.`,
  too_far: `We do not price vehicles over ${formatKilometres(TRADE_KMS_MAX)} online: their worth is in their condition, and that has to be seen.`,
  too_few_comparables:
    'We cannot value this vehicle online: too few like it are on the market to give you an honest figure.',
  too_low: 'We cannot value a vehicle in this condition online: someone has to see it.',
  needs_inspection:
    'We do not price a vehicle with such damage or such a fault online: someone has to see it first.',
  unknown_vehicle: 'We cannot value this vehicle online: our price guide does not know it.',
  unavailable: 'Our price guide is not answering at the moment, so we cannot give you a figure online now.',
}

/** What may change an offer, shown next to it (pains.md 19); `isOfDriven` has to do with an odometer or keys. */
const OFFER_DEPENDS_ON: readonly { text: string; isOfDriven?: true }[] = [
  { text: 'The vehicle is as you described it; we look it over with you when you bring it in.' },
  { text: 'The kilometres are within 1,000 km of what you told us.', isOfDriven: true },
  {
    text: 'One set of 2 keys, the service books and the registration papers are handed over.',
    isOfDriven: true,
  },
  {
    text: 'Nobody else has a claim on it: money owing is paid out from the offer first, and the PPSR shows nothing else.',
  },
]

/** What may change an offer for a kind of vehicle: a caravan has neither odometer nor keys. */
export function offerDependsOn(itemType: ItemType | undefined): readonly string[] {
  return OFFER_DEPENDS_ON.filter(({ isOfDriven }) => itemType !== 'caravan' || !isOfDriven).map(
    ({ text }) => text,
  )
}

/** What the condition step asks: a caravan has no kilometres. */
export function conditionHeading(itemType: ItemType): string {
  return itemType === 'caravan' ? 'How is it?' : 'How far, and how is it?'
}

const OUTSIDE = ['The front and one side', 'The back and the other side'] as const
const INSIDE: Record<ItemType, string> = {
  car: 'The dashboard, switched on',
  truck: 'The dashboard, switched on',
  motorcycle: 'The instruments, switched on',
  caravan: 'The kitchen, the beds and the ceiling',
}

/** Which photos tell a valuer most of a kind of vehicle. */
export function photosWanted(itemType: ItemType): readonly string[] {
  return [...OUTSIDE, INSIDE[itemType], 'Anything damaged, close up']
}

/** Frequently asked questions with answers (TRADE-013). */
export const TRADE_IN_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'How do you get to the figure?',
    answer:
      'From what comparable vehicles are advertised for today, less what it costs to prepare, sell and stand behind yours, less what your answers say needs doing. Every step is shown beside the offer.',
  },
  {
    question: 'What do I need to bring?',
    answer:
      'Your licence, the registration papers, the service books and the keys: one set of 2 keys must be included.',
  },
  {
    question: 'What if there is still finance on it?',
    answer:
      'That is fine. We ask your lender for the payout figure, pay it from the offer and the rest is yours or goes towards your next vehicle.',
  },
  {
    question: 'Is the offer final?',
    answer:
      'It holds until the date shown, subject to an inspection. If the vehicle is as you described it, the figure does not change.',
  },
  {
    question: `Why is there no online price for mine?`,
    answer: `Vehicles over ${TRADE_YEARS_MAX} years or over ${formatKilometres(TRADE_KMS_MAX)} are generally not priced online, nor those of which too few are on the market. We see your details all the same and call you.`,
  },
]

/** For a valuation that was deleted, or a link from another website. */
export const VALUATION_GONE_TEXT = 'This valuation is not here any more. Please start again.'
