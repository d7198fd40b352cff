import { pageList } from '#src/features/search/domain/page/page-list.ts'
import { HITS_PER_PAGE } from '#src/features/search/domain/search-state.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { type ScopedAsked, scopedHref } from './scoped-address.ts'

/** One choice of a scoped list: a parameter, its words and the values that the stock has. */
export type ScopedField = {
  name: string
  label: string
  allLabel: string
  options: { value: string; count: number }[]
}
export type ScopedPage = { page: number; href: string; isCurrent: boolean }
/** Everything the page of a directory or of a dealership's stock shows. */
export type ScopedView = {
  path: string
  asked: ScopedAsked
  fields: ScopedField[]
  hasPrice: boolean
  cards: CardView[]
  count: number
  /** Numbered pages; null is a gap. */
  pages: (ScopedPage | null)[]
  previous: string | null
  next: string | null
}

type ScopedViewInput = Pick<ScopedView, 'path' | 'asked' | 'fields' | 'hasPrice' | 'cards' | 'count'>

/** Adds the pages, 21 vehicles each (SRCH-035, SRCH-036). Fields of a single value ask nothing and are left out. */
export function toScopedView(input: ScopedViewInput): ScopedView {
  const { path, asked, count } = input
  const names = input.fields.map(({ name }) => name)
  const pages = Math.ceil(count / HITS_PER_PAGE)
  const current = asked.offset / HITS_PER_PAGE + 1
  const hrefOf = (page: number) => scopedHref(path, { ...asked, offset: (page - 1) * HITS_PER_PAGE }, names)
  return {
    ...input,
    fields: input.fields.filter(
      ({ name, options }) => options.length > 1 || (asked.chosen[name] ?? []).length > 0,
    ),
    pages:
      pages > 1
        ? pageList(current, pages).map((page) =>
            page === null ? null : { page, href: hrefOf(page), isCurrent: page === current },
          )
        : [],
    previous: current > 1 && pages > 0 ? hrefOf(Math.min(current - 1, pages)) : null,
    next: current < pages ? hrefOf(current + 1) : null,
  }
}
