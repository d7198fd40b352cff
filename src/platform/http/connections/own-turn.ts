import { setImmediate as nextTurn } from 'node:timers/promises'

let lastTurn = Promise.resolve()

/**
 * One piece of work in each turn of the event loop, however many are asked for at once: whoever does little is answered
 * in between. Resolves when the caller may go on.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}
