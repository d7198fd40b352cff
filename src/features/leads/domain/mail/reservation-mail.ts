import type { Lead, LeadReservation } from '../lead.ts'
import { type LeadMail, personLines, personName } from './lead-mail.ts'
import { type Line, writeSections } from './mail-sections.ts'
import { aboutLines, callLine, referenceLine, toMail } from './shopper-mail.ts'
import { stockName } from './stock-name.ts'

type Asked = { id: 'receipt' | 'cancelled'; consentUrl: string }

/** Tells the shopper the outcome: held until when, on what conditions and what happens next; or refunded. */
export function writeReservationMail(
  lead: Lead,
  reservation: LeadReservation,
  { id, consentUrl }: Asked,
): LeadMail {
  if (id === 'cancelled') return toMail(lead, { ...endedWords(lead, reservation), consentUrl })
  const words = reservation.outcome === 'held' ? heldWords(lead, reservation) : refundWords(lead, reservation)
  return toMail(lead, { ...words, consentUrl })
}

/** Tells the dealer that a reservation is over and the vehicle is available again. */
export function writeDealerEndedMail(lead: Lead, { reference, depositText }: LeadReservation): LeadMail {
  const about = lead.vehicle ? stockName(lead.vehicle) : 'The vehicle'
  const heading = `Reservation ended: ${about}`
  const lines: Line[] = [
    { words: `${about} is no longer held and is available again on the website.` },
    { words: `The deposit of ${depositText} goes back to the shopper in full.` },
    ...(lead.vehicle ? [{ label: 'Vehicle', value: lead.vehicle.name, href: lead.vehicle.url }] : []),
    ...personLines(lead),
    referenceLine(lead),
  ]
  return {
    subject: `${heading}, ${personName(lead)} [${reference}]`,
    ...writeSections([{ heading, lines }], lead),
  }
}

function heldWords(lead: Lead, reservation: LeadReservation) {
  const { endsText, depositText, refundText, nextSteps, manageUrl, kind } = reservation
  const name = lead.vehicle?.name ?? 'your vehicle'
  return {
    subject: kind === 'purchase' ? `Your purchase has started: ${name}` : `Reserved for you: ${name}`,
    lines: [
      { label: 'Held for you until', value: endsText ?? '' },
      { label: 'Deposit paid', value: depositText },
      referenceLine(lead),
      ...nextSteps,
      refundText,
      ...(manageUrl ? [{ action: 'See or cancel your reservation', url: manageUrl }] : []),
      ...aboutLines(lead),
      ...callLine(lead),
    ],
  }
}

function refundWords(lead: Lead, { depositText }: LeadReservation) {
  const name = lead.vehicle?.name ?? 'The vehicle'
  return {
    subject: `Your ${depositText} is on its way back`,
    lines: [
      `${name} could not be held for you: it was no longer available when your payment reached us.`,
      `Nothing is reserved, and your ${depositText} goes back in full to the card you paid with. Banks take up to 10 business days to show it.`,
      referenceLine(lead),
      ...callLine(lead),
    ],
  }
}

function endedWords(lead: Lead, { depositText }: LeadReservation) {
  const name = lead.vehicle?.name ?? 'your vehicle'
  return {
    subject: `Your reservation has ended: ${name}`,
    lines: [
      `${name} is no longer held for you. There is nothing more to do.`,
      `Your deposit of ${depositText} goes back in full to the card you paid with. Banks take up to 10 business days to show it.`,
      referenceLine(lead),
      ...aboutLines(lead),
      ...callLine(lead),
    ],
  }
}
