import { createWorkLoop, type WorkLoop } from '#src/platform/jobs/work-loop.ts'
import type { ReservationService } from './reservation-service.ts'

/** Frequent enough that an ended hold shows as available within seconds; each round is two short queries. */
const POLL_MS = 3000

type LoopDeps = {
  reservations: Pick<ReservationService, 'tick'>
  onFault(error: unknown): void
}

/** Ends holds, checks payments and pays refunds in every process; each step happens once among all of them. */
export function createReservationLoop({ reservations, onFault }: LoopDeps): WorkLoop {
  return createWorkLoop({
    pollMs: POLL_MS,
    onError: onFault,
    work: async () => {
      await reservations.tick()
      return false
    },
  })
}
