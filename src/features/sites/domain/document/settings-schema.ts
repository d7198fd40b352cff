import { z } from 'zod'
import { TEMPLATES } from '../site-config.ts'
import { SITE_FEATURES, type FeatureKey } from '../site-feature.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { SITE_MARK_SHAPES } from '../brand/site-mark.ts'
import { promo } from './words-schema.ts'

const markPath = field
  .formed(/^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]*$/, 'must be the data of an SVG path such as M4 4h24v24z')
  .max(600)

export const theme = z.strictObject({
  template: z.enum(TEMPLATES).default('metro').describe('Composition of the pages.'),
  brandColour: field.hexColour
    .default('#0b5fff')
    .describe('The dealer’s colour; a readable scale is made from it.'),
  wordmark: field.text
    .max(40)
    .optional()
    .describe('Text mark shown when there is no logo; default the name.'),
  logoUrl: field.pictureUrl.nullable().default(null).describe('Logo picture.'),
  mark: z
    .strictObject({
      shape: z
        .enum(SITE_MARK_SHAPES)
        .default('disc')
        .describe('Ground the sign stands on; none for no ground.'),
      path: markPath.describe('SVG path on a 32 by 32 grid.'),
      isFilled: z.boolean().default(false).describe('The path is filled instead of drawn as a line.'),
      weight: z.number().min(0.5).max(5).default(2.4).describe('Width of its line.'),
    })
    .nullable()
    .default(null)
    .describe('The site’s own sign beside its name and in its icons; null draws the first letter.'),
  heroImageUrl: field.pictureUrl
    .nullable()
    .default(null)
    .describe(
      'The dealer’s own photograph in the hero of the home page, 3:2; null shows the section’s sample picture.',
    ),
})

export const maintenance = z.strictObject({
  message: field.text.describe('What visitors read meanwhile.'),
  minutes: z.number().int().min(1).max(1440).default(60).describe('When to try again, told to robots too.'),
})

export const phones = z.strictObject({
  main: field.phone.describe('The site’s number.'),
  byCarType: z
    .boolean()
    .default(false)
    .describe('Show the number of the vehicle’s own type (new, demo, used).'),
  new: field.phone.nullable().default(null).describe('Number for new vehicles.'),
  demo: field.phone.nullable().default(null).describe('Number for demonstrators.'),
  used: field.phone.nullable().default(null).describe('Number for used vehicles.'),
})

const percent = z.number().min(0).max(100)

export const search = z.strictObject({
  makesShown: z.number().int().min(1).max(100).default(7).describe('Makes listed before Show all makes.'),
  refreshPath: field.href
    .default('/special-offers')
    .describe('Where Clear Filters of the no-results card goes.'),
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
    .describe('The site’s word for its stock; default from the first item type.'),
  budgetEstimate: z
    .enum(['with_interest', 'simple'])
    .default('with_interest')
    .describe('How the budget search turns repayments into a price.'),
  repayment: z
    .strictObject({
      annualRate: percent.describe('Interest rate, percent a year.'),
      comparisonRate: percent.describe('Comparison rate, percent a year; always shown with the rate.'),
      termYears: z.number().min(1).max(7).describe('Term in years.'),
      source: field.text.describe('Who gave the rates.'),
      asAt: field.calendarDate.describe('Day the rates were true.'),
    })
    .nullable()
    .default(null)
    .describe('Assumptions behind repayments; none are shown without it.'),
  certifiedOnly: z.boolean().default(false).describe('The certified filter offers certified vehicles only.'),
})

const lines = z.array(field.text)

export const vehicle = z.strictObject({
  showMapSection: z
    .boolean()
    .default(true)
    .describe('Vehicle pages carry a map of where the vehicle stands.'),
  whyBuy: lines.default([]).describe('Why Buy From Us? lines; the list is hidden when empty.'),
  justArrivedText: field.text.optional().describe('Tag of a vehicle that just arrived; New when left out.'),
  soldText: field.text.optional().describe('Tag of a sold vehicle; JUST SOLD when left out.'),
  cardButtons: z
    .array(z.enum(['reserve', 'enquire', 'call', 'test_drive', 'finance']))
    .min(1)
    .optional()
    .describe(
      'Buttons under a card, in order; Enquire Now when left out. `finance` leads to the finance link of the site, under its button text.',
    ),
  hidesTestDriveWhenComingSoon: z.boolean().optional().describe('No test drive on vehicles still to come.'),
  comparesUsedOnly: z.boolean().optional().describe('Compare is offered on used vehicles only.'),
  marketVerdicts: z
    .enum(['full_scale', 'deals_only'])
    .optional()
    .describe(
      'Price comparison: full_scale when left out, from Great Deal to Above market; deals_only says Good or Great Deal only and hides dearer prices.',
    ),
  opensOnGallery: z
    .boolean()
    .optional()
    .describe('The viewer opens on photographs although there is a spin.'),
  hidesTwitter: z.boolean().optional().describe('The share row leaves Twitter out.'),
  whatsIncluded: lines.optional().describe('Copy of the What’s Included tab; no copy, no tab.'),
  reserveOnline: lines.optional().describe('Copy of the Reserve Online tab.'),
  protectYourCar: lines.optional().describe('Copy of the Protect Your Car tab.'),
  disclaimer: field.text.optional().describe('Disclaimer at the foot of vehicle pages.'),
})

