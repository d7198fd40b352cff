/** A post unanswered for this long may be pressed again; so may a form the browser brought back. */
const HOLD_MS = 5_000
const sentAt = new WeakMap<object, number>()

type Submit = {
  currentTarget: EventTarget & HTMLFormElement
  defaultPrevented: boolean
  timeStamp: number
  preventDefault(): void
}

/**
 * The onSubmit of a plain form: holds back a second press, so that a double press makes one request and one
 * navigation (LEAD-012).
 */
export function holdSecondPost(event: Submit): void {
  const { currentTarget: form, timeStamp } = event
  if (event.defaultPrevented) return
  if (timeStamp < (sentAt.get(form) ?? 0)) event.preventDefault()
  else sentAt.set(form, timeStamp + HOLD_MS)
}
