import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { searchAnswer } from './answer-beside.ts'
import { STOCK_SEARCHES_KEPT } from '#src/features/search/domain/page/searches-kept.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** Thrown for an address without a search page; the route answers with a 404. */
export class SearchNotFoundError extends Error {}

const FRESH_MS = 60_000
type Kept = { at: number; answer: Promise<SearchPageData>; arrived: SearchPageData | null }
const kept = createRecentCache<Kept>(STOCK_SEARCHES_KEPT)
let lastGood: SearchPageData | null = null

/** Keeps a page's data, so that returning makes no request and it stays available while the search fails. */
export function keepSearchData(href: string, data: SearchPageData): void {
  if (data.isStale) return
  lastGood = data
  kept.set(href, { at: performance.now(), answer: Promise.resolve(data), arrived: data })
}

/** Starts loading an address the visitor is about to choose; errors are reported only if it is chosen. */
export function prefetchSearchData(href: string): void {
  request(href).answer.catch(() => undefined)
}

/** An address's data if already in the browser, so that it can show in the same frame as the tap. */
export function arrivedSearchData(href: string): SearchPageData | null {
  return fresh(href)?.arrived ?? null
}

/** An address's data from cache or server; if that fails, the last good results (SRCH-016, ERR-025). */
export async function loadSearchData(href: string): Promise<SearchPageData> {
  try {
    return await request(href).answer
  } catch (error) {
    if (error instanceof SearchNotFoundError || !lastGood) throw error
    // A new view object, so that controls return to what is actually shown.
    return { ...lastGood, view: { ...lastGood.view }, isStale: true }
  }
}

function request(href: string): Kept {
  const known = fresh(href)
  if (known) return known
  const entry: Kept = { at: performance.now(), answer: fetchSearchData(href), arrived: null }
  kept.set(href, entry)
  entry.answer.then(
    (data) => {
      entry.arrived = data
    },
    () => kept.delete(href),
  )
  return entry
}

function fresh(href: string): Kept | null {
  const known = kept.get(href)
  return known && performance.now() - known.at < FRESH_MS ? known : null
}

async function fetchSearchData(href: string): Promise<SearchPageData> {
  const { status, text } = await searchAnswer(href.replace(/^\/search\//, '/search-data/'))
  if (status === 404) throw new SearchNotFoundError(href)
  if (status !== 200) throw new Error(`search answered ${status}`)
  return JSON.parse(text) as SearchPageData
}
