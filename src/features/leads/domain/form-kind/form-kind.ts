import type { FormName } from './form-name.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { LeadCategory } from '../form/lead-category.ts'
import type { LeadFieldName } from '../form/lead-form.ts'

export type FormStep = { title: string; fields: readonly LeadFieldName[] }

/** A form's fields and the name of its lead. Page, script and server read the same table. */
export type FormKind = {
  /** Fixed by the form, whatever a hidden field says; if null, the visitor or the vehicle decides. */
  category: LeadCategory | null
  subcategory: string | null
  /** Required in addition to name, phone and email. */
  required: readonly LeadFieldName[]
  /** A phone is enough, because no email address is needed for a call. */
  isEmailOptional?: boolean
  /** Whether the site's own rule for comments applies (LEAD-017), or the form's. */
  message: 'site_rule' | 'optional' | 'required'
  steps: readonly FormStep[]
  labels: Partial<Record<LeadFieldName, string>>
  /** Offered as checkboxes, sent as additional_services (LEAD-026). */
  services: readonly string[]
  /** The department whose locations may be chosen. */
  department: LocationType
  submitLabel: string
}

const PERSON = ['name', 'phone', 'email', 'postcode'] as const
const LOAN = ['vehicle_of_interest', 'amount', 'term'] as const
const VEHICLE_IN_MIND = 'Which vehicle do you have in mind?'
const PLACE = ['location', 'dealership_slug'] as const

const ABOUT_VEHICLE: Omit<FormKind, 'subcategory' | 'submitLabel' | 'message'> = {
  category: 'Vehicle Enquiry',
  required: [],
  steps: [
    { title: 'Your details', fields: [...PLACE, ...PERSON] },
    { title: 'Your enquiry', fields: ['message', 'PreferredContactMethod', 'do-you-have-a-trade-in'] },
  ],
  labels: {},
  services: [],
  department: 'sales',
}

