/** Columns that are sealed at rest when a data key is set; `lookup` ones stay findable by equal text. */
const TEXT = { kind: 'text', isLookup: false } as const
const LOOKUP = { kind: 'text', isLookup: true } as const
const JSON_TEXT = { kind: 'json', isLookup: false } as const

/**
 * What of the inventory is sealed: everything by which a person could be read, or guessed from an unkeyed hash. Keyed
 * hashes, random tokens' hashes and what reviewers publish stand as they are.
 */
export const SEALED_COLUMNS = {
  leads: {
    name: TEXT,
    email: TEXT,
    email_key: LOOKUP,
    phone: LOOKUP,
    content_hash: TEXT,
    lead: JSON_TEXT,
  },
  lead_deliveries: { last_error: TEXT },
  sent_messages: {
    recipients: JSON_TEXT,
    reply_to: TEXT,
    // A text message is found by it, to be erased
    subject: LOOKUP,
    text_body: TEXT,
    html_body: TEXT,
    calendar_body: TEXT,
    unsubscribe_url: TEXT,
    metadata: JSON_TEXT,
  },
  trade_ins: { facts: JSON_TEXT },
  miscellaneous_values: { value: JSON_TEXT },
  reservations: { phone: LOOKUP, email_key: LOOKUP, fields: JSON_TEXT },
  customers: { phone: LOOKUP, first_name: TEXT, last_name: TEXT, email: TEXT, email_key: LOOKUP },
  customer_codes: { phone: LOOKUP, details: JSON_TEXT },
  // Unkeyed hashes of a phone number are guessed in minutes
  competition_entries: { email_hash: LOOKUP, phone_hash: LOOKUP, form_key: LOOKUP },
} as const
