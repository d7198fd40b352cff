/** A post that nobody answered in this time may be pressed anew. */
const HOLD_MS = 10_000

/** What of a submit event decides whether it goes out. */
type Press = { form: object; method: string; isPrevented: boolean; at: number }

/**
 * Tells of each press whether the form is on its way already, so that a double press of a form that posts by itself
 * makes one request and one navigation (LEAD-012). `release` forgets all: the browser brought the page back.
 */
export function createPostHold() {
  let sent = new WeakMap<object, number>()
  return {
    isHeld({ form, method, isPrevented, at }: Press): boolean {
      if (isPrevented || method !== 'post') return false
      if (at - (sent.get(form) ?? -HOLD_MS) < HOLD_MS) return true
      sent.set(form, at)
      return false
    },
    release(): void {
      sent = new WeakMap()
    },
  }
}
