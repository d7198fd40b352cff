/** Columns encrypted at rest if a data key is set; `lookup` ones can still be found by equality. */
const TEXT = { kind: 'text', isLookup: false } as const
const LOOKUP = { kind: 'text', isLookup: true } as const
const JSON_TEXT = { kind: 'json', isLookup: false } as const

/**
 * The encrypted part of the inventory: everything that identifies a person or could be guessed from an
 * unkeyed hash. Keyed hashes, hashes of random tokens and published reviews are not encrypted.
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
  lead_texts: { text_body: TEXT },
  sent_messages: {
    recipients: JSON_TEXT,
    reply_to: TEXT,
    // Needed to find a text message for erasure
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
  // Keyed hashes; sealed since they were none
  competition_entries: { phone_hash: LOOKUP, form_key: LOOKUP },
} as const
