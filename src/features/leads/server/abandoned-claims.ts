import type { Store } from '#src/platform/database/database.ts'
import { findClaimants, releaseClaims } from './delivery-repository.ts'

/** A living process may lose its database connection for a moment; it is taken for dead only after this. */
const ABSENCE_MS = 2_000

type AbandonedClaimsDeps = {
  store: Store
  workerId: string
  /** Asks for another look, when a claimant has not been absent for long enough yet. */
  wake: () => void
}

/**
 * Takes back deliveries claimed by workers that are dead, without waiting for their lease: a killed server sends on
 * seconds after its restart (pain 1). On PGlite the directory lock proves the death at once; on PostgreSQL the
 * claimant must have been absent for two seconds. Another living worker's claims are never touched.
 */
export function createAbandonedClaims({ store, workerId, wake }: AbandonedClaimsDeps) {
  const absentSince = new Map<string, number>()
  const absenceMs = store.kind === 'pglite' ? 0 : ABSENCE_MS
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
    /** Says that this worker lives, so that nobody takes its claims. */
    async start(): Promise<void> {
      withdraw = await store.hold(workerId)
    },
    /** Before a round: its own claims are leftovers of one that the database broke off. */
    async takeBack(): Promise<void> {
      const found = await findClaimants(store.db)
      if (found.includes(workerId)) await releaseClaims(store.db, workerId)
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
