/** What a form says of an address no mail reaches. */
export const EMAIL_ERROR = 'Enter an email address such as name@example.com.'

/** RFC 5321 limits: 64 octets before the @, 254 in all. */
const ADDRESS_LENGTH_MAX = 254
const LOCAL_LENGTH_MAX = 64

const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * Whether the text can be an e-mail address on the public internet: the HTML standard's grammar, with at
 * least one dot in the domain. Quotes, comments, spaces and line breaks are refused, so it cannot carry a
 * second header.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > ADDRESS_LENGTH_MAX) return false
  const [local, domain, ...rest] = text.split('@')
  if (!local || !domain || rest.length > 0) return false
  if (local.length > LOCAL_LENGTH_MAX || !LOCAL.test(local)) return false
  const labels = domain.split('.')
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[A-Za-z]/.test(labels.at(-1) ?? '')
  )
}

/** One spelling for the same mailbox, for comparing people: trimmed and lower case. */
export function normaliseEmailAddress(text: string): string {
  return text.trim().toLowerCase()
}
