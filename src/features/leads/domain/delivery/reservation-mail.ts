import type { Lead, LeadReservation } from '../lead.ts'
import type { LeadMail } from './lead-mail.ts'
import { mailHtml } from './mail-sections.ts'
import { aboutLines, callLine, linesHtml, toMail } from './shopper-mail.ts'

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
  const about = lead.vehicle ? `${lead.vehicle.name} (stock ${lead.vehicle.stockNumber})` : 'The vehicle'
  const lines = [
    `${about} is no longer reserved and is available again on the website.`,
    `The deposit of ${depositText} goes back to the shopper in full. Reservation ${reference}.`,
  ]
  return {
    subject: `Reservation ended: ${lead.vehicle?.name ?? reference} [${reference}]`,
    text: `${lines.join('\n')}\n`,
    html: mailHtml(linesHtml(lines)),
  }
}

function heldWords(lead: Lead, reservation: LeadReservation) {
  const { endsText, depositText, refundText, nextSteps, manageUrl, reference, kind } = reservation
  const name = lead.vehicle?.name ?? 'your vehicle'
  return {
    subject: kind === 'purchase' ? `Your purchase has started: ${name}` : `Reserved for you: ${name}`,
    lines: [
      `${name} is held for you until ${endsText}.`,
      `We have your deposit of ${depositText}. Your reservation is ${reference}.`,
      ...aboutLines(lead),
      refundText,
      ...nextSteps,
      ...(manageUrl ? [{ action: 'See or cancel your reservation', url: manageUrl }] : []),
      ...callLine(lead),
    ],
  }
}

function refundWords(lead: Lead, { depositText, reference }: LeadReservation) {
  const name = lead.vehicle?.name ?? 'The vehicle'
  return {
    subject: `Your ${depositText} is on its way back`,
    lines: [
      `${name} could not be held for you: it was no longer available when your payment reached us.`,
      `Nothing is reserved, and your ${depositText} goes back in full to the card you paid with. Banks take up to 10 business days to show it.`,
      `Your reference is ${reference}.`,
      ...callLine(lead),
    ],
  }
}

function endedWords(lead: Lead, { depositText, reference }: LeadReservation) {
  const name = lead.vehicle?.name ?? 'your vehicle'
  return {
    subject: `Your reservation has ended: ${name}`,
    lines: [
      `${name} is no longer held for you. There is nothing more to do.`,
      `Your deposit of ${depositText} goes back in full to the card you paid with. Banks take up to 10 business days to show it.`,
      `Your reservation was ${reference}.`,
      ...callLine(lead),
    ],
  }
}
