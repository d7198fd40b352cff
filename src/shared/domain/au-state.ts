/** The eight Australian states and mainland territories, as written in addresses (SITE-018). */
export const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AuState = (typeof AU_STATES)[number]

/** Each state's name as it is written within a sentence. */
export const AU_STATE_NAME: Record<AuState, string> = {
  ACT: 'the Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** IANA time zone of each state's capital, used for a site's own dates. */
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

/**
 * Postcodes whose clocks differ from their state's: Broken Hill uses Adelaide time; Lord Howe and Eucla have
 * their own.
 */
const POSTCODE_TIME_ZONE: Record<string, string> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
  '6443': 'Australia/Eucla',
}

/** IANA time zone of an address. Its opening hours, bookings and leads are shown in local time. */
export function addressTimeZone({ state, postcode }: { state: AuState; postcode?: string }): string {
  return POSTCODE_TIME_ZONE[postcode ?? ''] ?? AU_STATE_TIME_ZONE[state]
}
