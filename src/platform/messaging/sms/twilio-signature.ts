import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedCall = {
  /** The address as the carrier has it, with scheme, host and query. */
  url: string
  /** The posted form; a name may come more than once. */
  fields: readonly (readonly [string, string])[]
}

/**
 * The value of `X-Twilio-Signature`: HMAC-SHA1, in base64, with the account's token over the address and every
 * field's name and value, sorted by name. (Twilio, Webhooks Security)
 */
export function twilioSignature(authToken: string, { url, fields }: SignedCall): string {
  const sorted = [...fields].sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]))
  const signed = url + [...new Set(sorted.map(([name, value]) => name + value))].join('')
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

/** Whether a call was signed with the account's token; compared in constant time. */
export function isSignedByTwilio(authToken: string, call: SignedCall, given: string): boolean {
  const right = Buffer.from(twilioSignature(authToken, call))
  const claimed = Buffer.from(given)
  return right.length === claimed.length && timingSafeEqual(right, claimed)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
