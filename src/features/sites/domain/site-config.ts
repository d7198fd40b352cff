import type { SiteFinance } from './finance/finance-link.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { DealershipId, LocationId, SiteId } from '#src/shared/domain/ids.ts'
import type { HomeSection } from './home-section.ts'
import type {
  LocationType,
  OpeningHour,
  PlacesSettings,
  ReviewSettings,
  SpecialHours,
  TeamMember,
} from './place-settings.ts'
import type { FeatureKey } from './site-feature.ts'
import type { PaymentSettings, ReservationSettings } from './finance/payment-settings.ts'
import type { TradeInTerms } from './trade-in-terms.ts'
import type { VehicleVariants } from './vehicle-variants.ts'
import type { SiteForms } from './site-forms.ts'
import type { SiteMark } from './brand/site-mark.ts'
export type { HomeSection }
import type { TextedCodes } from '#src/features/accounts/domain/mobile-phone.ts'
import type { GateablePage } from '#src/features/accounts/domain/gated-page.ts'
import type { AnalyticsSettings } from '#src/features/analytics/domain/analytics-settings.ts'
import type { BrandEntry, ModelEntry } from '#src/features/brands/domain/brand.ts'
import type { SpinToWin } from '#src/features/competitions/domain/spin-wheel.ts'
import type { Offer } from '#src/features/offers/domain/offer.ts'
import type { RetentionMonths } from '#src/features/privacy/domain/retention-kind.ts'
import type { PaymentMethod } from '#src/features/promotions/domain/payment-method.ts'
import type { PromoNode } from '#src/features/promotions/domain/promo-node.ts'
import type { SalesCounterSource } from '#src/features/promotions/domain/sales-counter.ts'

/** Adding a template here is a compile error until every surface of it exists (template-registry). */
export const TEMPLATES = ['metro', 'atelier', 'outpost', 'circuit'] as const
export type Template = (typeof TEMPLATES)[number]

export type Link = { label: string; href: string }
/** `children` is a short list; `groups` make a panel of headed columns (PAGE-028). */
export type MenuItem = {
  label: string
  href: string
  children: Link[]
  groups: { heading: string; href: string; links: Link[] }[]
}

export type { LocationType, OpeningHour, SpecialHours }

export type Address = {
  id: string | null
  street: string
  city: string
  state: AuState
  postcode: string
  lat: number | null
  long: number | null
  placeUrl: string | null
  placeId: string | null
  /** Key of the map provider for this place, when it has its own. */
  mapKey: string | null
}

/** Where leads of a location or dealership go. The secrets are names of environment variables, never values. */
export type Receiver =
  | { kind: 'mail'; id: string; to: string[] }
  | { kind: 'adf_mail'; id: string; to: string[]; profile: string }
  | { kind: 'adf_https'; id: string; url: string; profile: string; secretEnv: string | null }
  | { kind: 'webhook'; id: string; url: string; secretEnv: string }

/** A place of a dealership (DATA-018 to DATA-023). */
export type SiteLocation = {
  id: LocationId
  slug: string
  name: string
  /** Every purpose the place serves; empty in a document means sales (DATA-019). */
  types: LocationType[]
  subtype: string | null
  isPrimary: boolean
  isVisible: boolean
  dealershipId: DealershipId
  manufacturers: string[]
  /** The place's own dealer licence; null means its dealership's. */
  dealerLicenceNumber: string | null
  motorVehicleRepairerNumber: string | null
  imageUrl: string | null
  imageThumbUrl: string | null
  averageRating: number | null
  reviewCount: number | null
  reviews: { count: number; averageRating: number } | null
  /** Slugs of other locations that hand out stock of this place. */
  distributionLocations: string[]
  phone: string | null
  landlinePhone: string | null
  address: Address
  /** One week per location type; a type without its own week uses sales. */
  hours: Partial<Record<LocationType, OpeningHour[]>>
  specialHours: SpecialHours[]
  receivers: Receiver[]
  /** PAGE-007: the place is still to come; its badge says `comingText`. */
  isComing: boolean
  comingText: string
  /** PAGE-015: closed days link to an enquiry. */
  closedIsEnquire: boolean
  /** ROUTE-037. */
  team: TeamMember[]
}

/** A licensed seller that owns stock; its licence must be shown (standards.md B9). */
export type SiteDealership = {
  id: DealershipId
  slug: string
  name: string
  legalName: string
  abn: string | null
  licenceNumber: string
  licenceState: AuState
  phone: string | null
  manufacturers: string[]
  receivers: Receiver[]
}

export type SiteTheme = {
  template: Template
  /** sRGB hex such as `#0b5fff`; made accessible by brand-scale (look.md). */
  brandColour: string
  /** Short text mark drawn when there is no logo picture. */
  wordmark: string
  logoUrl: string | null
  /** The site's own sign beside its name, and its icon; null draws the first letter. */
  mark: SiteMark | null
  /** The dealer's own photograph in the home page hero, in place of the section's sample picture. */
  heroImageUrl: string | null
}

