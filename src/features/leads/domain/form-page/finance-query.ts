import type { RawFields } from '../form/enquiry-fields.ts'
import type { LeadFormSite } from '../form/lead-form.ts'

const TEXT_MAX = 80

/**
 * What a link prefills in the finance form: amount, term, credit history, helper and dealership (FIN-003 to
 * FIN-005), if valid. The vehicle is looked up by car_id elsewhere.
 */
export function readFinanceQuery(
  query: { get(name: string): string | null },
  site: Pick<LeadFormSite, 'locations' | 'dealerships'>,
): RawFields {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, TEXT_MAX)
  const dollars = [text('vehiclePriceBudget'), text('price')].find((each) => /^\d{4,8}(\.\d+)?$/.test(each))
  const score = [text('selfAssessedCreditScore'), text('credit_score')].find((each) => each !== '')
  const wanted = text('preferredDealership')
  const is = (place: { slug: string }) => place.slug === wanted
  return {
    ...(dollars ? { amount: String(Math.trunc(Number(dollars))) } : {}),
    ...(/^[1-7]$/.test(text('loanTerm')) ? { term: text('loanTerm') } : {}),
    ...(score ? { selfAssessedCreditScore: score.toUpperCase() } : {}),
    ...(text('whoIsHelping') ? { whoIsHelping: text('whoIsHelping') } : {}),
    ...(site.locations.some(is) ? { location: wanted } : {}),
    ...(site.dealerships.some(is) ? { dealership_slug: wanted } : {}),
  }
}
