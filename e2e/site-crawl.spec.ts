import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { ask, findStock, policyRefusals } from './ask.ts'
import { faultsOf, type PageFacts, readPage } from './page-facts.ts'
import { openReadingJourney } from './journey.ts'
import { policyFaults } from './page-policy.ts'

/** How many pages of each kind are followed on each site, since they are built the same way. */
const PER_KIND = 3
/** Breadth first, so that whatever the menus name comes before this limit. */
const PAGES_MAX = 150
/** Pages of search results beyond the first ones. */
const NOT_LISTED = /\/search(\/|\?)/
/**
 * Pages for signed-in visitors, which lead to signing in; no link may name one on a site without accounts.
 */
const SIGNED_IN = ['/watchlist', '/my-garage', '/online-payment']
/** Per site, opened in a browser to watch its console. */
const BROWSED = 3
const SLUGS = DEMO_SITES.map((site) => site.slug)

const { platform, browser } = await openReadingJourney()

type Visit = { path: string; from: string; status: number; page: PageFacts | null; refused: string[] }
const visits = new Map<string, Visit[]>()
const browsedKinds = new Set<string>()
/** The site's public host: preview hosts keep search engines out of every page. */
const hostOf = (slug: string) => DEMO_SITES.find((site) => site.slug === slug)?.hosts?.[0] ?? ''

/** The kind of a page: the same address template and the same parameter. */
function kindOf(path: string): string {
  const url = new URL(path, 'http://site')
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const shape = ['search', 'cars', 'brands', 'offers'].includes(first)
    ? `/${first}${rest.map(() => '/*').join('')}`
    : rest.at(-1) === 'overview'
      ? '/*/overview'
      : url.pathname
  const names = [...new Set(url.searchParams.keys())]
  // Filters combine endlessly, so any two or more of them are one kind.
  return `${shape}?${names.length > 1 ? 'several' : (names[0] ?? '')}`
}

const isReservable = (slug: string) =>
  DEMO_SITES.find((site) => site.slug === slug)?.features?.reserve_online === true

/** Where a vehicle is reserved: few vehicles on a page of results can be, so links alone may miss it. */
async function checkoutsOf(slug: string): Promise<string[]> {
  if (!isReservable(slug)) return []
  const filter = 'status = in_stock AND reserved = false AND price > 20000'
  const cars = await findStock(platform.port, slug, filter, 40)
  for (const { slug: car } of cars) {
    const path = `/cars/${car}/checkout`
    if ((await ask(platform.port, hostOf(slug), path)).status < 400) return [path]
  }
  return []
}

/** Follows what a visitor can, from the home page on, breadth first. */
async function crawl(slug: string): Promise<Visit[]> {
  const host = hostOf(slug)
  const found: Visit[] = []
  const starts = ['/', ...SIGNED_IN, ...(await checkoutsOf(slug))]
  const asked = new Set(starts)
  const perKind = new Map<string, number>()
  const queue = starts.map((path) => ({ path, from: '' }))
  for (let next = queue.shift(); next && found.length < PAGES_MAX; next = queue.shift()) {
    const answer = await ask(platform.port, host, next.path)
    const isPage = answer.status === 200 && String(answer.headers['content-type']).startsWith('text/html')
    const page = isPage ? readPage(answer.body) : null
    const policy = String(answer.headers['content-security-policy'] ?? '')
    const refused = isPage ? policyFaults(answer.body, policy) : []
    found.push({ ...next, status: answer.status, page, refused })
    const moved = answer.headers.location ? [String(answer.headers.location)] : []
    for (const href of page ? page.links : moved) {
      const url = new URL(href, `http://${host}${next.path}`)
      if (url.host !== host || !/^https?:$/.test(url.protocol)) continue
      const path = url.pathname + url.search
      const kind = kindOf(path)
      const count = perKind.get(kind) ?? 0
      if (asked.has(path) || count >= PER_KIND) continue
      asked.add(path)
      perKind.set(kind, count + 1)
      queue.push({ path, from: next.path })
    }
  }
  return found
}

