import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { ask, findStock } from './ask.ts'
import { readPage } from './page-facts.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

/**
 * Every state a vehicle can be in, by its stock record; a site has most of them, and one of each is followed.
 */
const STATES: Record<string, string> = {
  available: 'status = in_stock AND reserved = false AND price > 0',
  new: 'status = in_stock AND car_type = new',
  demo: 'status = in_stock AND car_type = demo',
  reserved: 'status = in_stock AND reserved = true',
  sold: 'status = sold',
  coming: 'status = coming_soon',
  'on application': 'status = in_stock AND price IS NULL',
  'for test drives only': 'status = in_stock AND categories = test_drive_only',
  unphotographed: 'photos_count = 0',
  'sold and unphotographed': 'status = sold AND photos_count = 0',
}
/** Links onwards from a vehicle to pages about the same vehicle. */
const ABOUT = /^\/cars\/[^/]+\/|[?&]car_id=/
/** Files drawn on request, taking a second each: a few of a kind show that their links are right. */
const DRAWN = /^\/img\/|\.pdf$/
const DRAWN_MAX = 3
/** Pages about a vehicle that are requested whether or not its page offers them. */
const TYPED = (slug: string, id: string) => [
  `/cars/${slug}/checkout`,
  `/cars/${slug}/buy-online`,
  `/checkout-journey?car_id=${slug}`,
  `/book-test-drive?car_id=${id}`,
  `/cars/trade-in?car_id=${id}`,
  `/personalised/finance?car_id=${id}`,
]

let platform: ServedPlatform
beforeAll(async () => {
  platform = await servePlatform()
})
afterAll(() => platform?.stop())

function createWalk(slug: string) {
  const host = `${slug}.localhost:${platform.port}`
  const known = new Map<string, Promise<{ status: number; links: string[]; ids: string[] }>>()
  const faults = new Set<string>()
  const drawn = new Map<string, number>()

  /** Whether enough files of this kind have been requested already. */
  function isEnough(to: string): boolean {
    const kind = DRAWN.exec(to)?.[0]
    if (!kind || known.has(to)) return false
    drawn.set(kind, (drawn.get(kind) ?? 0) + 1)
    return (drawn.get(kind) ?? 0) > DRAWN_MAX
  }

  function read(path: string) {
    const before = known.get(path)
    if (before) return before
    const now = ask(platform.port, host, path).then(({ status, body, headers }) => {
      // Menus and footer are the same on every page: site-crawl follows them.
      const own = readPage(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '').links
      return { status, ids: readPage(body).ids, links: headers.location ? [String(headers.location)] : own }
    })
    known.set(path, now)
    return now
  }

  /** Follows each link of a page; pages about a vehicle are followed further, and a fragment must exist. */
  async function follow(path: string, isTyped = false): Promise<void> {
    const { status, links, ids } = await read(path)
    if (status >= 500 || (status >= 400 && !isTyped)) faults.add(`${status} ${path}`)
    for (const href of new Set(links)) {
      const url = new URL(href, `http://${host}${path}`)
      if (url.host !== host) continue
      const to = url.pathname + url.search
      if (isEnough(to)) continue
      const isKnown = known.has(to)
      const target = to === path ? { status, ids } : await read(to)
      if (to !== path && target.status >= 400) faults.add(`${target.status} ${to} from ${path}`)
      const fragment = decodeURIComponent(url.hash.slice(1))
      if (fragment && target.status === 200 && !target.ids.includes(fragment))
        faults.add(`nothing at ${to}#${fragment} from ${path}`)
      if (!isKnown && ABOUT.test(to)) await follow(to)
    }
  }
  return { follow, faults }
}

test.each(DEMO_SITES.map((site) => site.slug))(
  '%s: no page of a vehicle in any state, of its checkout or of thanks offers what is then refused (RSV-003, VDP-046, SITE-005)',
  async (slug) => {
    const { follow, faults } = createWalk(slug)
    for (const filter of Object.values(STATES))
      for (const vehicle of await findStock(platform.port, slug, filter)) {
        await follow(`/cars/${vehicle.slug}`)
        for (const path of TYPED(vehicle.slug, vehicle.id)) await follow(path, true)
      }
    const sent = await ask(platform.port, `${slug}.localhost:${platform.port}`, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Wanda Walker',
        email: 'wanda@example.com',
        phone: '0412 345 678',
        postcode: '4000',
        message: 'Is it there?',
      }),
    })
    await follow(`/success?ref=${JSON.parse(sent.body).reference}`)
    expect([...faults]).toEqual([])
  },
  120_000,
)