/** Every form (LEAD-003 to LEAD-030). A form without an entry does not compile. */
export const FORM_KINDS: Record<FormName, FormKind> = {
  enquiry: {
    ...ABOUT_VEHICLE,
    category: null,
    subcategory: null,
    message: 'site_rule',
    steps: [
      { title: 'Your details', fields: ['category', ...PLACE, ...PERSON] },
      { title: 'Your enquiry', fields: ['message', 'PreferredContactMethod', 'do-you-have-a-trade-in'] },
    ],
    submitLabel: 'Send enquiry',
  },
  instant_message: {
    ...ABOUT_VEHICLE,
    subcategory: 'Instant Message',
    message: 'required',
    submitLabel: 'Send message',
  },
  reserve: {
    ...ABOUT_VEHICLE,
    subcategory: 'Reserve Car Now',
    message: 'optional',
    submitLabel: 'Ask to reserve',
  },
  photos: {
    ...ABOUT_VEHICLE,
    subcategory: 'Photo Request',
    message: 'optional',
    submitLabel: 'Ask for photos',
  },
  test_drive: {
    category: 'Test Drive',
    subcategory: null,
    required: ['dateTime'],
    message: 'optional',
    steps: [
      { title: 'Date and time', fields: ['location', 'vehicle_of_interest', 'dateTime'] },
      {
        title: 'Your details',
        fields: [
          'name',
          'phone',
          'text_me',
          'email',
          'postcode',
          'message',
          'PreferredContactMethod',
          'do-you-have-a-trade-in',
        ],
      },
    ],
    labels: { dateTime: 'When would you like to drive?' },
    services: [],
    department: 'sales',
    submitLabel: 'Book test drive',
  },
  call_back: {
    category: 'General Enquiry',
    subcategory: 'Call Back',
    required: [],
    isEmailOptional: true,
    message: 'optional',
    steps: [
      { title: 'Your details', fields: [...PLACE, 'name', 'phone', 'email', 'preferred_time', 'message'] },
    ],
    labels: { preferred_time: 'When should we call?', message: 'What is it about?' },
    services: [],
    department: 'sales',
    submitLabel: 'Call me back',
  },
  service: {
    category: 'Service',
    subcategory: null,
    required: ['Rego', 'vehicle_details', 'service', 'dateTime', 'preferred_date'],
    message: 'optional',
    steps: [
      { title: 'Your vehicle', fields: ['Rego', 'vehicle_details', 'kms'] },
      {
        title: 'The booking',
        fields: ['location', 'service', 'dateTime', 'preferred_date', 'preferred_time', 'message'],
      },
      { title: 'Your details', fields: ['name', 'phone', 'text_me', 'email', 'PreferredContactMethod'] },
    ],
    labels: { dateTime: 'When can you bring it in?', message: 'What should we look at?' },
    services: ['Logbook service', 'Brakes', 'Tyres', 'Air conditioning', 'Battery', 'Loan car'],
    department: 'service',
    submitLabel: 'Request booking',
  },
  parts: {
    category: 'Parts',
    subcategory: null,
    required: [],
    message: 'required',
    steps: [
      { title: 'The part', fields: ['location', 'part_number', 'vehicle_details', 'Rego', 'message'] },
      { title: 'Your details', fields: ['name', 'phone', 'email', 'postcode', 'PreferredContactMethod'] },
    ],
    labels: { message: 'What do you need?' },
    services: ['Fit it for me', 'Send it to me'],
    department: 'parts',
    submitLabel: 'Ask for a price',
  },
  fleet: {
    category: 'Fleet Enquiry',
    subcategory: null,
    required: ['company'],
    message: 'required',
    steps: [
      { title: 'Your business', fields: ['location', 'company', 'abn', 'fleet_size', 'message'] },
      { title: 'Your details', fields: [...PERSON, 'PreferredContactMethod'] },
    ],
    labels: { message: 'What do you need the vehicles for?' },
    services: ['Novated lease', 'Fit-out', 'Fleet servicing'],
    department: 'sales',
    submitLabel: 'Talk to fleet',
  },
  careers: {
    category: 'Careers Enquiry',
    subcategory: null,
    required: [],
    message: 'required',
    steps: [
      { title: 'Your details', fields: ['location', ...PERSON] },
      { title: 'The job', fields: ['role', 'message'] },
    ],
    labels: { message: 'About you and the work you are after' },
    services: [],
    department: 'sales',
    submitLabel: 'Send application',
  },
  sell_car: {
    category: 'Trade In',
    subcategory: 'Sell My Car',
    required: ['Rego', 'vehicle_details', 'kms'],
    message: 'optional',
    steps: [
      { title: 'Your vehicle', fields: ['Rego', 'rego_state', 'vehicle_details', 'kms', 'message'] },
      { title: 'Your details', fields: ['location', ...PERSON, 'PreferredContactMethod'] },
    ],
    labels: { message: 'Condition, extras, service history' },
    services: [],
    department: 'sales',
    submitLabel: 'Get an offer',
  },
  finance: {
    category: 'Finance Enquiry',
    subcategory: null,
    required: [],
    message: 'optional',
    steps: [
      { title: 'What you have in mind', fields: [...LOAN, 'selfAssessedCreditScore', 'whoIsHelping'] },
      { title: 'Your details', fields: [...PLACE, ...PERSON, 'message', 'PreferredContactMethod'] },
    ],
    labels: { vehicle_of_interest: VEHICLE_IN_MIND, message: 'What should we know?' },
    services: [],
    department: 'sales',
    submitLabel: 'Ask about finance',
  },
  pre_approval: {
    category: 'Finance Enquiry',
    subcategory: 'Pre-approval',
    required: ['amount', 'term'],
    message: 'optional',
    steps: [
      { title: 'Your budget', fields: [...LOAN, 'deposit', 'selfAssessedCreditScore'] },
      { title: 'Your details', fields: [...PLACE, ...PERSON, 'message', 'PreferredContactMethod'] },
    ],
    labels: { vehicle_of_interest: VEHICLE_IN_MIND, message: 'What should we know?' },
    services: [],
    department: 'sales',
    submitLabel: 'Ask for pre-approval',
  },
}

/** The form for a posted name, or null if there is none. */
export function formNameOf(text: string | undefined): FormName | null {
  return text !== undefined && Object.hasOwn(FORM_KINDS, text) ? (text as FormName) : null
}
