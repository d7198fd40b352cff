import { POSTCODE_LENGTH } from '#src/shared/domain/postcode.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { takesServiceBookings } from '#src/features/bookings/domain/service-offer.ts'
import { isTowedOnly } from '#src/features/sites/domain/towed-only.ts'
import { MARKETING_LABEL } from '../consent/marketing-label.ts'
import type { FormName, OptionalFormField } from '../form-kind/form-name.ts'

type LeadField = {
  readonly label: string
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'datetime-local'
    | 'date'
    | 'hidden'
  /** Longest text accepted; more is an error, never silently cut. */
  readonly maxLength: number
  readonly autoComplete?: string
}

/** Request header that names a lead's form, so that each has its own budget of writes. */
export const FORM_HEADER = 'x-forecourt-form'

/** Response header with a new lead's analytics event, for the page to announce. */
export const LEAD_EVENT_HEADER = 'x-forecourt-event'

/** Every field of lead forms by wire name (LEAD-003 to LEAD-006), used by form and server alike. */
export const LEAD_FIELDS = {
  name: { label: 'Name', type: 'text', maxLength: 120, autoComplete: 'name' },
  last_name: { label: 'Last name', type: 'text', maxLength: 80, autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', maxLength: 254, autoComplete: 'email' },
  phone: { label: 'Phone', type: 'tel', maxLength: 30, autoComplete: 'tel' },
  postcode: { label: 'Postcode', type: 'text', maxLength: POSTCODE_LENGTH, autoComplete: 'postal-code' },
  message: { label: 'Comments', type: 'textarea', maxLength: 5000 },
  PreferredContactMethod: { label: 'How should we reply?', type: 'radio', maxLength: 10 },
  category: { label: 'What is it about?', type: 'select', maxLength: 60 },
  subcategory: { label: 'Subject', type: 'hidden', maxLength: 80 },
  Rego: { label: 'Rego', type: 'text', maxLength: 12 },
  rego_state: { label: 'State of the plate', type: 'select', maxLength: 3 },
  location: { label: 'Location', type: 'select', maxLength: 120 },
  dealership_slug: { label: 'Dealership', type: 'select', maxLength: 120 },
  manufacturer_slug: { label: 'Brand', type: 'hidden', maxLength: 60 },
  car_id: { label: 'Vehicle', type: 'hidden', maxLength: 80 },
  car_year: { label: 'Year', type: 'hidden', maxLength: 4 },
  car_description: { label: 'Vehicle description', type: 'hidden', maxLength: 300 },
  page_id: { label: 'Page', type: 'hidden', maxLength: 120 },
  dateTime: { label: 'Date and time', type: 'datetime-local', maxLength: 16 },
  'do-you-have-a-trade-in': { label: 'Do you have a trade-in?', type: 'radio', maxLength: 3 },
  kms: { label: 'Kilometres', type: 'text', maxLength: 14 },
  vehicle_details: { label: 'Your vehicle (year, make and model)', type: 'text', maxLength: 120 },
  vehicle_of_interest: { label: 'Which vehicle would you like to drive?', type: 'text', maxLength: 120 },
  service: { label: 'Service', type: 'select', maxLength: 60 },
  preferred_date: { label: 'Preferred date', type: 'date', maxLength: 10 },
  preferred_time: { label: 'Preferred time', type: 'radio', maxLength: 20 },
  part_number: { label: 'Part or part number', type: 'text', maxLength: 120 },
  company: { label: 'Business name', type: 'text', maxLength: 120, autoComplete: 'organization' },
  abn: { label: 'ABN', type: 'text', maxLength: 14 },
  fleet_size: { label: 'Vehicles in your fleet', type: 'text', maxLength: 10 },
  role: { label: 'Role you are after', type: 'text', maxLength: 120 },
  amount: { label: 'Amount to borrow, in dollars', type: 'text', maxLength: 14 },
  deposit: { label: 'Deposit or trade-in value, in dollars', type: 'text', maxLength: 14 },
  term: { label: 'Over how many years?', type: 'select', maxLength: 1 },
  selfAssessedCreditScore: { label: 'How would you rate your credit history?', type: 'radio', maxLength: 10 },
  whoIsHelping: { label: 'Who is helping you?', type: 'text', maxLength: 80 },
  text_me: { label: 'Text me about this booking', type: 'checkbox', maxLength: 10 },
  form: { label: 'Form', type: 'hidden', maxLength: 30 },
  terms_conditions: { label: 'Terms and conditions', type: 'checkbox', maxLength: 10 },
  opt_in: { label: MARKETING_LABEL, type: 'checkbox', maxLength: 10 },
} as const satisfies Record<string, LeadField>

export type LeadFieldName = keyof typeof LEAD_FIELDS

/** What the enquiry form needs of a site, kept small because it is in every page's data. */
export type LeadFormSite = {
  slug: string
  name: string
  phone: string
  marketingLabel: string
  privacyUrl: string
  consentTextVersion: string
  isMessageRequired: boolean
  isPostcodeRequired: boolean
  locations: { slug: string; name: string; departments: LocationType[]; phone?: string | null }[]
  /** For choosing if several dealerships share a location; empty if the location determines it. */
  dealerships: { slug: string; name: string }[]
  /** Forms shown in steps (LEAD-010). */
  multiStep: FormName[]
  without: OptionalFormField[]
  /** Sells caravans only: no odometer, and the plate is optional. */
  isTowed?: true
  /** A service is chosen with its time; otherwise a day is asked for. */
  booksService?: true
  /** Bookings offer texts about them. */
  texts?: true
}

/** The form's part of a site document. */
export function toLeadFormSite(config: SiteConfig): LeadFormSite {
  const locations = config.locations
    .filter((place) => place.isVisible)
    .map(({ slug, name, types, phone, landlinePhone }): LeadFormSite['locations'][number] => ({
      slug,
      name,
      phone: phone ?? landlinePhone,
      departments: types.length > 0 ? types : ['sales'],
    }))
  return {
    slug: config.slug,
    name: config.name,
    phone: config.phones.main,
    marketingLabel: config.consent.marketingLabel,
    privacyUrl: config.consent.privacyUrl,
    consentTextVersion: config.consent.textVersion,
    isMessageRequired: config.features.message_required,
    isPostcodeRequired: config.features.postcode_required,
    locations,
    dealerships: locations.length > 1 ? [] : config.dealerships.map(({ slug, name }) => ({ slug, name })),
    multiStep: config.forms.multiStep,
    without: config.forms.without,
    ...(isTowedOnly(config) ? { isTowed: true } : {}),
    ...(takesServiceBookings(config) ? { booksService: true } : {}),
    ...(config.features.texts ? { texts: true } : {}),
  }
}
