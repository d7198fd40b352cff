import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { arrivedSearchData, loadSearchData } from './search-data.ts'
import { setTapped } from './tapped-link.ts'

export type MoveOptions = { replaces?: boolean; toTop?: boolean }
export type ShownData = {
  data: SearchPageData
  /** Cards that reach into the screen: they change at once, the others just after. */
  cardsFirst: number
  move(href: string, options?: MoveOptions): void
}

const CARDS_FIRST = 6

/**
 * What the page shows and how it moves. Data that is in the browser shows within the frame of the tap, and the
 * router's address follows after the paint; other data shows when it comes, whichever of the two is first.
 */
export function useShownData(data: SearchPageData): ShownData {
  const navigate = useNavigate()
  const [early, setEarly] = useState<{ data: SearchPageData; since: SearchPageData } | null>(null)
  const [cardsFirst, setCardsFirst] = useState(CARDS_FIRST)
  const current = useRef(data)
  const lastMove = useRef(0)
  useEffect(() => {
    current.current = data
    setTapped(null)
    // Back brings the very data that it was shown over.
    setEarly(null)
  }, [data])
  const move = useCallback(
    (href: string, { replaces = false, toTop = false }: MoveOptions = {}) => {
      const mine = ++lastMove.current
      const show = (next: SearchPageData) => {
        if (mine !== lastMove.current) return
        setCardsFirst(visibleCards(toTop ? window.scrollY : 0))
        setEarly({ data: next, since: current.current })
      }
      const arrived = arrivedSearchData(href)
      const go = () =>
        navigate(href, { replace: replaces, preventScrollReset: !toTop, flushSync: toTop && !arrived })
      setTapped(href)
      if (toTop) {
        // First the router, which notes how far down the page was that it leaves.
        void go()
        if (!arrived) return
        flushSync(() => show(arrived))
        window.scrollTo(0, 0)
        return
      }
      if (arrived) {
        show(arrived)
        afterPaint(() => mine === lastMove.current && void go())
        return
      }
      loadSearchData(href).then(
        (next) => flushSync(() => show(next)),
        () => undefined,
      )
      void go()
    },
    [navigate],
  )
  const shown = early && early.since === data ? early.data : data
  return { data: shown, cardsFirst, move }
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** How many cards reach into the screen once the page has moved up by `scrolledPx`. */
function visibleCards(scrolledPx: number): number {
  const cards = [...document.querySelectorAll('[data-results] > li')]
  const below = cards.findIndex((card) => card.getBoundingClientRect().top + scrolledPx >= window.innerHeight)
  return below === -1 ? Math.max(cards.length, CARDS_FIRST) : Math.max(below, 1)
}
