import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/**
 * Which reviews are shown (PAGE-038 to PAGE-041). By default all, with their average, as the Australian Consumer
 * Law requires (standards.md B9 trap 4); each limit a dealer sets is stated next to the list.
 */
const reviews = z.strictObject({
  source: z
    .enum(['imported', 'google'])
    .default('imported')
    .describe('Where reviews come from: imported ones, or Google by each location’s placeId.'),
  keyEnv: field.environmentName
    .nullable()
    .default(null)
    .describe('Environment variable that holds the Google Places key.'),
  url: field.httpsUrl
    .default('https://places.googleapis.com/v1/places')
    .describe('Address of the Google Places API.'),
  minimumRating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe(
      'Lowest rating shown; above 1 the page says which are shown. The average is still that of all reviews.',
    ),
  hiddenNames: z
    .array(field.text.max(120))
    .max(50)
    .default([])
    .describe(
      'Reviewers whose reviews are not shown; the page says how many. The average is still that of all reviews.',
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
    .describe('Most reviews shown, such as 12; the page says out of how many. null shows all.'),
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
    .describe('Without reviews, shows 680 reviews and 4.3, marked as sample figures; for demonstrations.'),
})

export const reviewSettings = {
  reviews: reviews.prefault({}).describe('Customer reviews.'),
}

export type ReviewSettings = z.output<typeof reviews>

export type ReviewConfig = z.output<z.ZodObject<typeof reviewSettings>>
