import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { PromiseName } from '#seed/stock/promises.ts'
import { findStock, policyRefusals } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { openAuditor, type PageFacts } from './page-audit.ts'
import { promised } from './promised.ts'

/** These sites are tested in every kind of page; the others where their own document and stock show. */
const WHOLE_SITES = ['meridian', 'ironbark-motorcycles']
const OTHER_SITES = ['northgate-kia', 'carbarn', 'aurelia', 'longhaul-trucks', 'wattle-caravans']
/** Sites whose template another of these has. */
const TWINS = ['northgate-kia', 'carbarn', 'wattle-caravans']
const SEARCH = '/search/new-used-and-demo-cars'
const IN_STOCK = 'status = in_stock AND reserved = false AND photos_count > 3'
/** Sold, reserved, without a price and without a photo. */
const VEHICLE_KINDS: Record<string, PromiseName[]> = {
  meridian: [
    'a sold car',
    'a reserved car',
    'a car whose price is on application',
    'a car without photographs',
  ],
  'ironbark-motorcycles': [
    'a sold motorcycle',
    'a reserved motorcycle',
    'a motorcycle whose price is on application',
    'a motorcycle without photographs',
  ],
}
/** Pages about the visitor or about nothing: they are not indexed, so they need no description. */
const UNINDEXED = ['/favourites', '/compare', '/success', '/no-such-thing']
/** They are the same in each template: one site shows them. */
const UNINDEXED_OF: Record<string, string[]> = { meridian: UNINDEXED }
const budgetBytes =
  1024 * JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).budgets.pageScriptKb
/** The first row of cards may load at once; everything below waits. */
const EAGER_PICTURES_MAX = 4

const { platform, browser } = await openReadingJourney()
const auditor = await openAuditor(browser)
const pages = new Map<string, PageFacts[]>()

afterAll(() => auditor.close())

async function vehiclePath(slug: string, filter: string): Promise<string | null> {
  const [found] = await findStock(platform.port, slug, filter)
  return found ? `/cars/${found.slug}` : null
}

const promisedPath = async (name: PromiseName) => `/cars/${(await promised(platform.port, name)).slug}`

async function look(slug: string, paths: string[]): Promise<PageFacts[]> {
  const seen: PageFacts[] = []
  for (const path of paths)
    seen.push(await auditor.audit(platform.site(slug) + path, { isTwin: TWINS.includes(slug) }))
  pages.set(slug, seen)
  return seen
}

const problemsOf = (seen: PageFacts[]) =>
  seen.filter((page) => page.problems.length > 0).map((page) => [page.url, ...page.problems].join('\n  '))

test.each(WHOLE_SITES)(
  '%s: each kind of page is accessible on a phone, quiet in the console, still while it loads, and no wider than 320 px (SITE-006)',
  async (slug) => {
    const inStock = await vehiclePath(slug, IN_STOCK)
    const others = await Promise.all((VEHICLE_KINDS[slug] ?? []).map(promisedPath))
    const vehicles = [inStock, ...others].filter((path) => path !== null)
    expect(vehicles.length).toBe(5)
    const unindexed = UNINDEXED_OF[slug] ?? []
    const seen = await look(slug, ['/', SEARCH, ...vehicles, ...unindexed])
    const statuses = [
      ...Array(7).fill(200),
      ...unindexed.map((path) => (path === '/no-such-thing' ? 404 : 200)),
    ]
    expect(seen.map(({ status }) => status)).toEqual(statuses)
    expect(problemsOf(seen)).toEqual([])
  },
  120_000,
)

test.each(OTHER_SITES)(
  '%s: its own colours, words and stock keep home, search and vehicle page as good (SITE-001, SITE-007)',
  async (slug) => {
    const inStock = await vehiclePath(slug, IN_STOCK)
    // Atelier's dark stage without a photo.
    const dark = slug === 'aurelia' ? await promisedPath('a Mercedes-Benz without photographs') : null
    const seen = await look(slug, ['/', SEARCH, inStock ?? '', ...(dark ? [dark] : [])])
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, ...(slug === 'aurelia' ? [200] : [])])
    expect(problemsOf(seen)).toEqual([])
  },
  60_000,
)

