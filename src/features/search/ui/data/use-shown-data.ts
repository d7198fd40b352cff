import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { createMoves, type Moves } from './moves.ts'
import { arrivedSearchData, loadSearchData } from './search-data.ts'

export type ShownData = {
  data: SearchPageData
  /** Cards visible on screen change at once, the others just after. */
  cardsFirst: number
  moves: Moves
}

const CARDS_FIRST = 6

/**
 * What the page shows and how it moves. Data already in the browser shows in the same frame as the tap, and the
 * router's address follows after the paint; other data shows on arrival.
 */
export function useShownData(data: SearchPageData): ShownData {
  const navigate = useNavigate()
  const [early, setEarly] = useState<{ data: SearchPageData; since: SearchPageData } | null>(null)
  const [cardsFirst, setCardsFirst] = useState(CARDS_FIRST)
  const shown = early && early.since === data ? early.data : data
  const current = useRef(data)
  const moves = useMemo(
    () =>
      createMoves((href, { replaces = false, toTop = false }, mine) => {
        const show = (next: SearchPageData) => {
          if (!moves.isLast(mine)) return
          setCardsFirst(visibleCards(toTop ? window.scrollY : 0))
          setEarly({ data: next, since: current.current })
        }
        const arrived = arrivedSearchData(href)
        const route = () =>
          navigate(href, {
            replace: replaces || href === here(),
            preventScrollReset: !toTop,
            flushSync: toTop && !arrived,
          })
        if (toTop) {
          // The router goes first, because it records the scroll position being left.
          void route()
          if (!arrived) return
          flushSync(() => show(arrived))
          window.scrollTo(0, 0)
          return
        }
        if (arrived) {
          show(arrived)
          afterPaint(() => moves.isLast(mine) && void route())
          return
        }
        loadSearchData(href).then(
          (next) => flushSync(() => show(next)),
          () => undefined,
        )
        void route()
      }),
    [navigate],
  )
  useEffect(() => {
    current.current = data
    // Going back restores exactly the data it replaced.
    setEarly(null)
  }, [data])
  useEffect(() => moves.arrive(addressOf(shown), shown === data), [moves, shown, data])
  useEffect(() => whenLeft(moves.stop), [moves])
  return { data: shown, cardsFirst, moves }
}

/** A failed search is repeated at its own place in the history. */
const here = () => window.location.pathname + window.location.search
const addressOf = ({ view }: SearchPageData) => searchHref(view.state, view.path, view.base)

/** Calls back on history steps, links that lead elsewhere, and the end of the page. */
function whenLeft(leave: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('popstate', leave, { signal })
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a:not([data-search])') && leave(),
    { capture: true, signal },
  )
  return () => {
    ending.abort()
    leave()
  }
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** How many cards are visible once the page has scrolled up by `scrolledPx`. */
function visibleCards(scrolledPx: number): number {
  const cards = [...document.querySelectorAll('[data-results] > li')]
  const below = cards.findIndex((card) => card.getBoundingClientRect().top + scrolledPx >= window.innerHeight)
  return below === -1 ? Math.max(cards.length, CARDS_FIRST) : Math.max(below, 1)
}
