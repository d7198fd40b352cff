import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import type { Live } from './take-over.tsx'
import { watchPlace } from './watch-place.ts'

/** React leaves alone what an element of the server's holds if the element names its markup itself. */
const AS_SENT = { __html: '' }

type SentPartProps<Props> = {
  id: string
  props: Props
  cdn: PictureCdn | null
  load: () => Promise<ComponentType<Props>>
  isOfUse: () => boolean
  /** Called when the page shows something else, before the part is alive: what was sent no longer holds. */
  onStale: () => void
}

/** A part as the server sent it, and alive once it is wanted and its code has come. */
export function SentPart<Props extends object>(part: SentPartProps<Props>) {
  const { id, props, cdn, load, isOfUse, onStale } = part
  const place = useRef<HTMLDivElement>(null)
  const sent = useRef(props)
  const known = useRef({ props, cdn })
  const live = useRef<Live<Props> | null>(null)
  const open = useRef(() => {})

  useEffect(() => {
    const element = place.current as HTMLElement
    const ending = new AbortController()
    let isOpen = false
    const repeatTap = watchPlace(element, { onWanted: () => open.current(), isOfUse, signal: ending.signal })
    open.current = () => {
      if (isOpen) return
      isOpen = true
      Promise.all([load(), import('./take-over.tsx')]).then(
        ([Part, { takeOver }]) => {
          if (ending.signal.aborted) return
          live.current = takeOver(element, { id, Part, onArrive: repeatTap }, known.current)
        },
        () => {
          // What the server drew works as it is; the next touch asks again
          isOpen = false
        },
      )
    }
    if (!element.firstElementChild && isOfUse()) open.current()
    return () => {
      ending.abort()
      live.current?.end()
      live.current = null
    }
  }, [id, load, isOfUse])

  // Before anybody sees the one thing beside the other
  useLayoutEffect(() => {
    known.current = { props, cdn }
    if (live.current) live.current.show(known.current)
    else if (!isSame(sent.current, props)) onStale()
  }, [props, cdn, onStale])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />
}

/** Whether a part would look the same: pages make new objects of the same data whenever they are drawn again. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
