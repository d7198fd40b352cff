import { z } from 'zod'
import { GATEABLE_PAGES } from '#src/features/accounts/domain/gated-page.ts'
import { brandEntry, modelEntry } from '#src/features/brands/domain/brands-schema.ts'
import { spinToWin } from '#src/features/competitions/domain/spin-schema.ts'
import { offer } from '#src/features/offers/domain/offer-schema.ts'
import { retentionMonths } from '#src/features/privacy/domain/retention-schema.ts'
import { paymentMethods, promoNode, salesCounter } from '#src/features/promotions/domain/promotions-schema.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { finance } from '#src/features/finance/domain/finance-schema.ts'
import { analytics } from '#src/features/analytics/domain/analytics-schema.ts'
import { forms } from '#src/features/leads/domain/forms-schema.ts'
import { payments } from '#src/features/payments/domain/payment-schema.ts'
import { reservations } from '#src/features/reservations/domain/reservations-schema.ts'
import {
  dealership,
  location,
  siteSpecialHours,
} from '#src/features/sites/domain/document/location-schema.ts'
import { places, reviews } from '#src/features/sites/domain/document/places-schema.ts'
import {
  consent,
  features,
  maintenance,
  phones,
  pictures,
  guarantees,
  search,
  searchHost,
  stockFeeds,
  textedCodes,
  theme,
  tradeIn,
  vehicle,
  warranty,
} from '#src/features/sites/domain/document/settings-schema.ts'
import {
  announcement,
  footerColumn,
  homeSection,
  menuItem,
} from '#src/features/sites/domain/document/words-schema.ts'

