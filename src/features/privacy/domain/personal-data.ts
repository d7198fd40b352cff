import type { RetentionKind } from './retention-kind.ts'

/** Where personal data is stored: the columns, their retention periods, and what remains of the row afterwards. */
export type PersonalTable = {
  columns: readonly string[]
  /** The retention periods that apply; `fixed` is the same on every site, `published` is the dealer's to withdraw. */
  kinds: readonly (RetentionKind | 'fixed' | 'published')[]
  remains: string
  /** A folder of the data directory whose files are deleted with the rows. */
  files?: string
}

const LEAD_KINDS = ['enquiries', 'testDrives', 'tradeIns', 'reservations', 'competitions'] as const

/** Every table that holds personal data or anything that could identify a person. (APP 11.2, APP 12) */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  leads: {
    columns: [
      'name',
      'email',
      'email_key',
      'phone',
      'lead',
      'idempotency_key',
      'content_hash',
      'duplicate_of',
    ],
    kinds: LEAD_KINDS,
    remains: 'when, about which vehicle, where it went and what became of it',
  },
  lead_deliveries: {
    columns: ['last_error'],
    kinds: LEAD_KINDS,
    remains: 'which receiver took the lead and when; a mail server’s refusal may name the person',
  },
  lead_files: { columns: ['file_name'], kinds: LEAD_KINDS, remains: 'nothing', files: 'cvs' },
  lead_texts: {
    columns: ['person_key', 'text_body'],
    kinds: LEAD_KINDS,
    remains: 'nothing',
  },
  sent_messages: {
    columns: [
      'recipients',
      'reply_to',
      'subject',
      'text_body',
      'html_body',
      'calendar_body',
      'unsubscribe_url',
      'metadata',
    ],
    kinds: ['fixed'],
    remains: 'nothing, after 30 days or beyond 10,000 messages',
  },
  consent_events: {
    columns: ['person_key'],
    kinds: ['consents'],
    remains: 'nothing; until then a keyed hash of the mail address or number and the words agreed to',
  },
  person_erasures: {
    columns: ['person_key'],
    kinds: ['fixed'],
    remains: 'nothing, after seven years; until then a keyed hash and counts',
  },
  trade_ins: {
    columns: ['facts', 'offer', 'token_hash', 'photo_key'],
    kinds: ['tradeIns', 'fixed'],
    remains: 'nothing',
    files: 'trade-in-photos',
  },
  trade_in_photos: { columns: ['file_name', 'upload_key'], kinds: ['tradeIns', 'fixed'], remains: 'nothing' },
  miscellaneous_values: { columns: ['value'], kinds: ['tradeIns', 'fixed'], remains: 'nothing' },
  reservations: {
    columns: ['phone', 'email_key', 'fields', 'marks', 'form_key'],
    kinds: ['reservations', 'enquiries', 'fixed'],
    remains: 'the vehicle, the price, the terms and what became of it',
  },
  payments: {
    columns: ['session_id', 'url', 'charge_id', 'refund_id'],
    kinds: ['reservations', 'enquiries'],
    remains: 'amount, state and times; not by which name the gateway knows them',
  },
  test_drive_bookings: {
    columns: ['marks'],
    kinds: ['testDrives', 'enquiries'],
    remains: 'the vehicle, the place and the time',
  },
  competition_entries: {
    columns: ['phone_hash', 'form_key', 'lead_reference'],
    kinds: ['competitions'],
    remains: 'the prize and when it was drawn',
  },
  customers: {
    columns: ['phone', 'first_name', 'last_name', 'email', 'email_key'],
    kinds: ['accounts'],
    remains: 'nothing',
  },
  watchlist_entries: { columns: ['customer_id'], kinds: ['accounts'], remains: 'nothing' },
  customer_sessions: {
    columns: ['token_hash', 'customer_id'],
    kinds: ['fixed', 'accounts'],
    remains: 'nothing, 30 days after the sign-in',
  },
  customer_codes: {
    columns: ['phone', 'details', 'code_hash', 'address_hash', 'wide_hash', 'challenge_hash', 'customer_id'],
    kinds: ['fixed'],
    remains: 'nothing, after a day',
  },
  verifications: { columns: ['user_id'], kinds: ['fixed'], remains: 'nothing, after a year' },
  location_reviews: {
    columns: ['customer_name', 'body', 'image_url', 'reply_text'],
    kinds: ['published'],
    remains: 'what their source publishes: the next import replaces them',
  },
}

