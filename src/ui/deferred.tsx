import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'

/** Code is fetched once its part is this close to the window. */
const NEAR = '400px'

/**
 * A part of the page that the server draws, works as plain HTML, and fetches its code only when it comes
 * near, is touched or gets focus. Until then the browser keeps the server's markup. A tap on a button that
 * needs the code is held and repeated once the code has loaded.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Called in the browser: false when this visitor does not need the code until they touch the part. */
  isOfUse: () => boolean = () => true,
) {
  let open: () => void = () => {}
  const isWanted = new Promise<void>((resolve) => {
    open = resolve
  })
  const start = typeof window === 'undefined' ? load : () => isWanted.then(load)
  const Part = lazy(async () => ({ default: await start() }))
  // memo: a part still waiting for its code must not be drawn again because its parent was.
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React.lazy is
  return memo(function Deferred(props: Props) {
    const placeRef = useRef<HTMLDivElement>(null)
    const tapped = useRef<HTMLButtonElement>(null)
    const isLive = useRef(false)
    useEffect(() => {
      const place = placeRef.current
      if (!place) return
      // Reached by a link within the visit, so there is no server markup to keep. Where the server drew
      // nothing it left its comments, and only the code can tell whether this visitor sees something.
      if (!place.firstChild || (!place.firstElementChild && isOfUse())) return open()
      const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && open(), {
        rootMargin: NEAR,
      })
      const touched = (event: Event) => {
        if (!(event.target instanceof Element) || !place.contains(event.target)) return
        open()
        if (event.type === 'click' && !isLive.current)
          tapped.current = scriptedButton(event.target) ?? tapped.current
      }
      const ending = new AbortController()
      if (isOfUse()) watcher.observe(place)
      // On the window in the capture phase: React stops events in a part it cannot answer yet.
      for (const type of ['focusin', 'pointerdown', 'click'])
        window.addEventListener(type, touched, { capture: true, signal: ending.signal })
      return () => {
        watcher.disconnect()
        ending.abort()
      }
    }, [])
    const answerTap = () => {
      isLive.current = true
      if (tapped.current?.isConnected) tapped.current.click()
      tapped.current = null
    }
    return (
      <div ref={placeRef}>
        <Suspense fallback={null}>
          <Part {...props} />
          <Arrived onArrive={answerTap} />
        </Suspense>
      </div>
    )
  })
}

/** Runs once its neighbours in the boundary are live. */
function Arrived({ onArrive }: { onArrive(): void }) {
  const arrive = useRef(onArrive)
  useEffect(() => arrive.current(), [])
  return null
}

/**
 * The tapped button, if only a script can answer it; links, summaries, checkboxes and form buttons work by
 * themselves.
 */
function scriptedButton(target: Element): HTMLButtonElement | null {
  return target.closest<HTMLButtonElement>('button[type=button]')
}
