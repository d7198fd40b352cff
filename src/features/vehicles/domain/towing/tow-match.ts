import { formatWhole } from '#src/shared/domain/number-format.ts'

/** A margin of less than a tenth of the capacity counts as close. */
const CLOSE_SHARE = 0.1
/** Share of a loaded caravan that usually rests on the tow ball: a rule of thumb, and presented as one. */
const BALL_SHARE = 0.1
const CAPACITY_KG_MAX = 10_000

/** The result of matching a caravan with a tow vehicle. */
export type TowMatch = { verdict: 'match' | 'close' | 'too_heavy'; text: string; marginKg: number }

/** Selectable braked capacities in kg; the shopper's own vehicle plate says which applies. */
export const TOW_CAPACITIES = [750, 1500, 2000, 2500, 3000, 3500] as const
/** Where to find the figure. The platform keeps no ratings by model, because variants differ and it has no source. */
export const TOW_CAPACITY_HINT =
  'The braked towing capacity is in your vehicle’s handbook. The plate on the towbar may allow less: the lower figure counts.'

/** The shopper's braked capacity in kg; a typed one overrides a selected one. */
export function readTowing(
  tow: string | null,
  capacity: string | null,
): { name: string; brakedKg: number } | null {
  const brakedKg = readKg(capacity) ?? readKg(tow)
  return brakedKg === null ? null : { name: 'A tow vehicle', brakedKg }
}

function readKg(text: string | null): number | null {
  const typed = Number((text ?? '').replace(/[,\s]|kg/gi, '') || Number.NaN)
  return Number.isInteger(typed) && typed > 0 && typed <= CAPACITY_KG_MAX ? typed : null
}

/** Whether a braked capacity covers a caravan's ATM, both in kg; towCautions covers the rest. */
export function towMatch(atmKg: number, towing: { name: string; brakedKg: number }): TowMatch {
  const marginKg = towing.brakedKg - atmKg
  const rated = `${towing.name} rated to tow ${formatWhole(towing.brakedKg)} kg braked`
  if (marginKg < 0)
    return {
      verdict: 'too_heavy',
      marginKg,
      text: `No match: this caravan’s ATM of ${formatWhole(atmKg)} kg is ${formatWhole(-marginKg)} kg more than ${lowerFirst(rated)} may pull.`,
    }
  const isClose = marginKg < towing.brakedKg * CLOSE_SHARE
  return {
    verdict: isClose ? 'close' : 'match',
    marginKg,
    text: `${isClose ? 'A match, but a close one' : 'A match'}: ${lowerFirst(rated)} has ${formatWhole(marginKg)} kg to spare over this caravan’s ATM of ${formatWhole(atmKg)} kg.`,
  }
}

/** What the capacity alone does not cover, for a caravan with this ATM in kg. */
export function towCautions(atmKg: number): string[] {
  return [
    `Tow ball: about a tenth of a loaded caravan rests on it, here some ${formatWhole(Math.round((atmKg * BALL_SHARE) / 10) * 10)} kg. That load counts towards the tow vehicle’s own limit, and the tow bar must be rated for it.`,
    'GCM: tow vehicle and caravan together, people and luggage included, must stay within the gross combination mass. Many vehicles cannot carry a full load and pull their full rating at once.',
    'Ratings differ between variants. Check the plate and handbook of your own vehicle before you buy.',
  ]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