/** Every other table, and why it identifies nobody where that is not obvious. */
export const IMPERSONAL_TABLES: Readonly<Record<string, string>> = {
  analytics_counts: 'counts by day',
  analytics_lead_events: 'the event of a lead under the lead’s reference, 400 days',
  content_previews: '',
  content_sets: 'words the dealer publishes',
  data_keys: 'names of keys, not the keys',
  dealership_api_keys: 'keys of systems, as hashes',
  delivery_alarms: '',
  delivery_lanes: '',
  dealerships: 'the dealer’s own licence and people, published',
  feed_pictures: 'pictures of stock',
  lead_consents: 'words and answers; the person stands in the lead alone',
  link_revocations: 'references of leads whose links were ended',
  operator_actions: 'who of the platform’s own people ran which command; never a shopper',
  phone_reveals: 'counts what was shown, not to whom',
  receiver_circuits: '',
  rego_register: 'vehicles by plate, whoever owns them',
  removed_sites: '',
  retention_counts: 'counts by month',
  sandbox_sessions: 'the sandbox runs in development only',
  schema_migrations: '',
  signing_keys: '',
  site_hosts: '',
  site_versions: 'the dealer’s own people, published; who published it',
  sites: '',
  spent_work: 'random numbers, 20 minutes',
  stock_feed_alerts: '',
  stock_feed_held_files: 'stock files, until they are approved',
  stock_feed_idempotency: '',
  stock_feed_quarantine: '',
  stock_feed_removals: '',
  stock_feed_runs: '',
  stock_feed_sources: '',
  vehicle_change_horizon: '',
  vehicle_changes: '',
  vehicles: 'stock',
  wrapped_keys: 'keys, encrypted',
}

/** Columns of the tables above whose names look personal but hold no personal data. */
export const IMPERSONAL_COLUMNS: ReadonlySet<string> = new Set([
  'dealerships.legal_name',
  'dealerships.name',
  'dealerships.licence_number',
  'dealerships.licence_state',
  'dealership_api_keys.key_hash',
  'lead_consents.text',
  'lead_consents.text_version',
  'consent_events.text',
  'consent_events.text_version',
  'delivery_lanes.is_shopper',
  'lead_deliveries.message_id',
  'link_revocations.subject',
  'operator_actions.subject',
  'location_reviews.reply_date',
  'miscellaneous_values.column_name',
  'person_erasures.messages',
  'rego_register.rego',
  'rego_register.rego_state',
  'stock_feed_quarantine.stock_number',
  'vehicles.stock_number',
  'sent_messages.message_id',
  'schema_migrations.name',
  'site_versions.note',
  'sites.name',
  'stock_feed_quarantine.reason',
  'stock_feed_runs.file_name',
  'stock_feed_runs.notes',
  'stock_feed_sources.name',
  'watchlist_entries.name',
])

/** Column names that suggest personal data. Such a column counts as personal unless listed as not. */
const LOOKS_PERSONAL =
  /(?:^|_)(?:names?|mails?|emails?|phones?|mobiles?|numbers?|address|street|postcode|birth\w*|dob|licence|rego|messages?|notes?|text|body|facts|fields|details|persons?|people|customers?|shoppers?|visitors?|users?|marks|photos?|subject|recipients?|answers|ip|device|secret|income|gender)(?:_|$)/

/** Whether a column's name suggests personal data. */
export function looksPersonal(column: string): boolean {
  return LOOKS_PERSONAL.test(column)
}
