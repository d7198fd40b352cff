const FIRST_MS = 50
const FACTOR = 2
/** Low, so that a database that is back is found within a second; one process asks with one connection only. */
const MAX_MS = 1000

/** How long to wait before a try, from 1: doubling to a second, each between half and whole so that processes spread. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_MS, FIRST_MS * FACTOR ** Math.min(attempt - 1, 16))
  return whole * (0.5 + random() / 2)
}
