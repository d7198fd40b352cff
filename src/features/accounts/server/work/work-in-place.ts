import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { AccountErrorCode } from '#src/features/accounts/domain/accounts-errors.ts'
import type { ProofPurpose } from '#src/features/accounts/domain/code-purpose.ts'
import { WORK_FIELD } from '#src/shared/domain/form/proof-ask.ts'
import { createWorkChallenges, type WorkDeps } from './work-challenges.ts'

/** Where a place is taken; never where the phone itself is what counts. */
const PURPOSES: readonly ProofPurpose[] = ['checkout', 'test_drive', 'service', 'spin']
/** Reasons no code was sent where another phone or time would not help either. */
const CANNOT_TEXT: readonly AccountErrorCode[] = ['not_sent', 'texts_spent']

/** Work in place of a code for a form's own phone, where none can be texted. */
export function createWorkInPlace(deps: WorkDeps) {
  const challenges = createWorkChallenges(deps)
  return {
    /** Whether the form brings work that counts; it counts for this once. */
    async take(site: SiteContext, purpose: ProofPurpose, body: Readonly<Record<string, unknown>>) {
      const solved = body[WORK_FIELD]
      if (typeof solved !== 'string' || solved === '' || !PURPOSES.includes(purpose)) return false
      return challenges.take(site, { purpose, solved })
    },
    /** What the form shows with the refusal of a code: a challenge, or nothing if work does not help. */
    async offer(
      site: SiteContext,
      refused: { purpose: ProofPurpose; code: AccountErrorCode; hasWorked: boolean },
    ): Promise<{ work?: string }> {
      const { purpose, code, hasWorked } = refused
      // Work already done without success is not asked for again
      if (hasWorked || !PURPOSES.includes(purpose) || !CANNOT_TEXT.includes(code)) return {}
      return { work: await challenges.ask(site, { purpose }) }
    },
    prune: challenges.prune,
  }
}
