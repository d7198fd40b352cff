import type { LeadReservation } from '../lead.ts'

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

/** A reservation or purchase as the dealer sees it, one fact per line. */
export function reservationFacts(reservation: LeadReservation): Fact[] {
  const { kind, outcome, reference, depositText, endsText, facts } = reservation
  return [
    { label: kind === 'purchase' ? 'Online purchase' : 'Reservation', value: OUTCOME_TEXT[outcome] },
    { label: 'Reservation reference', value: reference },
    { label: 'Deposit', value: depositText },
    ...(endsText ? [{ label: 'Held until', value: endsText }] : []),
    ...facts,
  ]
}