export const pictures = z.strictObject({
  sources: z
    .array(field.hostName)
    .max(50)
    .default([])
    .describe(
      'Hosts that pictures named by stock feeds are fetched from; pictures elsewhere are not fetched.',
    ),
  cdn: field
    .formed(
      /^https:\/\/[^\s\\]*\{source\}[^\s\\]*$/,
      'must be an https: address with {source} in it, and {width}, {quality} and {crop} where they belong',
    )
    .max(500)
    .nullable()
    .default(null)
    .describe(
      'Address of an image CDN with {source}, {width}, {quality} and {crop} to fill in; null serves pictures from here.',
    ),
})

const barePriceKind = z.enum(['egc', 'drive_away', 'on_application']).optional()

export const stockFeeds = z.strictObject({
  barePrice: z
    .strictObject({
      new: barePriceKind.describe('Of new vehicles; `egc` where left out.'),
      demo: barePriceKind.describe('Of demonstrators; `egc` where left out.'),
      used: barePriceKind.describe('Of used vehicles; `egc` where left out.'),
    })
    .prefault({})
    .describe(
      'What an advertised price is whose feed does not say: `egc` (excluding government charges), `drive_away` (only where the dealer declares that nothing more is to pay; ACL s 48) or `on_application` (the amount is not shown). Where the sites of a dealership differ: `egc`.',
    ),
  alerts: z
    .array(
      z.strictObject({
        source: field.text
          .optional()
          .describe('The source this is for, such as dealer-studio; every feed when left out.'),
        to: z.array(field.emailAddress).min(1).max(20).describe('Who is mailed.'),
      }),
    )
    .max(20)
    .default([])
    .describe(
      'Who is mailed when a stock feed fails, is cut off, waits for approval or has rows refused; once for each cause.',
    ),
})

export const guarantees = z.strictObject({
  moneyBack14Days: z
    .boolean()
    .default(false)
    .describe('The buying page promises 14-day money back, with its conditions (LEGAL-001, LEGAL-002).'),
  usedMoneyBack48Hours: z
    .boolean()
    .default(false)
    .describe('Used vehicles carry a 48-hour money-back guarantee (LEGAL-003).'),
})

export const warranty = z.strictObject({
  standardYears: z.number().int().min(1).max(10).default(3).describe('Years of a make not named below.'),
  yearsByMake: z
    .record(z.string().trim().min(1).max(60), z.union([z.literal(5), z.literal(7)]))
    .default({})
    .describe('Makes whose warranty is 5 or 7 years.'),
})

const featureKeys = Object.keys(SITE_FEATURES) as FeatureKey[]

/** One optional switch per registered feature, described by the registry's own sentence (SITE-004). */
export const features = z.strictObject(
  Object.fromEntries(
    featureKeys.map((key) => [key, z.boolean().optional().describe(SITE_FEATURES[key].sentence)]),
  ) as unknown as Record<FeatureKey, z.ZodOptional<z.ZodBoolean>>,
)

export const tradeIn = z.strictObject({
  marginPercent: percent
    .default(13)
    .describe('Share of the retail value kept for selling costs, warranty and margin, percent.'),
  marginMinDollars: z.number().min(0).max(50_000).default(1800).describe('The least so kept, dollars.'),
  preparationDollars: z
    .number()
    .min(0)
    .max(50_000)
    .default(900)
    .describe('Inspection, roadworthiness and detailing of any trade-in, dollars.'),
  offerDays: z.number().int().min(1).max(60).default(7).describe('Days an online offer holds.'),
  needsSignIn: z
    .boolean()
    .default(false)
    .describe('The trade-in page asks visitors to sign in first (TRADE-014).'),
})

export const textedCodes = z.strictObject({
  australianMobilesOnly: z
    .boolean()
    .default(true)
    .describe(
      'Codes go to Australian mobiles only (04…, +61 4…); others are told so. Off, any mobile with its country code gets them: texts abroad cost several times as much, and dear numbers are what fraud asks for.',
    ),
})

export const searchHost = z.strictObject({
  url: field
    .formed(/^https?:\/\/[^\s\\]+$/i, 'must be an http: or https: address such as http://localhost:7700')
    .max(2000)
    .describe('Address of the Meilisearch server.'),
  keyEnv: field.environmentName.describe('Environment variable that holds its key.'),
  indexUid: field.slug.describe('Index to search.'),
})

export const consent = z.strictObject({
  marketingLabel: field.text.optional().describe('Words beside the marketing box; default names the site.'),
  privacyUrl: field.href.default('/privacy-policy').describe('The privacy policy.'),
  textVersion: field.text.default('1').describe('Version of the consent words, kept with every lead.'),
})
