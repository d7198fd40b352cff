import { setTimeout as pause } from 'node:timers/promises'
import type { StoreHealth } from '../unavailable.ts'
import { faultOf, shortReason } from './postgres-fault.ts'

const LOOK_MS = 1000
/**
 * A server that does not let this process test for room is believed to have some after this long without a
 * refusal.
 */
const BELIEVED_MS = 10_000

type RefusalsDeps = {
  onHealth: (health: StoreHealth) => void
  /** Takes some of the disk and gives it back; throws if there is none. */
  takeRoom: () => Promise<void>
  now?: () => number
}

/**
 * Only writes notice a full disk, so the first refusal reports it. From then on room is looked for once a
 * second until there is some, even if nobody writes meanwhile.
 */
export function createRefusals({ onHealth, takeRoom, now = Date.now }: RefusalsDeps) {
  const closing = new AbortController()
  let health: StoreHealth = { kind: 'ok' }
  let refusedMs = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()

  function setHealth(next: StoreHealth): void {
    health = next
    onHealth(next)
  }

  async function isThereRoom(): Promise<boolean> {
    try {
      await takeRoom()
      return true
    } catch (error) {
      return faultOf(error) === null && now() - refusedMs > BELIEVED_MS
    }
  }

  async function lookForRoom(): Promise<void> {
    const { signal } = closing
    do await pause(LOOK_MS, undefined, { signal, ref: false })
    while (!(await isThereRoom()))
    setHealth({ kind: 'ok' })
  }

  return {
    noteFull(error: unknown): void {
      refusedMs = now()
      if (health.kind === 'full' || closing.signal.aborted) return
      setHealth({ kind: 'full', sinceMs: refusedMs, reason: shortReason(error) })
      // Ends with the store, and with nothing else.
      looking = lookForRoom().catch(() => {})
    },
    health: (): StoreHealth => health,
    async close(): Promise<void> {
      closing.abort()
      await looking
    },
  }
}
