import type { TradeInFacts } from './trade-in.ts'

export const TRADE_IN_STEPS = ['vehicle', 'condition', 'photos', 'details', 'offer'] as const
export type TradeInStep = (typeof TRADE_IN_STEPS)[number]

export const STEP_LABELS: Record<TradeInStep, string> = {
  vehicle: 'Vehicle',
  condition: 'Condition',
  photos: 'Photos',
  details: 'Your details',
  offer: 'Offer',
}

/** The furthest step that may be opened so far. Photos are optional and block nothing. */
export function furthestStep(facts: TradeInFacts): TradeInStep {
  if (!facts.vehicle) return 'vehicle'
  if (!facts.adjustments) return 'condition'
  return facts.contact ? 'offer' : 'details'
}

/** The step to show: the requested one if it may be opened, else the furthest. */
export function stepToShow(facts: TradeInFacts, wanted: string | null): TradeInStep {
  const furthest = furthestStep(facts)
  const place = (TRADE_IN_STEPS as readonly (string | null)[]).indexOf(wanted)
  return place >= 0 && place <= TRADE_IN_STEPS.indexOf(furthest)
    ? (TRADE_IN_STEPS[place] ?? furthest)
    : furthest
}
