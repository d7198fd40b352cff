/**
 * A control that disappears when used (a chip, Clear all, a removed favourite) hands focus to the heading
 * above it, not to the top of the page. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let control: Element | null = null
  let heading: HTMLElement | null = null
  const note = ({ target }: { target: EventTarget | null }) => {
    control = target instanceof Element ? target : null
    heading = control?.closest('form,main')?.querySelector('h1,h2') ?? null
  }
  const watcher = new MutationObserver(() => {
    if (!control || control.isConnected) return
    control = null
    if (document.activeElement !== document.body || !heading?.isConnected) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
  note({ target: document.activeElement })
  document.addEventListener('focusin', note)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    watcher.disconnect()
  }
}
