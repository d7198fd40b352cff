/**
 * Moves this realm's `Date` ahead by the requested milliseconds at every reading: `new Date()`, `Date()` and
 * `Date.now()` are affected; dates made from arguments and `performance.now()` are not. Works only once,
 * however often it is loaded. Self-contained, because a browser gets it as text.
 */
export function moveDate(aheadMs) {
  const moved = Symbol.for('forecourt.moved-date')
  const Real = globalThis.Date
  if (Real[moved]) return
  const realNow = Real.now
  const now = () => realNow() + aheadMs()
  function movedDate(...args) {
    if (!new.target) return new Real(now()).toString()
    return Reflect.construct(
      Real,
      args.length > 0 ? args : [now()],
      new.target === movedDate ? Real : new.target,
    )
  }
  Object.defineProperties(movedDate, {
    ...Object.getOwnPropertyDescriptors(Real),
    now: { value: now, writable: true, configurable: true },
    [moved]: { value: true },
  })
  // Old and new dates share one prototype, so both are instances of Date.
  Real.prototype.constructor = movedDate
  globalThis.Date = movedDate
}
