import { createContext, useCallback, useContext, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SearchState } from '#src/features/search/domain/search-state.ts'
import type { SearchView } from '#src/features/search/domain/page/search-view.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { prefetchSearchData } from './search-data.ts'

type SearchActions = {
  view: SearchView
  href(state: SearchState): string
  /** Goes to a state; `replaces` keeps typing out of the history, `waitMs` waits for more of the same. */
  go(state: SearchState, options?: { replaces?: boolean; waitMs?: number }): void
}

const SearchActionsContext = createContext<SearchActions | null>(null)

/** Gives the controls of a search page their links and moves, and turns clicks on its links into router moves. */
export function SearchLinks({ view, children }: { view: SearchView; children: React.ReactNode }) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const href = useCallback((state: SearchState) => searchHref(state, view.path, view.base), [view.path, view.base])
  const actions = useMemo<SearchActions>(
    () => ({
      view,
      href,
      go(state, { replaces = false, waitMs = 0 } = {}) {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => navigate(href(state), { replace: replaces, preventScrollReset: true }), waitMs)
      },
    }),
    [view, href, navigate],
  )
  const onClick = (event: React.MouseEvent) => {
    const link = searchLink(event.target)
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '', { preventScrollReset: link.dataset.search !== 'page' })
  }
  const onIntent = (event: React.SyntheticEvent) => {
    const link = searchLink(event.target)
    if (link) prefetchSearchData(link.getAttribute('href') ?? '')
  }
  return (
    <SearchActionsContext value={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only speeds them up */}
      <div onClickCapture={onClick} onPointerOver={onIntent} onFocus={onIntent} onTouchStart={onIntent}>
        {children}
      </div>
    </SearchActionsContext>
  )
}

/** The actions of the surrounding search page. */
export function useSearchActions(): SearchActions {
  const actions = useContext(SearchActionsContext)
  if (!actions) throw new Error('search controls need SearchLinks around them')
  return actions
}

function searchLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-search]') : null
}
