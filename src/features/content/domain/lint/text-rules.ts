/** A rule for one passage of text: its name, its source and its check. */
export type TextRule = {
  id: string
  severity: 'error' | 'warning'
  source: string
  /** What is wrong with the passage, or null. `page` is the whole text around it. */
  fault(passage: string, page: string): string | null
}

const KINDS =
  /drive[- ]?away|excl(?:uding|\.|udes)? (?:government|gov|on[- ]road|registration|duty)|plus (?:government|on[- ]road)|EGC|a (?:week|month|fortnight)|per (?:week|month|fortnight)/i
const PRICE_CLAIM =
  /\b(?:from|only|now|just|priced (?:at|from)|yours for|for just)\s+(?:A?\$)\s?(\d{1,3}(?:,\d{3})+|\d{4,})/i
const RATE =
  /\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|per ?cent)\s?(?:p\.?\s?a\.?|per annum|interest|finance|APR|fixed rate|variable rate)/i
const REPAYMENT = /\$\s?\d[\d,.]*\s?(?:\/|a |per )(?:week|wk|fortnight|month)/i
const COMPARISON = /comparison rate/i
const WARNING = /WARNING:.{0,40}comparison rate/is
const WAS =
  /\b(?:was|were)\s+(?:A?\$)\s?\d|\bsave\s+(?:up to\s+)?(?:A?\$)\s?\d|\b(?:RRP|list price) (?:A?\$)\s?\d/i
const BEST = /\b(?:lowest|best|cheapest) prices? (?:in|guaranteed|anywhere)|\bunbeatable\b|\bnobody beats\b/i
const LICENCE_FREE = /\bno licen[cs]e (?:needed|required)\b/i

/** Australian advertising rules that wording alone can break (standards.md B9). */
export const TEXT_RULES: readonly TextRule[] = [
  {
    id: 'price-kind',
    severity: 'error',
    source: 'ACL s 48: one total price, its kind said',
    fault: (passage) =>
      PRICE_CLAIM.test(passage) && !KINDS.test(passage)
        ? `a price needs its kind beside it, such as drive away; found '${found(PRICE_CLAIM, passage)}'`
        : null,
  },
  {
    id: 'comparison-rate',
    severity: 'error',
    source: 'National Credit Code s 164: comparison rate no less prominent than the rate',
    fault: (passage) =>
      RATE.test(passage) && !COMPARISON.test(passage)
        ? `an interest rate needs its comparison rate in the same passage; found '${found(RATE, passage)}'`
        : null,
  },
  {
    id: 'comparison-warning',
    severity: 'error',
    source: 'NCCP Regulations 2010: comparison rate warning',
    fault: (passage, page) =>
      RATE.test(passage) && !WARNING.test(page)
        ? 'a rate needs the comparison rate warning on the same page, starting WARNING: This comparison rate'
        : null,
  },
  {
    id: 'repayment-rate',
    severity: 'error',
    source: 'National Credit Code s 150: a repayment needs the annual rate',
    fault: (passage) =>
      REPAYMENT.test(passage) && /\b(?:finance|repayment|loan)/i.test(passage) && !RATE.test(passage)
        ? `a repayment needs its annual rate and comparison rate beside it; found '${found(REPAYMENT, passage)}'`
        : null,
  },
  {
    id: 'was-claim',
    severity: 'warning',
    source: 'ACL s 29(1)(i) and ACCC on two-price comparisons',
    fault: (passage) =>
      WAS.test(passage)
        ? `a saving must be real: keep the proof that it was sold at the higher price; found '${found(WAS, passage)}'`
        : null,
  },
  {
    id: 'superlative',
    severity: 'warning',
    source: 'ACL s 18 and s 29: representations need reasonable grounds',
    fault: (passage) =>
      BEST.test(passage)
        ? `a claim to be the best or cheapest needs proof; found '${found(BEST, passage)}'`
        : null,
  },
  {
    id: 'licence-claim',
    severity: 'warning',
    source: 'State road rules',
    fault: (passage) => (LICENCE_FREE.test(passage) ? 'say which licence the vehicle needs instead' : null),
  },
]

function found(pattern: RegExp, passage: string): string {
  return pattern.exec(passage)?.[0] ?? ''
}