test('each page has one first heading, the language of the country, and a title no other page has', () => {
  const seen = [...pages.values()].flat()
  expect(seen.length).toBe(WHOLE_SITES.length * 7 + UNINDEXED.length + OTHER_SITES.length * 3 + 1)
  const wrong = seen.filter((page) => page.h1.length !== 1 || !page.h1[0]?.trim() || page.lang !== 'en-AU')
  expect(wrong.map((page) => [page.url, page.lang, page.h1])).toEqual([])
  const titles = seen.filter((page) => page.status === 200).map((page) => page.title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('pages to be indexed have their own description and name themselves as canonical; the others ask to be left out', () => {
  const isUnindexed = (page: PageFacts) => UNINDEXED.some((path) => page.url.endsWith(path))
  const indexed = [...pages.values()].flat().filter((page) => !isUnindexed(page))
  // Trucks, motorcycles and caravans have their own search path, so only the host and the kind of address are
  // checked.
  const kindOf = (address: string | null) => address?.replace(/new-used-and-demo-[a-z]+$/, 'all')
  const wrong = indexed.filter((page) => kindOf(page.canonical) !== kindOf(page.url))
  expect(wrong.map((page) => [page.url, page.canonical])).toEqual([])
  const descriptions = indexed.map((page) => page.description ?? '')
  expect(indexed.filter((page) => (page.description ?? '').length < 40).map((page) => page.url)).toEqual([])
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  const left = [...pages.values()].flat().filter(isUnindexed)
  expect(left.length).toBe(UNINDEXED.length)
  expect(
    left.filter((page) => !/<meta name="robots" content="noindex/.test(page.html)).map((page) => page.url),
  ).toEqual([])
})

test('the first picture of home, search and vehicle page is in the first HTML and loaded first; the rest wait', () => {
  const faults = [...pages.values()].flatMap((seen) =>
    seen.slice(0, 3).flatMap((page) => pictureFaults(page.html).map((fault) => `${page.url}: ${fault}`)),
  )
  expect(faults).toEqual([])
})

function pictureFaults(html: string): string[] {
  const pictures = html.slice(html.indexOf('<main')).match(/<img [^>]*>/g) ?? []
  const isFirst = (picture: string) =>
    /fetchpriority="high"/i.test(picture) && !/loading="lazy"/.test(picture)
  const faults: string[] = []
  if (!pictures[0] || !isFirst(pictures[0])) faults.push(`first picture waits: ${pictures[0]?.slice(0, 120)}`)
  if (pictures.filter(isFirst).length > 1) faults.push('more than one picture is the most urgent')
  const eager = pictures.filter((picture) => !/loading="lazy"/.test(picture)).length
  if (eager > EAGER_PICTURES_MAX) faults.push(`${eager} pictures load at once`)
  const unsized = pictures.filter(
    (picture) => !/ width="\d+"/.test(picture) || !/ height="\d+"/.test(picture),
  )
  if (unsized.length > 0) faults.push(`no size: ${unsized[0]?.slice(0, 120)}`)
  return faults
}

test('no page transfers more JavaScript to a phone than the budget in package.json', () => {
  const seen = [...pages.values()].flat()
  expect(seen.filter((page) => page.scriptBytes < 50_000).map((page) => page.url)).toEqual([])
  const over = seen.filter((page) => page.scriptBytes > budgetBytes)
  expect(over.map((page) => `${page.url}: ${Math.round(page.scriptBytes / 102.4) / 10} KB`)).toEqual([])
})

test('no page broke its own security policy: browsers reported none', async () => {
  expect(await policyRefusals(platform.port)).toEqual([])
})
