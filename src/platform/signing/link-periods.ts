const DAY_MS = 86_400_000

/**
 * How long the links of each purpose open what they name, in days from when they were made (a test drive's from its
 * end). Links to drafts of content live 7 days by tokens of their own (content-service.ts); nothing else is signed.
 */
export const LINK_DAYS = {
  /**
   * Stands in every mail as the way to unsubscribe: the Spam Act 2003 s 18 wants 30 days after the mail at least, and
   * whoever finds a mail of last year may still want to.
   */
  consent: 400,
  /** Cancelling has a meaning until the drive begins; a week more says that it has been. */
  'test-drive': 7,
  /** A hold lasts 48 hours; a refund and questions about it take weeks. */
  reservation: 90,
  /** The dealer's mail to price a trade-in; its photos are the shopper's own. */
  photos: 30,
} as const

export type LinkPurpose = keyof typeof LINK_DAYS

/** When a link of a purpose ends, in Unix milliseconds; `fromMs` is when it was made, or a drive's end. */
export function linkEndMs(purpose: LinkPurpose, fromMs: number): number {
  return fromMs + LINK_DAYS[purpose] * DAY_MS
}
