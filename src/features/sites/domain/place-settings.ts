export type LocationType = 'sales' | 'service' | 'parts'

/** Spec section 3, opening hour entry: weekday 0 Sunday to 6 Saturday (DATA-022). Times HH:MM, 24 h. */
export type OpeningHour = {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  status: 'Open' | 'Closed'
  open: string | null
  close:
    | string
    | null /** The spec's formated_hours: the dealer's own words, shown instead of the times; null lets opening-hours write them. */
  formattedHours: string | null
}

/** A date that differs from the week's hours (DATA-023). Date YYYY-MM-DD in the location's own time zone. */
export type SpecialHours = {
  date: string
  status: 'Open' | 'Closed'
  open: string | null
  close: string | null
  note: string | null
}

/** A person a location's team page introduces. */
export type TeamMember = {
  name: string
  role: string
  department: LocationType | null
  phone: string | null
  email: string | null
  pictureUrl: string | null
  about: string | null
}

/** Lists of places, their map and the search by postcode (PAGE-016, PAGE-017, PAGE-047). */
export type PlacesSettings = {
  order: 'name' | 'type'
  map: {
    /** `drawn` needs no key and asks nobody; the others are frames of a map service. */
    provider: 'drawn' | 'google' | 'openstreetmap'
    /** Public browser key of the provider; a location's own `mapKey` comes first. */
    key: string | null
  }
  geocoder: {
    provider: 'local' | 'google'
    /** Environment variable with the provider's key. */
    keyEnv: string | null
    /** Address of the provider's API. */
    url: string
  }
}

/**
 * Which reviews are shown. The default shows all with the true average, as the Australian Consumer Law asks
 * (standards.md B9 trap 4); every limit a dealer sets is said beside the list (PAGE-038 to PAGE-041).
 */
export type ReviewSettings = {
  source: 'imported' | 'google'
  /** Environment variable with the Google Places key. */
  keyEnv: string | null
  /** Address of the Google Places API. */
  url: string
  minimumRating: number
  hiddenNames: string[]
  dropsTranslated: boolean
  /** Most reviews a section shows; null for all. */
  fullQuantity: number | null
  /** Reviews shown before Show all reviews. */
  listQuantity: number
  hasSampleFigures: boolean
}
