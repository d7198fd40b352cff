const FIRST_MS = 50
const FACTOR = 2
/**
 * Low, so that a returning database is found within a second; a process only ever tries with one connection.
 */
const MAX_MS = 1000

/**
 * How long to wait before an attempt, counted from 1: doubling up to a second, each between half and the
 * whole of that so that processes spread out.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_MS, FIRST_MS * FACTOR ** Math.min(attempt - 1, 16))
  return whole * (0.5 + random() / 2)
}
