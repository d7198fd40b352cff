import type { Offer } from './offer.ts'

type OfferWords = Pick<Offer, 'name' | 'sanitizedDescription' | 'disclaimer'>

/** `6.9% p.a.`, `interest of 5 %`, `finance at 3.9 %`. */
const RATE =
  /\d+(?:\.\d+)?\s*%\s*(?:p\.?\s?a\b|per annum|interest|finance|fixed|apr)|(?:interest|finance|apr|rate)\D{0,30}\d+(?:\.\d+)?\s*%/i
const COMPARISON_RATE =
  /comparison rate\D{0,20}\d+(?:\.\d+)?\s*%|\d+(?:\.\d+)?\s*%(?:\s*p\.?\s?a\.?)?\s*comparison rate/i
const WARNING = /warning\W[\s\S]*comparison rate/i
/** `$99 per week`, `$129 a week`. */
const REPAYMENT = /\$\s?\d[\d,.]*\s*(?:\/|per|a|each)\s*(?:week|fortnight|month)/i

/** Whether the offer states a credit rate, so that its disclaimer must stay open (s 164 NCC: no less prominent). */
export function statesRate(offer: OfferWords): boolean {
  return RATE.test(`${offer.name}\n${offer.sanitizedDescription}`)
}

/**
 * Reasons the offer would be unlawful credit advertising in Australia (standards.md B5): a rate without its
 * comparison rate, either without the warning, a repayment without a rate. Empty if it may be shown.
 */
export function offerFaults(offer: OfferWords): string[] {
  const shown = `${offer.name}\n${offer.sanitizedDescription}`
  const faults: string[] = []
  if (REPAYMENT.test(shown) && !RATE.test(shown))
    faults.push('names a repayment, so it must name the interest rate and the comparison rate beside it')
  if (RATE.test(shown) && !COMPARISON_RATE.test(shown))
    faults.push('names a rate, so its description must name the comparison rate as well')
  if (COMPARISON_RATE.test(shown) && !WARNING.test(`${shown}\n${offer.disclaimer}`))
    faults.push('names a comparison rate, so its disclaimer must carry the comparison rate warning')
  return faults
}
