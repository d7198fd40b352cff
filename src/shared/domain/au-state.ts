/** The eight Australian states and mainland territories, as written in addresses (SITE-018). */
export const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AuState = (typeof AU_STATES)[number]

/** The state named by `text` in any letter case, or undefined when it names none. */
export function parseAuState(text: string): AuState | undefined {
  const upper = text.trim().toUpperCase()
  return AU_STATES.find((state) => state === upper)
}

/** IANA time zone of each state's capital: hours and dates are shown in the location's own zone. */
export const AU_STATE_TIME_ZONE: Record<AuState, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}
