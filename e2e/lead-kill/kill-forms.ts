import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import type { LeadTradeIn } from '#src/features/leads/domain/lead.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'

/** As many places per time as leads may want, so that a refusal is never due to the book. */
const SEATS = 1000

const VALUATION: LeadTradeIn = {
  year: 2018,
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  rego: '123DEM',
  regoState: 'QLD',
  kms: 61_000,
  finance: 'No',
  locationId: null,
  offerPriceCents: 2_840_000 as LeadTradeIn['offerPriceCents'],
  validUntil: '28 November 2026',
  isAccepted: true,
  noOfferReason: null,
  adjustments: [{ id: 'tyres', adjustmentAnswers: ['fair'] }],
  lines: [],
  photosUrl: null,
}

/**
 * What shoppers send in turn: every kind of form, including a test drive with its booking and an accepted
 * valuation.
 */
const FORMS: readonly ((day: string) => Record<string, unknown>)[] = [
  () => ({}),
  (day) => ({ form: 'test_drive', dateTime: `${day}T10:00` }),
  () => ({ form: 'call_back', preferred_time: 'Morning', email: '' }),
  (day) => ({ form: 'service', Rego: '123DEM', vehicle_details: '2018 Toyota HiLux', preferred_date: day }),
  () => ({ category: 'Trade In', subcategory: '3. Offer Accepted' }),
  () => ({ form: 'parts', part_number: '90915-YZZD4' }),
  () => ({ form: 'fleet', company: 'Citizen Plumbing' }),
  () => ({ form: 'careers', role: 'Technician' }),
  () => ({ form: 'sell_car', Rego: '123DEM', vehicle_details: '2018 Toyota HiLux', kms: '61000' }),
  () => ({ form: 'photos' }),
]

/**
 * The same form for the same number, as a browser would send it again; `day` is a day when the location is
 * open.
 */
export function killForm(number: number, day: string): EnquiryInput {
  const fields = (FORMS[number % FORMS.length] as (day: string) => Record<string, unknown>)(day)
  const key = `kill-test-lead-${String(number).padStart(8, '0')}`
  return anEnquiry(
    { message: `Lead number ${number}`, idempotency_key: key, ...fields },
    fields.category === 'Trade In' ? { tradeIn: VALUATION } : {},
  )
}

/** A site with a location that is open every day, with room for everybody. */
export function killSite(slug: string): SiteContext {
  const site = aSite(slug)
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: 'Open',
    open: '09:00',
    close: '17:00',
    formattedHours: null,
  }))
  for (const place of site.config.locations) Object.assign(place, { hours: { sales: week, service: week } })
  site.config.forms.testDrive.perSlot = SEATS
  return site
}
