import { type ReactNode, useSyncExternalStore } from 'react'

const TOAST_MS = 3_000
let message: ReactNode = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows one short message for three seconds, or `ms`; a second one replaces the first (ERR-008). */
export function showToast(text: ReactNode, ms = TOAST_MS): void {
  clearTimeout(timer)
  setMessage(text)
  timer = setTimeout(() => setMessage(null), ms)
}

/** The one place where messages appear; screen readers announce them. */
export function ToastRegion() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => null,
  )
  return (
    <div role="status" aria-live="polite" className="toast-region">
      {text ? <p>{text}</p> : null}
    </div>
  )
}

function setMessage(text: ReactNode): void {
  message = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
