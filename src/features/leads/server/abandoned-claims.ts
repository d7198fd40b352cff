import type { Store } from '#src/platform/database/database.ts'
import type { DeliveryId } from '#src/shared/domain/ids.ts'
import { findClaimants, releaseClaims } from './delivery-repository.ts'

/** A live process may lose its connection briefly; only after this does it count as dead. */
const ABSENCE_MS = 2_000
/** Rounds follow each other at once while there is work; the dead are looked for no more often than this. */
const LOOK_MS = 500

type AbandonedClaimsDeps = {
  store: Store
  workerId: string
  /** Requests another check if a claimant has not been absent for long enough yet. */
  wake: () => void
  /** What this worker has under way: its own claims that are none of these are leftovers. */
  underWay: () => readonly DeliveryId[]
}

/**
 * Takes over deliveries claimed by dead workers without waiting for their lease, so that a killed server sends
 * within seconds of its restart (pain 1). On PGlite the directory lock proves the death at once; on PostgreSQL the
 * claimant must be absent for two seconds. A live worker's claims are never touched.
 */
export function createAbandonedClaims({ store, workerId, wake, underWay }: AbandonedClaimsDeps) {
  const absentSince = new Map<string, number>()
  const absenceMs = store.kind === 'pglite' ? 0 : ABSENCE_MS
  let lookedAt = Number.NEGATIVE_INFINITY
  let nextLook: NodeJS.Timeout | undefined
  let withdraw: () => Promise<void> = async () => {}

  async function takeBackFrom(claimant: string): Promise<void> {
    if (await store.isHeld(claimant)) return void absentSince.delete(claimant)
    // Not the wall clock, which may jump.
    const since = absentSince.get(claimant) ?? performance.now()
    if (performance.now() - since >= absenceMs) return releaseClaims(store.db, claimant)
    absentSince.set(claimant, since)
    clearTimeout(nextLook)
    nextLook = setTimeout(wake, absenceMs)
  }

  return {
    /** Announces that this worker is alive, so that nobody takes its claims. */
    async start(): Promise<void> {
      withdraw = await store.hold(workerId)
    },
    /** Before a round: its own claims are left over from a round that the database interrupted. */
    async takeBack(): Promise<void> {
      if (performance.now() - lookedAt < LOOK_MS) return
      lookedAt = performance.now()
      const found = await findClaimants(store.db)
      if (found.includes(workerId)) await releaseClaims(store.db, workerId, underWay())
      const claimants = found.filter((claimant) => claimant !== workerId)
      for (const known of absentSince.keys()) if (!claimants.includes(known)) absentSince.delete(known)
      for (const claimant of claimants) await takeBackFrom(claimant)
    },
    async stop(): Promise<void> {
      clearTimeout(nextLook)
      await withdraw()
    },
  }
}
