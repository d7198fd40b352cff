const DAY_MS = 86_400_000

/**
 * How long the links of each purpose work, in days from when they were made (for a test drive or service, from its end).
 * Links to content drafts work for 7 days through tokens of their own (content-service.ts); nothing else is
 * signed.
 */
export const LINK_DAYS = {
  /**
   * In every mail as the way to unsubscribe. The Spam Act 2003 s 18 requires at least 30 days after the mail,
   * and somebody who finds a mail from last year may still want to.
   */
  consent: 400,
  /** Cancelling makes sense until the drive begins; for a week more the link says that it is over. */
  'test-drive': 7,
  'service-booking': 7,
  /** A hold lasts 48 hours; a refund and questions about it take weeks. */
  reservation: 90,
  /** The dealer's mail to price a trade-in; its photos are the shopper's own. */
  photos: 30,
  /** The dealer's mail with an application; whoever decides on it later keeps the file themselves. */
  cv: 30,
  /** The shopper's mail with an offer, which is good for days; what became of it is looked up for weeks. */
  valuation: 30,
} as const

export type LinkPurpose = keyof typeof LINK_DAYS

/**
 * When a link of a purpose ends, in Unix milliseconds; `fromMs` is when it was made, or the end of the booking.
 */
export function linkEndMs(purpose: LinkPurpose, fromMs: number): number {
  return fromMs + LINK_DAYS[purpose] * DAY_MS
}
