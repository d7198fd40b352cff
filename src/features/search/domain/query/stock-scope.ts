import { filterAnd, quoteFilterValue } from '../filter/filter-value.ts'
import type { SearchScope } from '../search-engine.ts'

export type ScopeSite = {
  dealershipIds: readonly string[]
  config: { includeSoldCarsDays: number; searchFilters: string; manufacturer: string | null }
}

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

/**
 * SRCH-018 to SRCH-020 and SRCH-040: in stock, coming soon, or sold within the window, and shown on the dealer's
 * website. The cut-off (Unix seconds) is rounded down to the hour, so that a scope is the same text for an hour.
 */
export function baseFilter(includeSoldCarsDays: number, nowMs: number): string {
  const cutoff = Math.floor((nowMs / 1000 - includeSoldCarsDays * DAY_SECONDS) / HOUR_SECONDS) * HOUR_SECONDS
  return `(status IN [in_stock, coming_soon] OR (status = sold AND sold_date_timestamp > ${cutoff})) AND show_on_dealer_website = true`
}

/** Limits a single-make site to its make (SITE-014); null for other sites. */
export function manufacturerFilter(manufacturer: string | null): string | null {
  return manufacturer === null ? null : `make = ${quoteFilterValue(manufacturer)}`
}

/** What a site may see: dealerships, base filter, own filter and manufacturer by AND (SRCH-039, SRCH-041). */
export function stockScope(site: ScopeSite, nowMs: number): SearchScope {
  const { config } = site
  return {
    dealershipIds: site.dealershipIds,
    filter: filterAnd(
      baseFilter(config.includeSoldCarsDays, nowMs),
      config.searchFilters,
      manufacturerFilter(config.manufacturer),
    ),
  }
}
