import { z } from 'zod'
import { accountSettings } from '#src/features/accounts/domain/accounts-schema.ts'
import { analyticsSettings } from '#src/features/analytics/domain/analytics-schema.ts'
import { brandSettings } from '#src/features/brands/domain/brands-schema.ts'
import { competitionSettings } from '#src/features/competitions/domain/spin-schema.ts'
import { contentSettings } from '#src/features/content/domain/content-schema.ts'
import { financeSettings } from '#src/features/finance/domain/finance-schema.ts'
import { consentSettings } from '#src/features/leads/domain/consent/consent-schema.ts'
import { leadContact, receivers } from '#src/features/leads/domain/delivery/receiver-schema.ts'
import { formSettings } from '#src/features/leads/domain/forms-schema.ts'
import { siteSpecialHours } from '#src/features/locations/domain/settings/hours-schema.ts'
import { location } from '#src/features/locations/domain/settings/location-schema.ts'
import { placesSettings } from '#src/features/locations/domain/settings/places-schema.ts'
import { offerSettings } from '#src/features/offers/domain/offer-schema.ts'
import { paymentSettings } from '#src/features/payments/domain/payment-schema.ts'
import { pictureSettings } from '#src/features/pictures/domain/pictures-schema.ts'
import { retentionSettings } from '#src/features/privacy/domain/retention-schema.ts'
import { promotionSettings } from '#src/features/promotions/domain/promotions-schema.ts'
import { reservationSettings } from '#src/features/reservations/domain/reservations-schema.ts'
import { reviewSettings } from '#src/features/reviews/domain/reviews-schema.ts'
import { searchSettings } from '#src/features/search/domain/search-schema.ts'
import { dealership } from '#src/features/sites/domain/document/dealership-schema.ts'
import { siteSettings } from '#src/features/sites/domain/document/site-schema.ts'
import { stockFeedSettings } from '#src/features/stock-feeds/domain/stock-feeds-schema.ts'
import { tradeInSettings } from '#src/features/trade-in/domain/trade-in-schema.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-settings-schema.ts'
import { siteSwitches } from './site-switches-schema.ts'

/** The whole document of a site: what every feature lets a site set, each in one sentence (DATA-028). */
export const siteDocument = z.strictObject({
  $schema: z
    .string()
    .max(300)
    .optional()
    .describe('Where an editor finds docs/site-document.schema.json; used by editors only.'),
  ...siteSettings,
  features: siteSwitches,
  dealerships: z
    .array(dealership.extend({ receivers }))
    .min(1)
    .describe('Licensed sellers whose stock the site lists.'),
  locations: z
    .array(location.extend({ receivers, leadContact }))
    .default([])
    .describe('Locations of the dealerships.'),
  specialHours: z
    .array(siteSpecialHours)
    .default([])
    .describe('Special days, each naming its location; merged into the locations.'),
  ...placesSettings,
  ...reviewSettings,
  ...searchSettings,
  ...vehicleSettings,
  ...brandSettings,
  ...offerSettings,
  ...promotionSettings,
  ...competitionSettings,
  ...pictureSettings,
  ...stockFeedSettings,
  ...contentSettings,
  ...financeSettings,
  ...formSettings,
  ...tradeInSettings,
  ...accountSettings,
  ...paymentSettings,
  ...reservationSettings,
  ...consentSettings,
  ...retentionSettings,
  ...analyticsSettings,
})

/** What a person writes: everything with a default may be left out. */
export type SiteDocument = z.input<typeof siteDocument>

/** After reading, before the values that depend on each other are filled. */
export type ReadSiteDocument = z.output<typeof siteDocument>
