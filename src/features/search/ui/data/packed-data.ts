import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'

let last: { text: string; data: SearchPageData } | null = null

/**
 * What a search page shows, as one text: React Router's own encoding looks at each of some thousand values, on the
 * server and again in the browser (decision 0031).
 */
export function packSearchData(data: SearchPageData): string {
  last = { text: JSON.stringify(data), data }
  return last.text
}

/** The same data for the same text, so that nothing is read or drawn twice. */
export function unpackSearchData(text: string): SearchPageData {
  if (last?.text !== text) last = { text, data: JSON.parse(text) as SearchPageData }
  return last.data
}
