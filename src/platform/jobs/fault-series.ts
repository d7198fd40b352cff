import { type Unavailability, unavailability } from '../database/unavailable.ts'

/**
 * Reports the faults of work that is retried: an unavailable database once until it works again, every other
 * fault each time.
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
