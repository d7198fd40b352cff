import { createContext, useContext, useMemo } from 'react'
import type { SearchState } from '#src/features/search/domain/search-state.ts'
import type { SearchView } from '#src/features/search/domain/page/search-view.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { prefetchSearchData } from './search-data.ts'
import type { MoveOptions, Moves } from './moves.ts'

type SearchActions = Pick<Moves, 'isWaiting' | 'stop'> & {
  view: SearchView
  href(state: SearchState): string
  /** Goes to a state; `replaces` keeps typing out of the history, `waitMs` waits for further changes. */
  go(state: SearchState, options?: Pick<MoveOptions, 'replaces' | 'waitMs' | 'own'>): void
  /** Starts loading a state that is likely to be chosen next. */
  prepare(state: SearchState): void
}

/** A view as shown: a new object each time, even for a view shown before. */
export type Shown = { view: SearchView }

const SearchActionsContext = createContext<SearchActions | null>(null)

export function SearchActionsOf({
  shown,
  moves,
  children,
}: {
  shown: Shown
  moves: Moves
  children: React.ReactNode
}) {
  const actions = useMemo<SearchActions>(() => {
    const { view } = shown
    const href = (state: SearchState) => searchHref(state, view.path, view.base)
    return {
      view,
      href,
      go: (state, options) => moves.move(href(state), { ...options, from: href(view.state) }),
      isWaiting: moves.isWaiting,
      stop: moves.stop,
      prepare: (state) => prefetchSearchData(href(state)),
    }
  }, [shown, moves])
  return <SearchActionsContext value={actions}>{children}</SearchActionsContext>
}

/** Turns clicks on the search's own links into moves, and prefetches on hover or touch. */
export function SearchLinks({ moves, children }: { moves: Moves; children: React.ReactNode }) {
  const onClick = (event: React.MouseEvent) => {
    const link = searchLink(event.target)
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || event.button !== 0 || isModified) return
    event.preventDefault()
    const kind = link.dataset.search
    moves.move(link.getAttribute('href') ?? '', {
      toTop: kind === 'page',
      from: kind === 'clear' ? null : link.closest('form')?.dataset.from,
    })
  }
  const onIntent = (event: React.SyntheticEvent) => {
    const link = searchLink(event.target)
    if (link) prefetchSearchData(link.getAttribute('href') ?? '')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only speeds them up
    <div onClickCapture={onClick} onPointerOver={onIntent} onFocus={onIntent} onTouchStart={onIntent}>
      {children}
    </div>
  )
}

/** The actions of the surrounding search page; a new object whenever a view is shown. */
export function useSearchActions(): SearchActions {
  const actions = useContext(SearchActionsContext)
  if (!actions) throw new Error('search controls need SearchActionsOf around them')
  return actions
}

function searchLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-search]') : null
}
