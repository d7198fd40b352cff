import { formatCents } from '#src/shared/domain/money.ts'
import type { Lead, LeadTradeIn } from '../lead.ts'
import type { LeadMail } from './lead-mail.ts'
import { callLine, referenceLine, toMail } from './shopper-mail.ts'

/**
 * The shopper's mail about a valuation: the vehicle, the figure, its last day and the way back. All stages carry the
 * reference given first. A vehicle nobody could price is named in safe words only, because its name was typed.
 */
export function writeTradeInMail(lead: Lead, tradeIn: LeadTradeIn, consentUrl: string): LeadMail {
  const place = lead.route.locationName ?? lead.siteName
  const { subject, lines } = wordsOf(lead, tradeIn, place)
  return toMail(lead, {
    subject,
    lines: [
      ...lines,
      referenceLine(lead),
      ...(tradeIn.valuationUrl ? [{ action: 'See your valuation', url: tradeIn.valuationUrl }] : []),
      ...callLine(lead),
    ],
    consentUrl,
  })
}

function wordsOf(
  lead: Lead,
  { offerPriceCents, validUntil, isAccepted, ...vehicle }: LeadTradeIn,
  place: string,
): { subject: string; lines: string[] } {
  if (offerPriceCents === null)
    return {
      subject: 'We have the details of your trade-in',
      lines: [
        `We value ${vehicle.safeName ? `your ${vehicle.safeName}` : 'this one'} in person. Someone from ${place} will contact you during opening hours.`,
      ],
    }
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`
  const price = formatCents(offerPriceCents)
  const until = `until ${validUntil ?? ''}, subject to inspection`
  if (isAccepted)
    return {
      subject: `You accepted ${price} for your ${name}`,
      lines: [
        `You accepted our offer of ${price} for your ${name}. It holds ${until}.`,
        `Someone from ${place} will contact you during opening hours to arrange it. Nothing is signed yet.`,
      ],
    }
  return {
    subject: `Our offer for your ${name}: ${price}`,
    lines: [
      `Our offer for your ${name} is ${price}. It holds ${until}.`,
      lead.subcategory?.includes('Call')
        ? `You asked for a call: someone from ${place} will ring you during opening hours.`
        : 'You can accept it, or see how it is made, on the page below.',
    ],
  }
}
