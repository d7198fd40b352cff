/** What a location is for, and the departments leads go to (DATA-018). */
export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]
