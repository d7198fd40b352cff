import { type Unavailability, unavailability } from '../database/unavailable.ts'

/**
 * Tells the faults of what is tried again and again: a database that does no work once, however often it is met, until
 * it works again; every other fault each time.
 */
export function createFaultSeries(onError: (error: Error) => void) {
  let told: Unavailability | null = null
  return {
    failed(error: unknown): void {
      const why = unavailability(error)
      const isKnown = why !== null && why === told
      told = why
      if (!isKnown) onError(error as Error)
    },
    worked(): void {
      told = null
    },
  }
}
