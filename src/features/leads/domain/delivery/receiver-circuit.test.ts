import { expect, test } from 'vitest'
import { CIRCUIT_FAILURES, circuitOpenMs } from './receiver-circuit.ts'

test('a receiver is left alone after five consecutive failures, longer each time, up to a quarter of an hour', () => {
  expect(circuitOpenMs(CIRCUIT_FAILURES - 1)).toBe(0)
  expect(circuitOpenMs(CIRCUIT_FAILURES)).toBe(60_000)
  expect(circuitOpenMs(CIRCUIT_FAILURES + 1)).toBe(120_000)
  expect(circuitOpenMs(1000)).toBe(15 * 60_000)
})
