import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'

let last: { text: string; data: SearchPageData } | null = null

/**
 * A search page's data as one string, because React Router's encoding visits each of some thousand values, on the
 * server and again in the browser (decision 0031).
 */
export function packSearchData(data: SearchPageData): string {
  last = { text: JSON.stringify(data), data }
  return last.text
}

/** The same object for the same text, so that nothing is parsed or rendered twice. */
export function unpackSearchData(text: string): SearchPageData {
  if (last?.text !== text) last = { text, data: JSON.parse(text) as SearchPageData }
  return last.data
}
