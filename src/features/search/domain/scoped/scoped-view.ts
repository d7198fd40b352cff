import { pageList } from '#src/features/search/domain/page/page-list.ts'
import { spelledAsStock } from '#src/features/search/domain/facets/stock-spelling.ts'
import { HITS_PER_PAGE } from '#src/features/search/domain/search-state.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { type ScopedAsked, scopedHref } from './scoped-address.ts'

/** One choice of a scoped list: a parameter, its label and its values in the stock. */
export type ScopedField = {
  name: string
  label: string
  allLabel: string
  options: { value: string; count: number }[]
}
/** What the page of a directory or dealership's stock shows. */
export type ScopedView = {
  path: string
  asked: ScopedAsked
  fields: ScopedField[]
  hasPrice: boolean
  cards: CardView[]
  count: number
  /** Numbered pages with their addresses, null for a gap; empty if one page holds all. */
  pages: ({ page: number; href: string } | null)[]
  /** The current page, from 1; may be beyond the last if the address says so. */
  page: number
}

type ScopedViewInput = Pick<ScopedView, 'path' | 'asked' | 'fields' | 'hasPrice' | 'cards' | 'count'>

/** Adds the pages, 21 vehicles each (SRCH-035, SRCH-036). Fields with a single value are left out. */
export function toScopedView(input: ScopedViewInput): ScopedView {
  const { path, count } = input
  const names = input.fields.map(({ name }) => name)
  const chosen = Object.fromEntries(
    input.fields.map(({ name, options }) => [name, spelledAsStock(input.asked.chosen[name] ?? [], options)]),
  )
  const asked = { ...input.asked, chosen }
  const pages = Math.ceil(count / HITS_PER_PAGE)
  const current = asked.offset / HITS_PER_PAGE + 1
  const hrefOf = (page: number) => scopedHref(path, { ...asked, offset: (page - 1) * HITS_PER_PAGE }, names)
  return {
    ...input,
    asked,
    fields: input.fields.filter(
      ({ name, options }) => options.length > 1 || (asked.chosen[name] ?? []).length > 0,
    ),
    pages:
      pages > 1
        ? pageList(current, pages).map((page) => (page === null ? null : { page, href: hrefOf(page) }))
        : [],
    page: current,
  }
}
