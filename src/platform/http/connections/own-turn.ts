import { setImmediate as nextTurn } from 'node:timers/promises'

let lastTurn = Promise.resolve()

/**
 * Lets one piece of work run in each turn of the event loop, however many are requested at once, so that
 * short requests are answered in between. Resolves when the caller may go on.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}
