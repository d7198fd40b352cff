/** A post that nobody answered in this time may be pressed anew; so may a form the browser brought back. */
const HOLD_MS = 5_000
const sentAt = new WeakMap<object, number>()

/**
 * Holds a second press of a form that posts by itself, so that a double press makes one request and one navigation
 * (LEAD-012).
 */
export function holdSecondPost(
  event: Pick<SubmitEvent, 'target' | 'defaultPrevented' | 'timeStamp' | 'preventDefault'>,
): void {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.method !== 'post') return
  if (event.timeStamp < (sentAt.get(form) ?? 0)) event.preventDefault()
  else sentAt.set(form, event.timeStamp + HOLD_MS)
}
