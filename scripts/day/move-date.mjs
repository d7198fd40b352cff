/**
 * Moves this realm's `Date` ahead by as many milliseconds as asked for at every reading: `new Date()`, `Date()` and
 * `Date.now()` see it, dates made from arguments and `performance.now()` do not. Once only, however often it is loaded.
 * Complete in itself: a browser gets it as text.
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
  // One prototype: what was made before is a Date, and what is made from now on was always one
  Real.prototype.constructor = movedDate
  globalThis.Date = movedDate
}
