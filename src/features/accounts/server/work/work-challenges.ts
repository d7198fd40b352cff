import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { ProofPurpose } from '#src/features/accounts/domain/code-purpose.ts'

/** Time for the browser to solve it and for the shopper to press the button. */
const WORK_LIFE_MS = 20 * 60_000
const ALGORITHM = 'PBKDF2/SHA-256'
/** `cost` is half a millisecond of a desk computer's browser, two of a phone's; so many tries find the answer. */
const EFFORT: WorkEffort = { cost: 1000, tries: [300, 900] }
/** A solved challenge is some 900 characters. */
const SOLVED_LENGTH_MAX = 2000

const hex = z.string().regex(/^[\da-f]{2,128}$/)
const solvedSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.number().int(),
      data: z.strictObject({ until: z.number().int() }),
      keyLength: z.number().int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.strictObject({ counter: z.number().int(), derivedKey: hex, time: z.number().optional() }),
})

/** Rounds of one try, and the fewest and most tries. */
export type WorkEffort = { cost: number; tries: [number, number] }
export type WorkDeps = {
  store: Store
  clock: Clock
  signer: Signer
  /** Set only by tests, which do many. */
  effort?: WorkEffort
}
type For = { purpose: ProofPurpose }

/**
 * Work a browser does where no code can be texted: ALTCHA's proof of work, issued and checked here without another
 * service. Each challenge is for one site and purpose, lasts WORK_LIFE_MS and counts once.
 */
export function createWorkChallenges({ store, clock, signer, effort = EFFORT }: WorkDeps) {
  /** Ends with the signing key, after which open challenges must be requested again. */
  async function secrets(site: SiteContext, purpose: ProofPurpose) {
    const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
      signer.sign(`work ${site.id} ${purpose}`),
      signer.sign(`work done ${site.id} ${purpose}`),
    ])
    return { hmacSignatureSecret, hmacKeySignatureSecret }
  }

  async function isRight(site: SiteContext, purpose: ProofPurpose, solved: z.infer<typeof solvedSchema>) {
    const { challenge, solution } = solved
    // Issued before the effort was raised, so it proves less
    if (challenge.parameters.cost < effort.cost) return false
    if (challenge.parameters.data.until < clock.now()) return false
    const options = { challenge, solution: { time: 0, ...solution }, deriveKey }
    return (await verifySolution({ ...options, ...(await secrets(site, purpose)) })).verified
  }

  return {
    /** A challenge for a browser, as JSON. */
    async ask(site: SiteContext, { purpose }: For): Promise<string> {
      // The platform's clock decides when it ends, so its own field carries that and not the library's
      const until = clock.now() + WORK_LIFE_MS
      const options = { algorithm: ALGORITHM, cost: effort.cost, deriveKey, data: { until } }
      const [fewest, most] = effort.tries
      const counter = randomInt(most, fewest)
      const challenge: Challenge = await createChallenge({
        ...options,
        counter,
        ...(await secrets(site, purpose)),
      })
      return JSON.stringify(challenge)
    },

    /** Takes the JSON of a solved challenge; true once for each that is right, and never for another site or purpose. */
    async take(site: SiteContext, { purpose, solved }: For & { solved: string }): Promise<boolean> {
      const read = solvedSchema.safeParse(parse(solved))
      if (!read.success || !(await isRight(site, purpose, read.data))) return false
      const row = { nonce: read.data.challenge.parameters.nonce, site_id: site.id }
      const spent = await store.db
        .insertInto('spent_work')
        .values({ ...row, spent_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(spent.numInsertedOrUpdatedRows) > 0
    },

    /** Deletes challenges that can no longer be sent again; returns how many. */
    async prune(nowMs: number, limit: number): Promise<number> {
      const old = store.db
        .selectFrom('spent_work')
        .select('nonce')
        .where('spent_at', '<', new Date(nowMs - WORK_LIFE_MS))
        .limit(limit)
      const gone = await store.db.deleteFrom('spent_work').where('nonce', 'in', old).executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}

function parse(text: string): unknown {
  if (text.length > SOLVED_LENGTH_MAX) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
