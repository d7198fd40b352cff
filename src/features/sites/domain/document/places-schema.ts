import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const keyEnv = field.environmentName.nullable().default(null)

/** PAGE-016, PAGE-017, PAGE-047, API-015. */
export const places = z.strictObject({
  order: z
    .enum(['name', 'type'])
    .default('name')
    .describe('Order of places: by name, or sales, then service, then parts.'),
  map: z
    .strictObject({
      provider: z
        .enum(['drawn', 'google', 'openstreetmap'])
        .default('drawn')
        .describe('Maps of places; drawn needs no key and asks no other service.'),
      key: field.text.nullable().default(null).describe('Public browser key of the map service.'),
    })
    .prefault({})
    .describe('Map of places.'),
  geocoder: z
    .strictObject({
      provider: z
        .enum(['local', 'google'])
        .default('local')
        .describe('Who finds a postcode; local uses the platform’s own table.'),
      keyEnv: keyEnv.describe('Environment variable that holds the key of the service.'),
      url: field.httpsUrl
        .default('https://maps.googleapis.com/maps/api/geocode/json')
        .describe('Address of the service.'),
    })
    .prefault({})
    .describe('Search for a dealer by postcode.'),
})

/** PAGE-038 to PAGE-041. */
export const reviews = z.strictObject({
  source: z
    .enum(['imported', 'google'])
    .default('imported')
    .describe('Where reviews come from: imported ones, or Google by each location’s placeId.'),
  keyEnv: keyEnv.describe('Environment variable that holds the Google Places key.'),
  url: field.httpsUrl
    .default('https://places.googleapis.com/v1/places')
    .describe('Address of the Google Places API.'),
  minimumRating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('Lowest rating shown; above 1 the page says which are shown. The average stays that of all.'),
  hiddenNames: z
    .array(field.text.max(120))
    .max(50)
    .default([])
    .describe(
      'Reviewers whose reviews are not shown; the page says how many. The average stays that of all.',
    ),
  dropsTranslated: z
    .boolean()
    .default(false)
    .describe('Leaves out reviews translated by Google; the page says so.'),
  fullQuantity: z
    .number()
    .int()
    .min(1)
    .max(500)
    .nullable()
    .default(null)
    .describe('Most reviews shown, such as 12; the page says how many of all. null shows all.'),
  listQuantity: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('Reviews shown before Show all reviews.'),
  hasSampleFigures: z
    .boolean()
    .default(false)
    .describe('Without reviews, shows 680 reviews and 4.3 marked as sample figures; for demonstrations.'),
})
