import type { SpamVerdict } from '../lead.ts'

type SpamSigns = {
  honeypot: string
  name: string
  message: string
  /** Null if the form did not say when it was opened (no JavaScript). */
  openForMs: number | null
}

/** People take longer than this to complete a form that is not remembered. */
const OPEN_FOR_MS_MIN = 1500
const LINKS_MAX = 2
const SUSPECT_SCORE = 40
const HELD_SCORE = 100
const SOLD_WORDS =
  /\b(backlinks?|guest post|seo (services?|expert|agency)|crypto|bitcoin|casino|viagra|cialis|web ?design services?|escort)\b/i

/** Each sign with its points and the sentence stored with the lead. */
const SIGNS: { points: number; reason: string; shows: (signs: SpamSigns) => boolean }[] = [
  { points: 100, reason: 'The hidden field was filled in.', shows: ({ honeypot }) => honeypot !== '' },
  {
    points: 40,
    reason: 'The form was sent faster than a person can fill it.',
    shows: ({ openForMs }) => openForMs !== null && openForMs >= 0 && openForMs < OPEN_FOR_MS_MIN,
  },
  {
    points: 40,
    reason: 'The comments hold several links.',
    shows: ({ message }) => countLinks(message) > LINKS_MAX,
  },
  {
    points: 40,
    reason: 'The comments hold markup.',
    shows: ({ message }) => /<a\s|\[url[=\]]|<script/i.test(message),
  },
  { points: 40, reason: 'The name is a link.', shows: ({ name }) => countLinks(name) > 0 },
  {
    points: 40,
    reason: 'The comments offer something for sale that dealers are spammed with.',
    shows: ({ message }) => SOLD_WORDS.test(message),
  },
]

/**
 * Judges an enquiry without a captcha. A suspect is marked and still delivered; only an obvious bot is held and
 * shown by `forecourt leads list` until someone releases it (pain 17).
 */
export function judgeSpam(signs: SpamSigns): SpamVerdict {
  const shown = SIGNS.filter((sign) => sign.shows(signs))
  const score = shown.reduce((sum, sign) => sum + sign.points, 0)
  const verdict = score >= HELD_SCORE ? 'held' : score >= SUSPECT_SCORE ? 'suspect' : 'clean'
  return { verdict, reasons: shown.map((sign) => sign.reason) }
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0
}
