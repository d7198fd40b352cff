/** Code is fetched once its part is this close to the window. */
const NEAR = '400px'

type Watched = { onWanted: () => void; isOfUse: () => boolean; signal: AbortSignal }

/**
 * Calls `onWanted` whenever the place comes near the window, is touched or gets focus. What it returns presses the
 * button again that was tapped meanwhile and that only a script can answer; later taps are the part's own.
 */
export function watchPlace(place: HTMLElement, { onWanted, isOfUse, signal }: Watched): () => void {
  let tapped: HTMLButtonElement | null = null
  let isLive = false
  const touched = ({ target, type }: Event) => {
    if (!(target instanceof Element) || !place.contains(target)) return
    onWanted()
    if (type === 'click' && !isLive) tapped = scriptedButton(target) ?? tapped
  }
  // On the window in the capture phase: nothing on the way can stop it
  for (const type of ['focusin', 'pointerdown', 'click'])
    window.addEventListener(type, touched, { capture: true, signal })
  if (isOfUse()) {
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onWanted(), {
      rootMargin: NEAR,
    })
    watcher.observe(place)
    signal.addEventListener('abort', () => watcher.disconnect())
  }
  return () => {
    isLive = true
    if (tapped?.isConnected) tapped.click()
    tapped = null
  }
}

/**
 * The tapped button, if only a script can answer it; links, summaries, checkboxes and form buttons work by
 * themselves.
 */
function scriptedButton(target: Element): HTMLButtonElement | null {
  return target.closest<HTMLButtonElement>('button[type=button]')
}
