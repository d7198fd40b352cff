import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type AccountError, accountError } from '#src/features/accounts/domain/accounts-errors.ts'
import type { CodePurpose } from '#src/features/accounts/domain/code-purpose.ts'
import { maskMobile } from '#src/features/accounts/domain/mobile-phone.ts'
import { codeFault, plainCode } from '#src/features/accounts/domain/sign-in-code.ts'
import { findCode, spendCode, type StoredCode, takeTry } from './code-repository.ts'
import type { CodeDeskDeps } from './code-desk.ts'
import { insertVerification } from '../customer-repository.ts'
import { hashOfSecret } from '../session-cookie.ts'

type Asked = { purpose: CodePurpose; challenge: string }

/** Checks codes: only from the browser with the challenge, for the code's purpose, a few attempts, once. */
export function createCodeCheck({
  store,
  clock,
  signer,
  onCount,
}: Pick<CodeDeskDeps, 'store' | 'clock' | 'signer' | 'onCount'>) {
  const { db } = store

  function open(site: SiteContext, { purpose, challenge }: Asked): Promise<StoredCode | undefined> {
    return findCode(db, {
      siteId: site.id,
      purpose,
      challengeHash: hashOfSecret(challenge),
      now: new Date(clock.now()),
    })
  }

  return {
    open,

    /** The masked phone a challenge's code went to, or null if it expired or belongs to another browser. */
    async findPending(site: SiteContext, challenge: string): Promise<{ phone: string } | null> {
      const code = await open(site, { purpose: 'sign_in', challenge })
      return code ? { phone: maskMobile(code.phone) } : null
    },

    /**
     * Checks a code sent by `sms` (AUTH-016) for this purpose and uses it up. Errors: code_required, code_length
     * (not counted as attempts), wrong_code for a wrong, used or expired one or another purpose's, too_many when
     * no attempts are left.
     */
    async checkCode(
      site: SiteContext,
      { purpose, challenge, code: typed }: Asked & { type: 'sms'; code: string },
    ): Promise<Result<StoredCode, AccountError>> {
      const fault = codeFault(typed)
      if (fault) return fail(accountError(fault))
      const code = await open(site, { purpose, challenge })
      if (!code) return fail(accountError('wrong_code'))
      const now = new Date(clock.now())
      if (!(await takeTry(db, code.id))) {
        onCount?.(purpose, 'tries_spent')
        return fail(accountError('too_many'))
      }
      const isRight =
        (await signer.verify(`code ${code.id} ${plainCode(typed)}`, code.codeHash)) &&
        (await spendCode(db, code.id, now))
      await insertVerification(db, site, {
        type: 'verify',
        userId: code.customerId,
        succeeded: isRight,
        now,
      })
      onCount?.(purpose, isRight ? 'proved' : 'wrong')
      return isRight ? ok(code) : fail(accountError('wrong_code'))
    },
  }
}
