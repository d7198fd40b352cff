import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { beginPush, finishPush, type PushStart, type PushVerdict, takeOver } from './push-repository.ts'

/** A live process may lose its connection briefly; only after this does it count as gone. */
const ABSENCE_MS = 2500

type PushKey = Pick<PushStart, 'dealershipId' | 'idempotencyKey'>

/**
 * Pushes by idempotency key. A key is taken while a process works on it, which the database knows. If an outage
 * cut the push off or its process died, it may be repeated within seconds.
 */
export function createPushClaims({ store, clock }: { store: Store; clock: Clock }) {
  const held = new Map<string, () => Promise<void>>()
  const nameOf = ({ dealershipId, idempotencyKey }: PushKey) => `push ${dealershipId} ${idempotencyKey}`

  async function isLeft(name: string): Promise<boolean> {
    if (await store.isHeld(name)) return false
    if (store.kind === 'postgresql') await pause(ABSENCE_MS)
    return !(await store.isHeld(name))
  }

  return {
    /** Claims a key for a body: a stored answer, a refusal, or permission to proceed. */
    async begin(push: PushStart): Promise<PushVerdict> {
      const name = nameOf(push)
      const claimed = await beginPush(store.db, push, clock.now())
      const verdict =
        claimed.kind === 'busy' && (await isLeft(name))
          ? await takeOver(store.db, push, { sinceMs: claimed.sinceMs, now: clock.now() })
          : claimed
      if (verdict.kind === 'go') held.set(name, await store.hold(name))
      return verdict
    },
    /** Stores the answer to a push; null releases the key because nothing was done. */
    async finish(push: PushKey, answer: { status: number; body: object } | null): Promise<void> {
      try {
        await finishPush(store.db, push, answer)
      } finally {
        const name = nameOf(push)
        await held.get(name)?.()
        held.delete(name)
      }
    },
  }
}
