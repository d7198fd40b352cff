import type { Lead } from '../lead.ts'

/** Letters and digits that are not confused when read out: no I, L, O, U, 0, 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A reference such as `K7MP-4QX2` from at least eight random bytes: short enough to say, too many to guess. */
export function toLeadReference(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The reference in standard spelling, or null if the text is not one. */
export function parseLeadReference(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '')
  const isReference = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return isReference ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/**
 * The one reference people read of a matter, on pages, in mails and on the phone: that of the reservation, or the one a
 * valuation was given first. A later lead of the same matter keeps its own for its links only.
 */
export function caseReference({
  reference,
  tradeIn,
  reservation,
}: Pick<Lead, 'reference' | 'tradeIn' | 'reservation'>): string {
  return tradeIn?.firstReference ?? reservation?.reference ?? reference
}
