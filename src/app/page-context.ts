import { createContext, type RouterContextProvider } from 'react-router'
import type { Customer } from '#src/features/accounts/domain/customer.ts'
import type { OpenPayment } from '#src/features/accounts/domain/open-payment.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { BrandService } from '#src/features/brands/server/brand-service.ts'
import type { SpinService } from '#src/features/competitions/server/spin-service.ts'
import type { ContentService } from '#src/features/content/server/content-service.ts'
import type { SitemapService } from '#src/features/content/server/sitemap-service.ts'
import type { FinanceService } from '#src/features/finance/server/finance-service.ts'
import type { DeliveryService } from '#src/features/delivery/server/delivery-service.ts'
import type { ConsentService } from '#src/features/leads/server/consent/consent-service.ts'
import type { DriveDesk } from '#src/features/leads/server/consent/drive-desk.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { LocationService } from '#src/features/locations/server/location-service.ts'
import type { MarketPriceService } from '#src/features/market-price/server/market-price-service.ts'
import type { FeedPictureService } from '#src/features/pictures/server/feed/feed-picture-service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions-service.ts'
import type { ReservationService } from '#src/features/reservations/server/reservation-service.ts'
import type { ReviewService } from '#src/features/reviews/server/review-service.ts'
import type { SearchService } from '#src/features/search/server/search-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteShell } from '#src/pages/shell/site-shell.ts'
import type { TradeInService } from '#src/features/trade-in/server/trade-in-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { WatchlistService } from '#src/features/watchlist/server/watchlist-service.ts'

/** The services that pages call; context.ts builds them. */
export type PageServices = {
  search: SearchService
  vehicles: VehicleService
  brands: BrandService
  promotions: PromotionsService
  spins: SpinService
  marketPrice: Pick<MarketPriceService, 'findPanel'>
  pictures: Pick<FeedPictureService, 'tonesOf'>
  content: Pick<ContentService, 'findPage' | 'listPages' | 'listPosts' | 'findPost' | 'blogBlock'>
  sitemap: SitemapService
  delivery: Pick<DeliveryService, 'estimate'>
  finance: FinanceService
  locations: LocationService
  reviews: Pick<ReviewService, 'section' | 'summary'>
  tradeIn: TradeInService
  reservations: Pick<
    ReservationService,
    'open' | 'start' | 'estimateDelivery' | 'show' | 'cancelByLink' | 'stateOf'
  >
  leads: Pick<LeadService, 'submitEnquiry' | 'receipt' | 'listOwn'>
  bookings: Pick<BookingService, 'offer'>
  accounts: AccountService
  /** What the customer can pay now (ROUTE-044). */
  listPayments: (site: SiteContext, customer: Customer) => Promise<OpenPayment[]>
  watchlist: WatchlistService
  consents: Pick<ConsentService, 'open' | 'answer' | 'stateOf'>
  drives: Pick<DriveDesk, 'open' | 'cancel' | 'stateOf'>
}

/**
 * Everything rendering a page may read: the site, the services, the time in Unix milliseconds, the requested
 * path, and the visitor's network address if the page is not shared by a cache (otherwise empty).
 */
export type PageContext = {
  site: SiteContext
  services: PageServices
  now: number
  path: string
  address: string
  /** Neither development nor demo. */
  isProduction: boolean
  /** Filled while rendering: the inline scripts that are our own, for the answer's policy. */
  ownScripts: string[]
  /** The fields of the posted form, for a page that cannot accept it now. */
  typed(): Promise<TypedFields>
  /** Called for an unexpected failure in a loader, an action or the rendering. */
  onFault(error: unknown): void
  /** The sender of a form has sent too much: where to send it again, and what was typed. */
  tooMany: TooMany | null
}

type TooMany = { seconds: number; to: string | null; typed: TypedFields }

/** Names and values in the order they came. */
export type TypedFields = readonly (readonly [string, string])[]

export const pageContext = createContext<PageContext>()

/** The whole shell of the site, passed from the root's loader to the rendering. */
export const serverShellContext = createContext<SiteShell | null>(null)

/** The page context of a loader or action; throws if the server set none, which is a wiring fault. */
export function readPageContext(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext)
}
