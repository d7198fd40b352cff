export const CIRCUIT_FAILURES = 5
const OPEN_MS_FIRST = 60_000
const OPEN_MS_MAX = 15 * 60_000

/**
 * Milliseconds a receiver is left alone after its `failures`-th consecutive failure; 0 while the circuit is
 * closed. Afterwards one delivery is tried: success closes the circuit, failure opens it longer.
 */
export function circuitOpenMs(failures: number): number {
  if (failures < CIRCUIT_FAILURES) return 0
  return Math.min(OPEN_MS_MAX, OPEN_MS_FIRST * 2 ** Math.min(failures - CIRCUIT_FAILURES, 10))
}
