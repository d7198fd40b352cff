/** Every form a shopper may send, by the name its hidden field carries. What each asks is in leads' form-kind.ts. */
export const FORM_NAMES = [
  'enquiry',
  'test_drive',
  'call_back',
  'photos',
  'reserve',
  'instant_message',
  'service',
  'parts',
  'fleet',
  'careers',
  'sell_car',
  'finance',
  'pre_approval',
] as const
export type FormName = (typeof FORM_NAMES)[number]

/** Fields a site may leave out of a form; what an answer needs (name, phone, email) is not among them. */
export const OPTIONAL_FORM_FIELDS = [
  'postcode',
  'PreferredContactMethod',
  'do-you-have-a-trade-in',
  'vehicle_of_interest',
  'additional_services',
] as const
export type OptionalFormField = (typeof OPTIONAL_FORM_FIELDS)[number]

/** A part or accessory of the parts search; no price, as a part's price needs its fitting (ROUTE-030). */
export type SitePart = { name: string; number: string; text: string; fits: string[] }

/** When test drives can be booked, within the sales hours of a place (LEAD-029). */
export type TestDriveSettings = {
  /** Minutes from one start to the next. */
  slotMinutes: number
  /** Hours a dealer needs before a drive. */
  noticeHours: number
  daysAhead: number
  /** Drives a place can give at the same time. */
  perSlot: number
}

/** How the forms of one site differ. */
export type SiteForms = {
  /** LEAD-010: forms asked step by step; the others are one page. */
  multiStep: FormName[]
  without: OptionalFormField[]
  /** ROUTE-029: the dealer's own booking service; null books on the site. */
  serviceUrl: string | null
  testDrive: TestDriveSettings
  parts: SitePart[]
}
