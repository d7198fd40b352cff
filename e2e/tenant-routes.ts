import type { PageHandler } from '../src/app/http/page-handler.ts'
import { createHttpApp } from '#src/app/http/http-app.ts'
import routes from '#src/routes.ts'
import { ask, type AskOptions, findStock } from './ask.ts'

/** What one site has that addresses name: an example of each, read from its own sitemaps and search. */
export type TenantFacts = {
  slug: string
  vehicles: { id: string; slug: string }[]
  place: string
  dealership: string
  team: string
  offer: string
  category: string
  post: string
  brand: string
  model: string
  infoPage: string
}
export type RouteRequest = { path: string } & AskOptions

const SITEMAPS = ['pages', 'locations', 'brands', 'offers', 'blog']

/** The paths in a site's sitemap files, without vehicles. */
async function sitemapPaths(port: number, slug: string): Promise<string[]> {
  const host = `${slug}.localhost:${port}`
  const files = await Promise.all(SITEMAPS.map((name) => ask(port, host, `/sitemaps/${name}.xml`)))
  return files.flatMap(({ body }) =>
    [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname),
  )
}

/** Reads what a site has; an example is 'none' if it has none, which its route answers as unknown. */
export async function readTenant(port: number, slug: string): Promise<TenantFacts> {
  const paths = await sitemapPaths(port, slug)
  const last = (pattern: RegExp) => paths.map((path) => pattern.exec(path)?.[1]).findLast(Boolean) ?? 'none'
  return {
    slug,
    vehicles: await findStock(port, slug, 'year > 0', 1000),
    place: last(/^\/locations\/([^/]+)$/),
    dealership: last(/^\/our-location\/([^/]+)$/),
    team: last(/^\/teams\/([^/]+)$/),
    offer: last(/^(\/offers\/.+)$/),
    category: last(/^\/blog\/([^/]+)$/),
    post: last(/^(\/blog\/[^/]+\/[^/]+)$/),
    brand: last(/^\/([^/]+)\/overview$/),
    model: last(/^\/([a-z0-9]+(?:-[a-z0-9]+)+)$/),
    infoPage: last(/^\/pages\/([^/]+)$/),
  }
}

/** Routes by method and pattern, from the tables that the server runs: the pages of routes.ts, and Hono's own. */
export function servedRoutes(): string[] {
  const never = new Proxy(() => never, { get: () => never })
  const app = new Proxy({}, { get: (_, name) => (name === 'root' ? '/' : never) })
  const parts = { app, pages: never as unknown as PageHandler, assets: () => null }
  const http = createHttpApp(parts as unknown as Parameters<typeof createHttpApp>[0])
  const apis = http.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  const pages = routes.map(({ path }) => `PAGE /${path ?? ''}`)
  return [...new Set([...pages, ...apis, 'GET /dev/outbox', 'GET /dev/outbox/:id'])]
}

type Cases = (own: TenantFacts, other: TenantFacts) => (string | RouteRequest)[]
const car = ({ vehicles }: TenantFacts) => vehicles[0] ?? { id: 'none', slug: 'none' }
const both =
  (pathOf: (facts: TenantFacts) => string): Cases =>
  (own, other) => [pathOf(own), pathOf(other)]
