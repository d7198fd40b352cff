/** Every form a shopper may send, by the name in its hidden field. Its fields are in form-kind.ts. */
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

/** Fields a site may leave out of a form; those needed for a reply (name, phone, email) are not among them. */
export const OPTIONAL_FORM_FIELDS = [
  'postcode',
  'PreferredContactMethod',
  'do-you-have-a-trade-in',
  'vehicle_of_interest',
  'additional_services',
] as const
export type OptionalFormField = (typeof OPTIONAL_FORM_FIELDS)[number]
