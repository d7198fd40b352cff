import { useCallback, useRef, useState } from 'react'

/** Tracks and moves a row of pictures that scrolls natively by swipe and snaps. */
export function usePhotoStrip(count: number, startIndex = 0) {
  const stripRef = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(startIndex)
  const goTo = useCallback(
    (target: number) => {
      const strip = stripRef.current
      const wrapped = (target + count) % count
      setIndex(wrapped)
      strip?.scrollTo({ left: wrapped * strip.clientWidth })
    },
    [count],
  )
  const followScroll = useCallback(() => {
    const strip = stripRef.current
    if (strip && strip.clientWidth > 0) setIndex(Math.round(strip.scrollLeft / strip.clientWidth))
  }, [])
  return { stripRef, index, goTo, followScroll }
}
