import type { StoreHealth } from '../unavailable.ts'
import { shortReason } from './postgres-fault.ts'

/** A refusal that nobody met again for this long is over: writes are tried all the time. */
const REMEMBERED_MS = 10_000

type RefusalsDeps = { onHealth: (health: StoreHealth) => void; now?: () => number }

/** What the server refused of late: a full disk is met by writes alone, so only their refusals tell of it. */
export function createRefusals({ onHealth, now = Date.now }: RefusalsDeps) {
  let health: StoreHealth = { kind: 'ok' }
  let lastMs = Number.NEGATIVE_INFINITY

  return {
    noteFull(error: unknown): void {
      const isKnown = now() - lastMs < REMEMBERED_MS
      lastMs = now()
      if (isKnown) return
      health = { kind: 'full', sinceMs: lastMs, reason: shortReason(error) }
      onHealth(health)
    },
    health: (): StoreHealth => (now() - lastMs < REMEMBERED_MS ? health : { kind: 'ok' }),
  }
}
