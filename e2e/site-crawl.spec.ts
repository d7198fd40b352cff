import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { ask } from './ask.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

/** Pages of one kind are alike: this many of each are followed on each site. */
const PER_KIND = 4
/** Breadth first, so that what the menus name comes before this bound. */
const PAGES_MAX = 150
/** What is built: every link into these is good. */
const BUILT = [
  /^\/$/,
  /^\/search(\/|$)/,
  /^\/cars\/[^/]+$/,
  /^\/(favourites|compare)$/,
  /^\/(cars\/)?trade-in$/,
  /^\/(dealerships|our-location|locations|teams|dealer-locator)(\/|$)/,
  /^\/contact(-us)?(\/|$)/,
  /^\/(book-test-drive|fleet|careers|call-back|sell-(my|your)-car|service|vehicle-parts-and-accessories|parts\/search)$/,
  /^\/(brands|offers)(\/|$)/,
  /^\/[^/]+\/overview$/,
  /^\/(special-offers|spin-to-win)$/,
  /^\/(privacy-policy|terms-and-conditions)\/?$/,
  /^\/(about-us|buying|faqs|finance|prepaid-maintenance-plan|roadside-assistance|warranty)$/,
  /^\/(blog|pages)(\/|$)/,
]
/**
 * Addresses that the demo sites' menus and sections already name and whose pages come with later issues. A page that
 * lands is taken off this list by the test that then fails; a link to nowhere cannot join it unseen.
 */
const STILL_MISSING: string[] = []

let platform: ServedPlatform
beforeAll(async () => {
  platform = await servePlatform()
})
afterAll(() => platform?.stop())

type Visit = { path: string; from: string; status: number; fragments: string[] }
const visits = new Map<string, Visit[]>()

/** The kind a page is of: the same template of address, and the same parameter. */
function kindOf(path: string): string {
  const url = new URL(path, 'http://site')
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const shape = ['search', 'cars', 'brands', 'offers'].includes(first)
    ? `/${first}${rest.map(() => '/*').join('')}`
    : rest.at(-1) === 'overview'
      ? '/*/overview'
      : url.pathname
  const names = [...new Set(url.searchParams.keys())]
  // Filters combine without end, so any two or more of them are one kind
  return `${shape}?${names.length > 1 ? 'several' : (names[0] ?? '')}`
}

function linksOf(html: string): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return [...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
}

/** Same-page links whose target is not on the page. */
function deadFragments(html: string): string[] {
  return [...new Set(linksOf(html).filter((href) => /^#./.test(href)))].filter(
    (href) => !html.includes(`id="${href.slice(1)}"`),
  )
}

/** Follows what a visitor can, from the home page on, breadth first. */
async function crawl(slug: string): Promise<Visit[]> {
  const host = `${slug}.localhost:${platform.port}`
  const found: Visit[] = []
  const asked = new Set(['/'])
  const perKind = new Map<string, number>()
  const queue = [{ path: '/', from: '' }]
  for (let next = queue.shift(); next && found.length < PAGES_MAX; next = queue.shift()) {
    const answer = await ask(platform.port, host, next.path)
    found.push({ ...next, status: answer.status, fragments: deadFragments(answer.body) })
    const isPage = answer.status === 200 && String(answer.headers['content-type']).startsWith('text/html')
    const moved = answer.headers.location ? [String(answer.headers.location)] : []
    for (const href of isPage ? linksOf(answer.body) : moved) {
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

test.each(DEMO_SITES.map((site) => site.slug))(
  '%s: every link into what is built leads to a page, and every jump within a page has its place (SITE-005, SITE-006)',
  async (slug) => {
    const found = await crawl(slug)
    visits.set(slug, found)
    const kinds = new Set(found.map((visit) => kindOf(visit.path)))
    expect(found.length).toBeGreaterThan(60)
    expect([...kinds]).toEqual(expect.arrayContaining(['/?', '/search/*?', '/cars/*?']))
    const isBuilt = ({ path }: Visit) => BUILT.some((pattern) => pattern.test(path.split('?')[0] ?? ''))
    const broken = found.filter((visit) => isBuilt(visit) && ![200, 301, 302, 308].includes(visit.status))
    expect(broken.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([])
    const jumps = found.flatMap(({ path, fragments }) => fragments.map((fragment) => `${path} ${fragment}`))
    expect(jumps).toEqual([])
  },
  120_000,
)

test('the addresses without a page yet are those that are written down, no more and no less', () => {
  expect(visits.size).toBe(DEMO_SITES.length)
  const missing = [...visits.values()].flat().filter((visit) => visit.status === 404)
  expect([...new Set(missing.map((visit) => visit.path.split('?')[0]))].sort()).toEqual(STILL_MISSING)
  expect([...visits.values()].flat().filter((visit) => visit.status >= 500)).toEqual([])
})