export type SearchSettings = {
  /** SRCH-008: makes shown before Show all makes. */
  makesShown: number
  /** SRCH-006: where Clear Filters of the no-results card goes. */
  refreshPath: string
  /** SRCH-004: promo card; position is 1-based in the grid; null for none. */
  promo: {
    position: number
    title: string
    text: string
    href: string
    start: string | null
    expiry: string | null
  } | null
  /** SRCH-005. */
  stockVideo: {
    url: string
    posterUrl: string | null
    position: 'start' | 'second' | 'middle' | 'end'
  } | null
  /** Body tiles (CONST): 4, or 20 with custom bodies. */
  bodyTiles: number
  /** Ascending price sort lists only priced stock (on in the spec "on some templates"). */
  ascendingPriceNeedsPrice: boolean
  /** Search results: the site's word for its stock, as in 'No {cars} found for this budget' (ERR-022). */
  stockNoun: { one: string; many: string }
  /** How the budget search estimates a loan: lawful (with interest) or the spec's simple sum. */
  budgetEstimate: 'with_interest' | 'simple'
  /** Finance assumptions behind a repayment range; null where the site shows no repayments. */
  repayment: {
    annualRate: number
    comparisonRate: number
    termYears: number
    source: string
    asAt: string
  } | null
  /** Certified-only sites hide the false value of the certified filter. */
  certifiedOnly: boolean
}

export type SitePhones = {
  main: string
  /** SITE-009: when on, the number of the vehicle's own type is shown. */
  byCarType: boolean
  new: string | null
  demo: string | null
  used: string | null
}

/**
 * One public website of a dealer or group: everything that differs between sites. Documents are partial JSON;
 * site-config-schema.ts fills the defaults and documents each setting. (DATA-028, SITE-001 to SITE-018)
 */
export type SiteConfig = {
  slug: string
  name: string
  title: string
  description: string
  /** Allow-list of hosts, lower case, no port. `{slug}.localhost` is added in development. */
  hosts: string[]
  /** HSTS holds for every subdomain of the site's hosts too. */
  hstsIncludesSubdomains: boolean
  state: AuState
  /** Item types this site sells; the first names its default search. */
  itemTypes: ('car' | 'truck' | 'motorcycle' | 'caravan')[]
  /** Set when the site sells one make only (SITE-014). */
  manufacturer: string | null
  /** The manufacturer's own id in its feeds, when it has one. */
  manufacturerId: string | null
  dealershipGroup: string | null
  theme: SiteTheme
  phones: SitePhones
  email: string
  youtubeUrl: string | null
  socials: Link[]
  dealerships: SiteDealership[]
  locations: SiteLocation[]
  places: PlacesSettings
  reviews: ReviewSettings
  /** SITE-010: Meilisearch filter expression that restricts all stock of the site; empty for none. */
  searchFilters: string
  /** Days a sold vehicle stays listed (default 3, spec section 9). */
  includeSoldCarsDays: number
  /** Text where a price would be, when a vehicle has none. */
  noPriceText: string
  menu: MenuItem[]
  footer: { heading: string; links: Link[] }[]
  announcement: { text: string; href: string | null; start: string | null; expiry: string | null } | null
  /** While set, every page answers 503 with these words, the phones and the hours. */
  maintenance: { message: string; minutes: number } | null
  /** Home page sections in order. */
  home: HomeSection[]
  search: SearchSettings
  /** What the site says of its brands itself, and its range beyond stock (DATA-026, ROUTE-047). */
  brands: BrandEntry[]
  models: ModelEntry[]
  /** DATA-024. */
  offers: Offer[]
  /** DATA-031. */
  promotions: PromoNode[]
  /** PAGE-036. */
  salesCounter: SalesCounterSource
  /** PAGE-035; none shows nothing. */
  paymentMethods: PaymentMethod[]
  /** PAGE-046; null for none. */
  spinToWin: SpinToWin | null
  vehicle: { showMapSection: boolean; whyBuy: string[] } & Partial<VehicleVariants>
  /** Hosts that feed pictures may be fetched from, and an image CDN by URL template (API-016); null for none. */
  pictures: { sources: string[]; cdn: string | null }
  /** Who is told of stock feeds (without `source` of every one), and what a price without a kind is declared to be. */
  stockFeeds?: {
    alerts: { source?: string | undefined; to: string[] }[]
    barePrice: { [type in 'new' | 'demo' | 'used']?: 'egc' | 'drive_away' | 'on_application' | undefined }
  }
  /** SITE-012: how many blog posts a block shows; 0 hides every blog block. */
  blogs: { count: number }
  /** Promises a dealer makes beyond the law; off until the dealer makes them (LEGAL-001 to LEGAL-003). */
  guarantees: { moneyBack14Days: boolean; usedMoneyBack48Hours: boolean }
  /** LEGAL-004: years of the manufacturer's warranty, and those of makes that give longer. */
  warranty: { standardYears: number; yearsByMake: Record<string, 5 | 7> }
  /** Public widget token of a chat vendor; null for no chat. */
  chatToken: string | null
  finance: SiteFinance
  features: Partial<Record<FeatureKey, boolean>>
  forms: SiteForms
  tradeIn: TradeInTerms
  /** AUTH-008: pages that only signed-in customers of this site open, beside those that are so everywhere. */
  gatedPages: GateablePage[]
  /** Which phones codes are texted to. */
  textedCodes: TextedCodes
  payments: PaymentSettings
  reservations: ReservationSettings
  /** Hosted Meilisearch instead of the embedded index; the key is named by environment variable. */
  searchHost: { url: string; keyEnv: string; indexUid: string } | null
  /** DATA-028 `config`: free settings of a dealer's own integrations, kept and handed on unchanged. */
  config: Record<string, string | number | boolean>
  consent: { marketingLabel: string; privacyUrl: string; textVersion: string }
  /** APP 11.2: months until each kind of personal record ends. */
  retentionMonths: RetentionMonths
  analytics: AnalyticsSettings
}

/** The site of one request: its identity, its published document and what derives from both. */
export type SiteContext = {
  id: SiteId
  /** Published version of the document. */
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
