import { join } from 'node:path'
import type { Context } from 'hono'
import type { AppContext } from './context.ts'
import { createAccountApi } from '#src/features/accounts/server/account-api.ts'
import { createEventsApi } from '#src/features/analytics/server/events-api.ts'
import { createEventsPage } from '#src/features/analytics/server/events-page.ts'
import { createBookingApi } from '#src/features/bookings/server/booking-api.ts'
import { createMarkApi } from '#src/features/brands/server/mark-api.ts'
import { createDeliveryApi } from '#src/features/delivery/server/delivery-api.ts'
import { createFinanceApi } from '#src/features/finance/server/finance-api.ts'
import { createSandboxLenderApi } from '#src/features/finance/server/sandbox-lender-api.ts'
import { createLeadApi } from '#src/features/leads/server/lead-api.ts'
import { createOutboxApi } from '#src/features/leads/server/outbox-api.ts'
import { createMarketPriceApi } from '#src/features/market-price/server/market-price-api.ts'
import { createMediaApi } from '#src/features/pictures/server/share/media-api.ts'
import { createPictureApi } from '#src/features/pictures/server/picture-api.ts'
import { createSandboxApi } from '#src/features/payments/server/sandbox/sandbox-api.ts'
import { createPaymentWebhookApi } from '#src/features/reservations/server/payment-webhook-api.ts'
import { createReservationLimits } from '#src/features/reservations/server/reservation-limits.ts'
import { createSearchApi } from '#src/features/search/server/search-api.ts'
import { createSiteIconApi } from '#src/features/sites/server/site-icon-api.ts'
import { createStockFeedApi } from '#src/features/stock-feeds/server/stock-feed-api.ts'
import { createTradeInApi } from '#src/features/trade-in/server/trade-in-api.ts'
import { createTradeInLimits } from '#src/features/trade-in/server/trade-in-limits.ts'
import { createVehicleLookupApi } from '#src/features/vehicles/server/vehicle-lookup-api.ts'
import { createVehicleApi } from '#src/features/vehicles/server/vehicle-api.ts'
import { createWatchlistApi } from '#src/features/watchlist/server/watchlist-api.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { HttpApp } from './http/http-app.ts'
import { createNetworkLimiter, type NetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

/** Window cards and link preview pictures made for one visitor on one site: each costs up to half a second of CPU. */
const MAKING_LIMIT = { max: 40, windowMs: 60_000 }

/** The site of a request, resolved once by http-app.ts before anything here is asked. */
const siteOf = (c: Context): SiteContext => c.get('site')

/** Mounts every feature's HTTP surface. */
export function mountApis(http: HttpApp, app: AppContext): void {
  nameKinds(http)
  http.route(
    '/api/search',
    createSearchApi({
      engineFor: app.engineFor,
      clock: app.clock,
      siteOf,
      addressOf: (c) => c.get('address'),
      findSimilarIds: async (site, slug) => {
        const { vehicles, pageServices } = app
        const vehicle = (await vehicles.findBySlug(site, slug)) ?? (await vehicles.findGone(site, slug))
        return vehicle && (await pageServices.search.findSimilar(site, vehicle)).map(({ id }) => id)
      },
    }),
  )
  mountLeads(http, app)
  mountAccounts(http, app)
  http.route(
    '/api/stock-feeds',
    createStockFeedApi({ feeds: app.feeds, findDealershipByKey: app.sites.findDealershipByKey }),
  )
  http.route('/api/delivery', createDeliveryApi({ delivery: app.delivery, siteOf }))
  mountFinance(http, app)
  mountVehicleApis(http, app)
  mountTradeIn(http, app)
  mountPayments(http, app)
  http.route('/api/events', createEventsApi({ analytics: app.analytics, siteOf }))
  http.all('/api/*', (c) => c.json({ error: 'There is no such address.' }, 404))
  if (app.env.isProduction) return
  http.route('/dev/outbox', createOutboxApi({ messages: app.messages }))
  http.route('/dev/events', createEventsPage({ analytics: app.analytics, siteOf }))
}

/** Who is signed in, and what they keep. */
function mountAccounts(http: HttpApp, app: AppContext): void {
  const { accounts, watchlist } = app
  const onFault = (error: Error) => sayFault(app, 'watchlist', error)
  http.route('/api', createAccountApi({ accounts, siteOf, addressOf: (c) => c.get('address') }))
  http.route('/api/watchlist', createWatchlistApi({ watchlist, accounts, siteOf, onFault }))
}

/** Quotes and applications, and the sample lender's own page where it may run. */
function mountFinance(http: HttpApp, app: AppContext): void {
  http.route(
    '/api/youx',
    createFinanceApi({
      finance: app.finance,
      accounts: app.accounts,
      siteOf,
      addressOf: (c) => c.get('address'),
      now: () => app.clock.now(),
      onFault: (error) => sayFault(app, 'finance', error),
    }),
  )
  if (!app.env.isProduction) http.route('/dev/lender', createSandboxLenderApi({ siteOf }))
}

/** What vehicle pages call, and their pictures. */
function mountVehicleApis(http: HttpApp, app: AppContext): void {
  const makings = createNetworkLimiter(MAKING_LIMIT, () => app.clock.now())
  http.route('/cars', createMarketPriceApi({ marketPrice: app.marketPrice, vehicles: app.vehicles, siteOf }))
  http.route(
    '/',
    createVehicleApi({
      vehicles: app.vehicles,
      views: app.views,
      printSheet: app.printSheet,
      makings,
      now: () => app.clock.now(),
      siteOf,
      addressOf: (c) => c.get('address'),
      onFault: ({ what, error }) => sayFault(app, what, error),
    }),
  )
  mountPictures(http, app, makings)
}

/** Pictures of stock, and each site's own icons. */
function mountPictures(http: HttpApp, app: AppContext, makings: NetworkLimiter): void {
  http.route('/', createSiteIconApi({ siteOf }))
  http.route('/img/marks', createMarkApi())
  http.route('/api/cars', createVehicleLookupApi({ vehicles: app.vehicles, siteOf }))
  http.route(
    '/img',
    createMediaApi({
      shareImages: app.shareImages,
      makings,
      addressOf: (c) => c.get('address'),
      mediaDir: join(app.root, 'seed/media'),
      siteOf,
      findVehicle: (site, slug) => app.vehicles.findBySlug(site, slug),
    }),
  )
  http.route('/img', createPictureApi({ pictures: app.pictures, feedPictures: app.feedPictures, siteOf }))
}

/** What each address is to the metrics. */
function nameKinds(http: HttpApp): void {
  http.use('/api/*', async (c, next) => {
    c.set('kind', 'api')
    return next()
  })
  http.use('/cars/:slug/view.json', async (c, next) => {
    c.set('kind', 'api')
    return next()
  })
  http.use('/img/*', async (c, next) => {
    c.set('kind', 'picture')
    await next()
    // Mails, feeds' readers and portals show a dealer's pictures on pages of their own
    c.header('cross-origin-resource-policy', 'cross-origin')
  })
}

/** Lookups and valuations are counted for the pages too, so the limit stands before them. */
function mountTradeIn(http: HttpApp, app: AppContext): void {
  http.use(
    createTradeInLimits({
      now: () => app.clock.now(),
      siteOf: (c) => c.get('site').id,
      addressOf: (c) => c.get('address'),
    }),
  )
  const onFault = (error: Error) => sayFault(app, 'trade-in', error)
  http.route('/', createTradeInApi({ tradeIn: app.tradeIn, siteOf, onFault }))
}

/** Gateways' news, the limit of checkouts, and the sandbox's own page where it may run. */
function mountPayments(http: HttpApp, app: AppContext): void {
  const { reservations, sandbox } = app
  const onFault = (error: unknown) => sayFault(app, 'payment news', error)
  http.use(
    createReservationLimits({
      now: () => app.clock.now(),
      siteOf: (c) => c.get('site').id,
      addressOf: (c) => c.get('address'),
    }),
  )
  http.route('/api/payments', createPaymentWebhookApi({ reservations, siteOf, onFault }))
  if (!sandbox) return
  http.route(
    '/dev/pay',
    createSandboxApi({
      sandbox,
      siteOf,
      sendNews: async (site, news) => {
        await reservations.receiveWebhook(site, { gateway: 'sandbox', ...news }).catch(onFault)
      },
    }),
  )
}

function mountLeads(http: HttpApp, app: AppContext): void {
  http.route(
    '/api/leads',
    createLeadApi({
      leads: app.leads,
      siteOf,
      accounts: app.accounts,
      addressOf: (c) => c.get('address'),
      onFault: (error) => sayFault(app, 'lead', error),
    }),
  )
  http.route(
    '/api/test-drives',
    createBookingApi({
      bookings: app.bookings,
      findVehicle: (site, id) => app.vehicles.findById(site, id),
      siteOf,
    }),
  )
}

/** Not of a database that does no work: that is told once, where it is watched. */
function sayFault(app: AppContext, what: string, error: unknown): void {
  if (unavailability(error) === null) app.log.error({ err: error }, what)
}
