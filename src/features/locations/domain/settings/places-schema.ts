import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/** PAGE-016, PAGE-017, PAGE-047, API-015. */
const places = z.strictObject({
  order: z
    .enum(['name', 'type'])
    .default('name')
    .describe('Order of locations: by name, or sales, then service, then parts.'),
  map: z
    .strictObject({
      provider: z
        .enum(['drawn', 'google', 'openstreetmap'])
        .default('drawn')
        .describe('Maps of locations; drawn needs no key and no outside service.'),
      key: field.text.nullable().default(null).describe('Public browser key of the map service.'),
    })
    .prefault({})
    .describe('Map of the locations.'),
  geocoder: z
    .strictObject({
      provider: z
        .enum(['local', 'google'])
        .default('local')
        .describe('Who looks up a postcode; local uses the platform’s own table.'),
      keyEnv: field.environmentName
        .nullable()
        .default(null)
        .describe('Environment variable that holds the service’s key.'),
      url: field.httpsUrl
        .default('https://maps.googleapis.com/maps/api/geocode/json')
        .describe('Address of the service.'),
    })
    .prefault({})
    .describe('Search for a dealer by postcode.'),
})

export const placesSettings = {
  places: places.prefault({}).describe('Lists of locations, their map and the search by postcode.'),
}

export type PlacesSettings = z.output<typeof places>

export type PlacesConfig = z.output<z.ZodObject<typeof placesSettings>>

/** Locations: what a site can switch on or off (SITE-004). */
export const placeSwitches = {
  location_stars: z
    .boolean()
    .default(false)
    .describe('Locations show the average of their reviews as stars.'),
  location_book_service: z
    .boolean()
    .default(false)
    .describe('Locations with a workshop offer Book a Service.'),
}

export type PlaceSwitches = z.output<z.ZodObject<typeof placeSwitches>>