test.each(SLUGS)(
  '%s: every link leads to a page with one h1, its language, its title and no duplicate id; no address is missing (SITE-005, SITE-006)',
  async (slug) => {
    const found = await crawl(slug)
    visits.set(slug, found)
    const kinds = new Set(found.map((visit) => kindOf(visit.path)))
    expect(found.length).toBeGreaterThan(60)
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        ...['/?', '/search/*?', '/cars/*?', '/sign-in?several'],
        ...(isReservable(slug) ? ['/cars/*/*?'] : []),
      ]),
    )
    const broken = found.filter(({ status }) => ![200, 301, 302, 303, 308].includes(status))
    expect(broken.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([])
    const faults = found.flatMap(({ path, page }) =>
      page ? faultsOf(page).map((fault) => `${path}: ${fault}`) : [],
    )
    expect(faults).toEqual([])
    // Every kind of page by its HTML; a browser opens some of them below.
    expect(found.flatMap(({ path, refused }) => refused.map((what) => `${path}: ${what}`))).toEqual([])
  },
  120_000,
)

/** Canonical addresses of a site's pages, each with the titles and descriptions found there. */
function byCanonical(slug: string): Map<string, PageFacts> {
  const pages = (visits.get(slug) ?? []).flatMap(({ page }) => (page?.isIndexed ? [page] : []))
  return new Map(pages.map((page) => [page.canonical, page]))
}

test.each(SLUGS)('%s: no two addresses share a title or a description (SITE-007)', (slug) => {
  const pages = [...byCanonical(slug).values()]
  expect(pages.length).toBeGreaterThan(20)
  for (const field of ['title', 'description'] as const) {
    const owners = new Map<string, string[]>()
    for (const page of pages) owners.set(page[field], [...(owners.get(page[field]) ?? []), page.canonical])
    expect([...owners].filter(([, urls]) => urls.length > 1)).toEqual([])
  }
})

test.each(SLUGS)(
  '%s: a canonical address is on the same host, answers, and names itself (SITE-007)',
  async (slug) => {
    const origin = `http://${hostOf(slug)}`
    const seen = new Set((visits.get(slug) ?? []).map(({ path }) => path))
    const foreign: string[] = []
    for (const canonical of byCanonical(slug).keys()) {
      if (!canonical.startsWith(`${origin}/`)) foreign.push(canonical)
      const path = canonical.slice(origin.length)
      if (seen.has(path)) continue
      const answer = await ask(platform.port, hostOf(slug), path)
      const named = readPage(answer.body).canonical
      if (answer.status !== 200 || named !== canonical)
        foreign.push(`${answer.status} ${path} names ${named}`)
    }
    expect(foreign).toEqual([])
  },
)

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')

test.each(SLUGS)(
  '%s: each address of its sitemap is listed once, answers and is canonical to itself; each kind of page is in it (SITE-007)',
  async (slug) => {
    const origin = `http://${hostOf(slug)}`
    const get = (url: string) => ask(platform.port, hostOf(slug), url.slice(origin.length))
    const files = locations((await get(`${origin}/sitemap.xml`)).body)
    const listed: string[] = []
    const faults: string[] = []
    for (const file of files) {
      const urls = locations((await get(file)).body)
      listed.push(...urls)
      const step = file.endsWith('vehicles.xml') ? Math.ceil(urls.length / 15) : urls.length > 60 ? 5 : 1
      for (const url of urls.filter((_, index) => index % step === 0)) {
        const answer = await get(url)
        const page = readPage(answer.body)
        if (answer.status !== 200 || page.canonical !== url || !page.isIndexed)
          faults.push(`${answer.status} ${url} names ${page.canonical}${page.isIndexed ? '' : ', noindex'}`)
      }
    }
    faults.push(...listed.filter((url, index) => listed.indexOf(url) !== index).map((url) => `${url} twice`))
    expect(faults).toEqual([])
    const known = new Set(listed)
    const missing = [...byCanonical(slug)].filter(([url]) => !known.has(url) && !NOT_LISTED.test(url))
    expect(missing.map(([url]) => url)).toEqual([])
  },
  120_000,
)

test.each(SLUGS)('%s: pages of different kinds load without a word in the console', async (slug) => {
  const pages = (visits.get(slug) ?? []).filter(({ page }) => page)
  // Kinds that no earlier site was opened in, so that all sites together show them all.
  const fresh = pages.filter(({ path }, at) => {
    const kind = kindOf(path)
    return !browsedKinds.has(kind) && pages.findIndex((each) => kindOf(each.path) === kind) === at
  })
  const opened = [...fresh, ...pages].slice(0, BROWSED)
  for (const { path } of opened) browsedKinds.add(kindOf(path))
  const noise: string[] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`${page.url()}: ${error.message}`))
  for (const { path } of opened) await page.goto(platform.site(slug) + path, { waitUntil: 'networkidle' })
  await context.close()
  expect(noise).toEqual([])
})

test('no page of any site broke its own security policy: browsers reported none', async () => {
  expect(await policyRefusals(platform.port)).toEqual([])
})
