/** Bot trap: a field hidden from people and screen readers that robots fill in. */
export const HONEYPOT_FIELD = 'company_website'
