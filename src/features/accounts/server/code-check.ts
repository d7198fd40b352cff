import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type AccountError, accountError } from '../domain/accounts-errors.ts'
import { maskMobile } from '../domain/mobile-phone.ts'
import { codeFault, plainCode } from '../domain/sign-in-code.ts'
import { findCode, spendCode, type StoredCode, takeTry } from './code-repository.ts'
import type { CodeDeskDeps } from './code-desk.ts'
import { insertVerification } from './customer-repository.ts'
import { hashOfSecret } from './session-cookie.ts'

/** Trying codes: only the browser that holds the challenge, a few times, once. */
export function createCodeCheck({ store, clock, signer }: Pick<CodeDeskDeps, 'store' | 'clock' | 'signer'>) {
  const { db } = store

  /** The open code of a challenge on this site, or undefined. */
  function open(site: SiteContext, challenge: string): Promise<StoredCode | undefined> {
    return findCode(db, {
      siteId: site.id,
      challengeHash: hashOfSecret(challenge),
      now: new Date(clock.now()),
    })
  }

  return {
    open,

    /** The masked phone that a challenge's code went to, or null when it is over or another browser's. */
    async findPending(site: SiteContext, challenge: string): Promise<{ phone: string } | null> {
      const code = await open(site, challenge)
      return code ? { phone: maskMobile(code.phone) } : null
    },

    /**
     * Checks a code that was sent by `sms` (AUTH-016) and uses it up. Errors: code_required, code_length (not
     * counted as tries), wrong_code for a wrong, used or old one, too_many when its tries are spent.
     */
    async checkCode(
      site: SiteContext,
      { challenge, code: typed }: { type: 'sms'; challenge: string; code: string },
    ): Promise<Result<StoredCode, AccountError>> {
      const fault = codeFault(typed)
      if (fault) return fail(accountError(fault))
      const code = await open(site, challenge)
      if (!code) return fail(accountError('wrong_code'))
      const now = new Date(clock.now())
      if (!(await takeTry(db, code.id))) return fail(accountError('too_many'))
      const isRight =
        (await signer.verify(`code ${code.id} ${plainCode(typed)}`, code.codeHash)) &&
        (await spendCode(db, code.id, now))
      await insertVerification(db, site, {
        type: 'verify',
        userId: code.customerId,
        succeeded: isRight,
        now,
      })
      return isRight ? ok(code) : fail(accountError('wrong_code'))
    },
  }
}
