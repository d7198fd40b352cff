import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const percent = z.number().min(0).max(100)

const promo = z.strictObject({
  position: z.number().int().min(1).max(21).describe('Place in the results grid, from 1.'),
  title: field.text.describe('Title of the card.'),
  text: field.text.describe('One or two sentences.'),
  href: field.href.describe('Where it goes.'),
  ...field.showPeriod,
})

/** The search page (SRCH-004 to SRCH-008, ERR-022). */
const search = z.strictObject({
  makesShown: z.number().int().min(1).max(100).default(7).describe('Makes listed before Show all makes.'),
  refreshPath: field.href
    .default('/special-offers')
    .describe('Where Clear Filters on the no-results card leads.'),
  promo: promo.nullable().default(null).describe('A card among the results.'),
  stockVideo: z
    .strictObject({
      url: field.pictureUrl.describe('Address of the video.'),
      posterUrl: field.pictureUrl.nullable().default(null).describe('Still picture shown first.'),
      position: z
        .enum(['start', 'second', 'middle', 'end'])
        .default('second')
        .describe('Its place in the grid.'),
    })
    .nullable()
    .default(null)
    .describe('A video among the results.'),
  bodyTiles: z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(4)
    .describe('Body tiles shown; up to 20 with custom bodies.'),
  ascendingPriceNeedsPrice: z
    .boolean()
    .default(false)
    .describe('Sorting by lowest price leaves out vehicles without a price.'),
  stockNoun: z
    .strictObject({ one: field.text.describe('Singular.'), many: field.text.describe('Plural.') })
    .optional()
    .describe('The site’s word for its stock; by default from the first item type.'),
  budgetEstimate: z
    .enum(['with_interest', 'simple'])
    .default('with_interest')
    .describe('How the budget search turns repayments into a price.'),
  repayment: z
    .strictObject({
      annualRate: percent.describe('Interest rate, percent a year.'),
      comparisonRate: percent.describe('Comparison rate, percent a year; always shown with the rate.'),
      termYears: z.number().min(1).max(7).describe('Term in years.'),
      source: field.text.describe('Who quoted the rates.'),
      asAt: field.calendarDate.describe('Date the rates were current.'),
    })
    .nullable()
    .default(null)
    .describe('Assumptions behind repayments; without it none are shown.'),
  certifiedOnly: z.boolean().default(false).describe('The certified filter offers certified vehicles only.'),
})

const searchHost = z.strictObject({
  url: field
    .formed(/^https?:\/\/[^\s\\]+$/i, 'must be an http: or https: address such as http://localhost:7700')
    .max(2000)
    .describe('Address of the Meilisearch server.'),
  keyEnv: field.environmentName.describe('Environment variable that holds its key.'),
  indexUid: field.slug.describe('Index to search.'),
})

/** `searchFilters` is a Meilisearch filter expression (SITE-010). */
export const searchSettings = {
  searchFilters: field.searchFilter
    .default('')
    .describe('Search filter that restricts all stock of the site.'),
  search: search.prefault({}).describe('Search page.'),
  searchHost: searchHost
    .nullable()
    .default(null)
    .describe('Hosted Meilisearch; null uses the embedded index.'),
}

/** The search page of a site, with its word for its stock filled in. */
export type SearchSettings = z.output<typeof search> & {
  stockNoun: NonNullable<z.output<typeof search>['stockNoun']>
}

export type SearchConfig = Omit<z.output<z.ZodObject<typeof searchSettings>>, 'search'> & {
  search: SearchSettings
}

/** Search: what a site can switch on or off (SITE-004). */
export const searchSwitches = {
  search_suggestions: z
    .boolean()
    .default(true)
    .describe('The search box suggests makes, models and vehicles as you type.'),
}

export type SearchSwitches = z.output<z.ZodObject<typeof searchSwitches>>
