import type { LeadReservation, LeadVehicle } from '../lead.ts'
import { stockName } from '../mail/stock-name.ts'

type Fact = { label: string; value: string }

const OUTCOME_TEXT = {
  held: 'Deposit paid online; the vehicle is held',
  unfinished: 'Started and not paid; the vehicle is not held',
  refunded: 'Paid too late; nothing is held and the money goes back in full',
} as const

/** The lead's subject, so that a dealer sees at a glance what it is (LEAD-003). */
export function reservationSubject({ kind, outcome }: LeadReservation): string {
  const subject = kind === 'purchase' ? 'Buy Online' : 'Reserve Car Now'
  return outcome === 'held' ? subject : `${subject}: ${outcome}`
}

/** `HELD, $200 paid, until Tue 24 Nov 10:15am: 2021 Kia Rio (stock 1234)`, or that nothing is held and why. */
export function reservationHeadline(
  { kind, outcome, depositText, endsBrief, endsText }: LeadReservation,
  vehicle: Pick<LeadVehicle, 'name' | 'stockNumber'> | null,
): string {
  const until = endsBrief ?? endsText
  const state = {
    held: `HELD, ${depositText} paid${until ? `, until ${until}` : ''}`,
    unfinished: `NOT HELD, deposit of ${depositText} not paid`,
    refunded: `NOT HELD, ${depositText} paid too late and on its way back`,
  }[outcome]
  const about = vehicle && stockName(vehicle)
  return [kind === 'purchase' ? `Online purchase ${state}` : state, about].filter(Boolean).join(': ')
}

/** A reservation or purchase as the dealer sees it, one fact per line. */
export function reservationFacts(reservation: LeadReservation): Fact[] {
  const { kind, outcome, depositText, endsText, facts } = reservation
  return [
    { label: kind === 'purchase' ? 'Online purchase' : 'Reservation', value: OUTCOME_TEXT[outcome] },
    { label: 'Deposit', value: depositText },
    ...(endsText ? [{ label: 'Held until', value: endsText }] : []),
    ...facts,
  ]
}
