/** One answer about marketing, from a form or given later. */
export type ConsentAnswer = {
  granted: boolean
  /** `form`: the box as left, where empty is no answer; the others are deliberate answers. */
  from: 'form' | 'consent_page' | 'one_click' | 'erasure'
  textVersion: string
  /** ISO 8601 in UTC. */
  at: string
}

/**
 * Whether a person may be sent marketing: the latest deliberate answer counts, and a ticked box is one. An empty
 * box on a later form withdraws nothing, because it starts empty for everyone. (Spam Act 2003; decision 0007)
 */
export function mayMarket(answers: readonly ConsentAnswer[]): boolean {
  const meant = answers.filter(({ granted, from }) => granted || from !== 'form')
  const newest = meant.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  return newest?.granted ?? false
}

/** `j•••@example.com`: enough to recognise an address, not enough to learn one. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}
