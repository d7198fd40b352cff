import type { AccountConfig, AccountSwitches } from '#src/features/accounts/domain/accounts-schema.ts'
import type { AnalyticsConfig } from '#src/features/analytics/domain/analytics-schema.ts'
import type { TestDriveSwitches } from '#src/features/bookings/domain/test-drive-schema.ts'
import type { BrandConfig } from '#src/features/brands/domain/brands-schema.ts'
import type { CompetitionConfig } from '#src/features/competitions/domain/spin-schema.ts'
import type { ContentConfig } from '#src/features/content/domain/content-schema.ts'
import type { FinanceConfig, FinanceSwitches } from '#src/features/finance/domain/finance-schema.ts'
import type { ConsentConfig } from '#src/features/leads/domain/consent/consent-schema.ts'
import type { LeadContact, Receiver } from '#src/features/leads/domain/delivery/receiver-schema.ts'
import type { FormConfig, FormSwitches } from '#src/features/leads/domain/forms-schema.ts'
import type { DealershipPlace } from '#src/features/locations/domain/settings/location-schema.ts'
import type { PlaceSwitches, PlacesConfig } from '#src/features/locations/domain/settings/places-schema.ts'
import type { MarketPriceSwitches } from '#src/features/market-price/domain/market-price-schema.ts'
import type { OfferConfig } from '#src/features/offers/domain/offer-schema.ts'
import type { PaymentConfig } from '#src/features/payments/domain/payment-schema.ts'
import type { PictureConfig } from '#src/features/pictures/domain/pictures-schema.ts'
import type { RetentionConfig } from '#src/features/privacy/domain/retention-schema.ts'
import type { PromotionConfig } from '#src/features/promotions/domain/promotions-schema.ts'
import type {
  ReservationConfig,
  ReservationSwitches,
} from '#src/features/reservations/domain/reservations-schema.ts'
import type { ReviewConfig } from '#src/features/reviews/domain/reviews-schema.ts'
import type { SearchConfig, SearchSwitches } from '#src/features/search/domain/search-schema.ts'
import type { StockFeedConfig } from '#src/features/stock-feeds/domain/stock-feeds-schema.ts'
import type { TradeInConfig, TradeInSwitches } from '#src/features/trade-in/domain/trade-in-schema.ts'
import type { VehicleConfig, VehicleSwitches } from '#src/features/vehicles/domain/vehicle-settings-schema.ts'
import type { WatchlistSwitches } from '#src/features/watchlist/domain/watchlist-schema.ts'
import type { DealershipId, SiteId } from '#src/shared/domain/ids.ts'
import type { LicensedSeller } from './document/dealership-schema.ts'
import type { SiteSettings } from './document/site-schema.ts'

/** Adding a template here is a compile error until every surface of it exists (template-registry). */
export const TEMPLATES = ['metro', 'atelier', 'outpost', 'circuit'] as const
export type Template = (typeof TEMPLATES)[number]

/** A dealership's location, its lead receivers, and who is told when they fail (DATA-018 to DATA-023). */
export type SiteLocation = DealershipPlace & { receivers: Receiver[]; leadContact: LeadContact | null }

export type SiteDealership = LicensedSeller & { receivers: Receiver[] }

/** Every switch of a site, on or off (SITE-004). */
export type SiteSwitches = VehicleSwitches &
  WatchlistSwitches &
  SearchSwitches &
  MarketPriceSwitches &
  FinanceSwitches &
  FormSwitches &
  TestDriveSwitches &
  ReservationSwitches &
  TradeInSwitches &
  AccountSwitches &
  PlaceSwitches

/**
 * One public website of a dealer or group: everything that differs between sites. Documents are partial JSON; each
 * feature's schema says what it lets a site set, with the default, and src/pages/site-document composes them.
 * (DATA-028, SITE-001 to SITE-018)
 */
export type SiteConfig = SiteSettings & {
  features: SiteSwitches
  dealerships: SiteDealership[]
  locations: SiteLocation[]
} & PlacesConfig &
  ReviewConfig &
  SearchConfig &
  VehicleConfig &
  BrandConfig &
  OfferConfig &
  PromotionConfig &
  CompetitionConfig &
  PictureConfig &
  StockFeedConfig &
  ContentConfig &
  FinanceConfig &
  FormConfig &
  TradeInConfig &
  AccountConfig &
  PaymentConfig &
  ReservationConfig &
  ConsentConfig &
  RetentionConfig &
  AnalyticsConfig

/** The site of one request: its identity, its published document and what derives from both. */
export type SiteContext = {
  id: SiteId
  version: number
  config: SiteConfig
  /** Scheme, host and port where the site lives, built from the allow-list only: absolute URLs start with it. */
  origin: string
  /** The host of `origin`, lower case, with its port if any: part of every cache key. */
  host: string
  dealershipIds: DealershipId[]
  /** True on preview and development hosts: pages are noindex. */
  isPreview: boolean
}