/** The whole document of a site; every setting says in one sentence what it does (DATA-028). */
export const siteDocument = z.strictObject({
  $schema: z
    .string()
    .max(300)
    .optional()
    .describe('Where an editor finds docs/site-document.schema.json; for editors alone.'),
  slug: field.slug.describe('Short name of the site; its development host is {slug}.localhost.'),
  name: field.text.describe('Name of the dealer or group.'),
  title: field.text.optional().describe('Title of the home page; default the name.'),
  description: field.text.optional().describe('Description for search engines; default made from the name.'),
  hosts: z
    .array(field.hostName)
    .default([])
    .describe(
      'Hosts the site answers on; the first is its public address, over https, and the others lead there.',
    ),
  hstsIncludesSubdomains: z
    .boolean()
    .default(false)
    .describe(
      'Browsers keep to https on all subdomains of the hosts too: only when every one of them has it.',
    ),
  state: field.auState.default('QLD').describe('State for drive-away prices and defaults.'),
  itemTypes: z
    .array(z.enum(['car', 'truck', 'motorcycle', 'caravan']))
    .min(1)
    .default(['car'])
    .describe('What the site sells; the first names its default search.'),
  manufacturer: field.text
    .nullable()
    .default(null)
    .describe('The one make of a single-manufacturer site; null for several.'),
  manufacturerId: field.text.nullable().default(null).describe('The manufacturer’s own id in its feeds.'),
  dealershipGroup: field.text
    .nullable()
    .default(null)
    .describe('Group the dealer belongs to, named in the footer.'),
  theme: theme.prefault({}).describe('Look of the site.'),
  phones: phones.describe('Phone numbers.'),
  email: field.emailAddress.describe('Public mail address.'),
  youtubeUrl: field.httpsUrl.nullable().default(null).describe('The site’s YouTube page.'),
  socials: z.array(field.link).default([]).describe('Social pages.'),
  dealerships: z.array(dealership).min(1).describe('Licensed sellers whose stock the site lists.'),
  locations: z.array(location).default([]).describe('Places of the dealerships.'),
  specialHours: z
    .array(siteSpecialHours)
    .default([])
    .describe('Days that differ, each naming its location; joined to the locations.'),
  places: places.prefault({}).describe('Lists of places, their map and the search by postcode.'),
  reviews: reviews.prefault({}).describe('Customer reviews.'),
  searchFilters: field.searchFilter
    .default('')
    .describe('Search filter that restricts all stock of the site.'),
  includeSoldCarsDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .default(3)
    .describe('Days a sold vehicle stays listed.'),
  noPriceText: field.text
    .max(60)
    .default('Contact us for price')
    .describe('Words in place of a missing price.'),
  menu: z.array(menuItem).min(1).optional().describe('Header menu; default made from the item types.'),
  footer: z
    .array(footerColumn)
    .optional()
    .describe('Footer columns; default Vehicles, Buyer Tools, Servicing and Parts and the group.'),
  announcement: announcement.nullable().default(null).describe('Bar above the header.'),
  maintenance: maintenance
    .nullable()
    .default(null)
    .describe('While set, every page answers 503 with these words, the phone and the hours.'),
  home: z
    .array(homeSection)
    .min(1)
    .optional()
    .describe('Home page sections in order; default hero, body tiles, featured stock and locations.'),
  search: search.prefault({}).describe('Search page.'),
  brands: z
    .array(brandEntry)
    .max(200)
    .default([])
    .describe('What the site says of its brands; a brand without an entry has the platform’s words.'),
  models: z
    .array(modelEntry)
    .max(500)
    .default([])
    .describe('Models of the range beyond those in stock, and addresses that replace their pages.'),
  offers: z.array(offer).max(500).default([]).describe('Offers; forecourt offers import fills them.'),
  promotions: z
    .array(promoNode)
    .max(50)
    .default([])
    .describe('Promotions among offers, brands and the home page.'),
  salesCounter,
  paymentMethods,
  spinToWin: spinToWin.nullable().default(null).describe('The wheel of /spin-to-win; null for no such page.'),
  vehicle: vehicle.prefault({}).describe('Cards and vehicle pages.'),
  pictures: pictures.prefault({}).describe('Pictures of stock.'),
  stockFeeds: stockFeeds.prefault({}).describe('Stock feeds of the dealerships of this site.'),
  blogs: z
    .strictObject({
      count: z
        .number()
        .int()
        .min(0)
        .max(12)
        .default(0)
        .describe('Posts a blog block shows; 0 hides every block.'),
    })
    .prefault({})
    .describe('Blog blocks.'),
  guarantees: guarantees.prefault({}).describe('Promises beyond the law; each is off until it is made.'),
  warranty: warranty.prefault({}).describe('Manufacturers’ warranties as the warranty page states them.'),
  chatToken: field.text.nullable().default(null).describe('Public token of the chat widget.'),
  finance: finance.prefault({}).describe('Finance.'),
  features: features.prefault({}).describe('Feature switches; a missing one has its default.'),
  forms: forms.prefault({}).describe('Forms that shoppers send.'),
  tradeIn: tradeIn.prefault({}).describe('Online trade-in offers.'),
  gatedPages: z
    .array(z.enum(GATEABLE_PAGES))
    .max(GATEABLE_PAGES.length)
    .default([])
    .describe(
      'Pages that ask visitors to sign in first; /my-garage, /watchlist and /online-payment always do.',
    ),
  textedCodes: textedCodes.prefault({}).describe('Codes texted to visitors’ mobiles.'),
  payments: payments.prefault({}).describe('Card payments.'),
  reservations: reservations.prefault({}).describe('Reserving and buying online.'),
  searchHost: searchHost
    .nullable()
    .default(null)
    .describe('Hosted Meilisearch; null uses the embedded index.'),
  config: z
    .record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean()]))
    .default({})
    .describe('Free settings of the dealer’s own integrations, handed on unchanged.'),
  consent: consent.prefault({}).describe('Privacy and marketing consent.'),
  retentionMonths: retentionMonths
    .prefault({})
    .describe('How long personal records name their person; the privacy page says the same.'),
  analytics: analytics.prefault({}).describe('Measuring what visitors do (docs/analytics.md).'),
})

/** What a person writes: everything with a default may be left out. */
export type SiteDocument = z.input<typeof siteDocument>

/** After reading, before the values that depend on each other are filled. */
export type ReadSiteDocument = z.output<typeof siteDocument>