const json = (path: string, body: unknown, method = 'POST'): RouteRequest => ({
  path,
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const INDEX = '/api/search/indexes/vehicles'

/** Requests of each route that has parameters or takes a body: with this site's own things and with another's. */
const CASES: Record<string, Cases> = {
  'PAGE /search/*': () => [
    '/search/new-used-and-demo-cars',
    '/search/new-used-and-demo-cars?page=2',
    '/search/used-cars',
    '/search/toyota',
    '/search/no-such-segment',
  ],
  'PAGE /search-data/*': () => ['/search-data/new-used-and-demo-cars'],
  'PAGE /search-suggestions': () => ['/search-suggestions?query=20'],
  'PAGE /search-budget': () => ['/search-budget?frequency=weekly&repayment=120'],
  'PAGE /cards-by-id': (own, other) => [`/cards-by-id?id=${car(own).id}&id=${car(other).id}`],
  'PAGE /our-location/:dealership/stock': both(({ dealership }) => `/our-location/${dealership}/stock`),
  'PAGE /our-location/:slug': both(({ dealership }) => `/our-location/${dealership}`),
  'PAGE /locations/:slug': both(({ place }) => `/locations/${place}`),
  'PAGE /teams/:slug': both(({ team }) => `/teams/${team}`),
  'PAGE /contact-us/:location?': (own, other) => [
    '/contact-us',
    `/contact-us/${own.place}`,
    `/contact-us/${other.place}`,
  ],
  'PAGE /cars/:slug': both((facts) => `/cars/${car(facts).slug}`),
  'PAGE /cars/:slug/checkout': both((facts) => `/cars/${car(facts).slug}/checkout`),
  'PAGE /cars/:slug/buy-online': both((facts) => `/cars/${car(facts).slug}/buy-online`),
  'PAGE /checkout-journey': both((facts) => `/checkout-journey?car_id=${car(facts).slug}`),
  'PAGE /reservation/:reference/:signature': () => [`/reservation/AAAA-AAAA/${'x'.repeat(22)}`],
  'PAGE /print': both((facts) => `/print?car_id=${car(facts).id}`),
  'PAGE /cars/trade-in': both((facts) => `/cars/trade-in?car_id=${car(facts).id}`),
  'PAGE /book-test-drive': both((facts) => `/book-test-drive?car_id=${car(facts).id}`),
  'PAGE /dealerships/:make': both(({ brand }) => `/dealerships/${brand}`),
  'PAGE /brands/:brand': both(({ brand }) => `/brands/${brand}`),
  'PAGE /:brand/overview': both(({ brand }) => `/${brand}/overview`),
  'PAGE /:model': both(({ model }) => `/${model}`),
  'PAGE /offers/:id': both(({ offer }) => `/offers/${offer.split('/').at(-1)}`),
  'PAGE /offers/:manufacturer/:id': both(({ offer }) => offer),
  'PAGE /pages/:name': both(({ infoPage }) => `/pages/${infoPage}`),
  'PAGE /blog/:category': both(({ category }) => `/blog/${category}`),
  'PAGE /blog/:category/:slug': both(({ post }) => post),
  'PAGE /sitemaps/:name': () => [...SITEMAPS, 'vehicles', 'forms'].map((name) => `/sitemaps/${name}.xml`),
  'PAGE /test-drive/:reference/:signature': () => [`/test-drive/AAAA-AAAA/${'x'.repeat(22)}`],
  'PAGE /service-booking/:reference/:signature': () => [`/service-booking/AAAA-AAAA/${'x'.repeat(22)}`],
  'GET /api/cv/:link': () => [`/api/cv/${'a'.repeat(24)}.${'x'.repeat(29)}`],
  'PAGE /consent/:reference/:signature': () => [`/consent/AAAA-AAAA/${'x'.repeat(22)}`],
  'PAGE /*': () => ['/no/such/thing', '/no-such-thing'],
  'PAGE /success': () => ['/success', '/success?ref=FC-000000'],
  'GET /api/search/indexes/:uid/search': (own, other) => [
    `${INDEX}/search?limit=40`,
    `${INDEX}/search?filter=${encodeURIComponent(`id = "${car(other).id}" OR id = "${car(own).id}"`)}`,
  ],
  'POST /api/search/indexes/:uid/search': (_, other) => [
    json(`${INDEX}/search`, { filter: `id = "${car(other).id}"` }),
    json(`${INDEX}/search`, { limit: 30, facets: ['make', 'location_name', 'dealership_id'] }),
  ],
  'POST /api/search/indexes/:uid/facet-search': () => [
    json(`${INDEX}/facet-search`, { facetName: 'dealership_name' }),
    json(`${INDEX}/facet-search`, { facetName: 'make' }),
  ],
  'POST /api/search/multi-search': () => [
    json('/api/search/multi-search', {
      queries: [
        { indexUid: 'vehicles', limit: 3 },
        { indexUid: 'vehicles', q: 'kia' },
      ],
    }),
  ],
  'GET /api/search/similar/:slug': both((facts) => `/api/search/similar/${car(facts).slug}`),
  'GET /api/search/indexes/:uid': () => [INDEX, '/api/search/indexes/leads'],
  'GET /api/search/indexes/:uid/settings': () => [`${INDEX}/settings`],
  'GET /api/search/indexes/:uid/stats': () => [`${INDEX}/stats`],
  'POST /api/leads': () => [json('/api/leads', {})],
  'POST /api/texts/inbound': () => [
    { path: '/api/texts/inbound', method: 'POST', headers: FORM_TYPE, body: 'From=%2B61412345678&Body=STOP' },
  ],
  'GET /api/test-drives': (own, other) => [
    '/api/test-drives',
    `/api/test-drives?car_id=${car(own).id}`,
    `/api/test-drives?car_id=${car(other).id}`,
    `/api/test-drives?location=${other.place}`,
  ],
  'GET /api/stock-feeds/runs/:id': () => ['/api/stock-feeds/runs/1'],
  'GET /api/stock-feeds/vehicles/:stocknum': () => ['/api/stock-feeds/vehicles/1'],
  'PUT /api/stock-feeds/:source': () => [json('/api/stock-feeds/forecourt-json', [], 'PUT')],
  'GET /api/delivery': both((facts) => `/api/delivery?car_id=${car(facts).id}&postcode=4000`),
  'GET /cars/:slug/autogauge': both((facts) => `/cars/${car(facts).slug}/autogauge`),
  'GET /cars/:slug/view.json': both((facts) => `/cars/${car(facts).slug}/view.json`),
  'GET /cars/:file{[^/]+\\.pdf}': both((facts) => `/cars/${car(facts).slug}.pdf`),
  'POST /api/phone-reveal': (own, other) => [
    json('/api/phone-reveal', { car_id: car(other).id, dealership_id: 'none', website_id: own.slug }),
    json('/api/phone-reveal', { car_id: null, dealership_id: 'none', website_id: other.slug }),
  ],
  'GET /img/marks/:file': () => ['/img/marks/toyota.svg', '/img/marks/none.svg'],
  'GET /api/cars/:id': both((facts) => `/api/cars/${car(facts).id}`),
  'GET /api/cars/:id/finance-disclaimer': both((facts) => `/api/cars/${car(facts).id}/finance-disclaimer`),
  'GET /img/og/:file{[^/]+\\.jpg}': both((facts) => `/img/og/${car(facts).slug}.jpg`),
  'GET /img/media/:file': () => ['/img/media/sample-history-report.pdf'],
  'GET /img/feed': (_, other) => [`/img/feed?src=https%3A%2F%2F${other.slug}.example%2F1.jpg&w=320`],
  'GET /img/sample/:model/:view/:paint': () => [
    '/img/sample/suv/36/blue.webp?w=320',
    '/img/sample/suv/front/white?w=320',
  ],
  'PAGE /my-garage/:brand?': both(({ brand }) => `/my-garage/${brand}`),
  'POST /api/rate-limit': () => [json('/api/rate-limit', { phone: '0412 345 678' })],
  'GET /api/check-if-contact-exists': () => ['/api/check-if-contact-exists?phone_number=0412345678'],
  'POST /api/check-if-contact-exists': () => [
    json('/api/check-if-contact-exists', { phone_number: '0412345678' }),
  ],
  'POST /api/watchlist/save-car': (own, other) => [
    json('/api/watchlist/save-car', { phone_number: '0412345678', car_id: car(own).id }),
    json('/api/watchlist/save-car', { car_id: car(other).id }),
  ],
  'POST /api/watchlist/remove-car': (_, other) => [
    json('/api/watchlist/remove-car', { car_id: car(other).id }),
  ],
  'POST /api/trade-in/rego-lookup': () => [
    json('/api/trade-in/rego-lookup', { rego: 'NOPE99', regoState: 'QLD' }),
  ],
  'POST /api/trade-in/valuation': (_, other) => [
    json('/api/trade-in/valuation', { car_id: car(other).id, rego: '' }),
  ],
  'POST /api/trade-in/accept': () => [json('/api/trade-in/accept', { token: 'x'.repeat(40) })],
  'POST /api/miscellaneous': () => [json('/api/miscellaneous', { column_name: 'valuation', token: 'x' })],
  'PUT /api/trade-in/photos/:key': () => [
    { path: '/api/trade-in/photos/aaaaaaaa?t=x', method: 'PUT', body: 'x' },
  ],
  'DELETE /api/trade-in/photos/:key': () => [{ path: '/api/trade-in/photos/aaaaaaaa?t=x', method: 'DELETE' }],
  'GET /api/trade-in/photos/:key': () => [
    '/api/trade-in/photos/aaaaaaaa?t=x',
    '/api/trade-in/photos/aaaaaaaa?p=x',
  ],
  'POST /api/payments/:gateway/webhook': () => [
    json('/api/payments/sandbox/webhook', {
      type: 'checkout.session.completed',
      data: { object: { id: 'x' } },
    }),
  ],
  'GET /dev/pay/:session': () => ['/dev/pay/sbx_00000000000000000000000000000000'],
  'POST /dev/pay/:session': () => [json('/dev/pay/sbx_00000000000000000000000000000000', {})],
  'PAGE /finance-quote': both((facts) => `/finance-quote?car_id=${car(facts).id}`),
  'POST /api/youx/quote': (own, other) => [
    json('/api/youx/quote', { car_id: car(own).id }),
    json('/api/youx/quote', { car_id: car(other).id }),
  ],
  'POST /api/youx/create-customer': (_, other) => [
    json('/api/youx/create-customer', { data: { car_id: car(other).id } }),
  ],
  'POST /api/youx/send-code': () => [json('/api/youx/send-code', { phone: 'none' })],
  'POST /api/youx/check-code': () => [json('/api/youx/check-code', { challenge: 'x', code: '000000' })],
  'POST /api/policy-reports': () => [json('/api/policy-reports', {})],
  'POST /api/events': () => [json('/api/events', {})],
  'GET /dev/outbox/:id': () => ['/dev/outbox/999999'],
}

/** Routes with parameters that have no requests here, and requests for routes that are gone. */
export function routesWithoutCase(): string[] {
  const served = servedRoutes()
  const needed = served.filter((route) => /[:*{]|^(POST|PUT|DELETE)/.test(route) && !CASES[route])
  return [...needed, ...Object.keys(CASES).filter((route) => !served.includes(route))]
}

/** Every request of one site: pages also as the data that a browser moving within the site requests. */
export function requestsOf(own: TenantFacts, other: TenantFacts): RouteRequest[] {
  return servedRoutes().flatMap((route) => {
    const [kind, path = ''] = route.split(' ')
    const asked = (CASES[route]?.(own, other) ?? [path]).map((each) =>
      typeof each === 'string' ? { path: each } : each,
    )
    const [first] = asked
    const isPage = kind === 'PAGE' && first && !/\.(txt|xml)$|^\/sitemaps/.test(path)
    return isPage ? [...asked, { path: dataPath(first.path) }] : asked
  })
}

function dataPath(path: string): string {
  const [pathname = '', query] = path.split('?')
  const name = pathname === '/' ? '/_root.data' : `${pathname}.data`
  return query === undefined ? name : `${name}?${query}`
}
