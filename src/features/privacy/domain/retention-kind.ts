/** How long one kind of record keeps personal data, and its description. Months are calendar months. */
type KindRule = {
  /** Name on the privacy page. */
  name: string
  /** When the period starts, worded to end the sentence on the privacy page. */
  from: string
  end: 'anonymous' | 'deleted'
  monthsDefault: number
  monthsMin: number
  monthsMax: number
  /** The reason for these limits, shown in the settings reference. */
  why: string
}

/**
 * The kinds of records that hold personal data, with their periods. "(OK)" marks a limit from general knowledge,
 * for a lawyer to correct here. (Australian Privacy Principle 11.2: no longer than needed for a lawful purpose)
 */
export const RETENTION_KINDS = {
  enquiries: {
    name: 'Enquiries and other forms',
    from: 'after you sent them',
    end: 'anonymous',
    monthsDefault: 24,
    monthsMin: 1,
    monthsMax: 84,
    why: 'APP 11.2 sets no number; a month is what links repeated enquiries, two years cover a slow purchase',
  },
  testDrives: {
    name: 'Test drives',
    from: 'after the drive',
    end: 'anonymous',
    monthsDefault: 24,
    monthsMin: 6,
    monthsMax: 84,
    why: 'a dealer must be able to name the driver to police, toll and insurer; claims come within months (OK)',
  },
  tradeIns: {
    name: 'Trade-in valuations and their photos',
    from: 'after you sent them',
    end: 'anonymous',
    monthsDefault: 12,
    monthsMin: 1,
    monthsMax: 84,
    why: 'links to photos work for 30 days; an offer is long over after a year',
  },
  reservations: {
    name: 'Paid reservations and online purchases',
    from: 'after you paid',
    end: 'anonymous',
    monthsDefault: 84,
    monthsMin: 60,
    monthsMax: 120,
    why: 'ITAA 1936 s 262A: five years; Corporations Act 2001 s 286: seven years (OK)',
  },
  competitions: {
    name: 'Competition entries',
    from: 'after you entered',
    end: 'anonymous',
    monthsDefault: 36,
    monthsMin: 12,
    monthsMax: 84,
    why: 'trade promotion permits ask for the records of the draw, three years in New South Wales (OK)',
  },
  accounts: {
    name: 'Accounts with their saved vehicles',
    from: 'after you last signed in or changed them',
    end: 'deleted',
    monthsDefault: 24,
    monthsMin: 2,
    monthsMax: 84,
    why: 'APP 11.2; a session lasts 30 days, so two months end none',
  },
  consents: {
    name: 'What you agreed to or declined, without your name or address',
    from: 'after you told us',
    end: 'deleted',
    monthsDefault: 84,
    monthsMin: 84,
    monthsMax: 120,
    why: 'Spam Act 2003 s 16: the sender proves consent; s 26: a penalty may be sought for six years (OK), and one more',
  },
} as const satisfies Record<string, KindRule>

export type RetentionKind = keyof typeof RETENTION_KINDS
export type RetentionMonths = Record<RetentionKind, number>
export const RETENTION_KIND_NAMES = Object.keys(RETENTION_KINDS) as RetentionKind[]

/** Data that never becomes a record, kept for a fixed number of days on every site. */
export const FIXED_DAYS = {
  /** A valuation that was never sent. */
  unsentTradeIns: 7,
  /** The person behind a checkout that was never completed. */
  unfinishedCheckouts: 7,
  /** Which account requested or tried a sign-in code, and when. */
  signIns: 365,
} as const

/**
 * The months a kind is actually kept on a site. Consents stay at least as long as any form, so that a
 * withdrawal never expires before the consent it withdraws.
 */
export function keptMonths(months: RetentionMonths, kind: RetentionKind): number {
  return kind === 'consents' ? Math.max(...Object.values(months)) : months[kind]
}

/** Records with a period of `months` that began before this moment (Unix ms) have expired. */
export function periodStart(nowMs: number, months: number): number {
  const now = new Date(nowMs)
  const target = new Date(nowMs)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() - months)
  const days = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(now.getUTCDate(), days))
  return target.getTime()
}

/** A period in words: `2 years`, `18 months`. */
export function periodText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
