/** Bot trap: hidden from people by style and from screen readers, filled by robots. */
export const HONEYPOT_FIELD = 'company_website'
