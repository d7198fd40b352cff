import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type AccountError, accountError } from '../domain/accounts-errors.ts'
import { cleanDetails, type Customer, type CustomerDetails } from '../domain/customer.ts'
import { gatedPageAt } from '../domain/gated-page.ts'
import { parseMobile } from '../domain/mobile-phone.ts'
import { signInHref } from '../domain/sign-in-address.ts'
import { CODE_KEPT_MS, SEND_LIMITS } from '../domain/sign-in-code.ts'
import { createAccountRetention } from './account-retention.ts'
import { createAccountRecords, findCustomerIds } from './account-records.ts'
import { createCodeDesk, type CodeDeskDeps } from './codes/code-desk.ts'
import { pruneCodes } from './codes/code-repository.ts'
import { pruneVerifications, updateDetails, upsertCustomer } from './customer-repository.ts'
import { challengeCookie, readCookie, readWish, sessionCookies, wishCookie } from './session-cookie.ts'
import { createKnownDevices } from './codes/known-device.ts'
import { createPhoneProofs } from './codes/phone-proof.ts'
import { createSessionDesk } from './session-desk.ts'
import { pruneSessions } from './session-repository.ts'

/** Records of sent codes are kept for a year, like what shoppers send (standards.md B9, APP 11.2). */
const VERIFICATION_KEPT_MS = FIXED_DAYS.signIns * 86_400_000

export type SignedIn = { customer: Customer; cookies: string[] }
export type AccountService = ReturnType<typeof createAccountService>

/** Cookies of a visitor who is about to sign in. */
const BEFORE_SIGN_IN = { challengeCookie, readWish, wishCookie }

/**
 * A site's customers: signing in with a texted code, staying signed in, signing out (AUTH-006 to AUTH-022).
 * Identity comes from the session alone. `cookie` is always the request's whole Cookie header.
 */
export function createAccountService(deps: CodeDeskDeps) {
  const { store, clock } = deps
  const { db } = store
  const desk = createCodeDesk(deps)
  const { checkCode, openCode: _open, ...codes } = desk
  const known = createKnownDevices(deps)
  const sessions = createSessionDesk(deps)
  const { findSignedIn } = sessions
  const { pruneWork, ...proofs } = createPhoneProofs(deps, desk)
  const asks = createNetworkLimiter(SEND_LIMITS.asker, () => clock.now())

  return {
    ...codes,
    findSignedIn,
    personRecords: createAccountRecords(db),
    /** Accounts unused for their retention period. */
    retained: createAccountRetention(db),
    findCustomerIds,
    ...BEFORE_SIGN_IN,
    ...proofs,

    /** The challenge in the request's cookies, or null. */
    readChallenge: (site: SiteContext, cookie: string | null) => readCookie(site, cookie, 'challenge'),

    /** Where to send a visitor before showing `path` (with its query), or null (AUTH-007 to AUTH-009). */
    async gate(
      site: SiteContext,
      { path, query, cookie }: { path: string; query: string; cookie: string | null },
    ): Promise<string | null> {
      const page = gatedPageAt(site, path)
      if (!page || (await findSignedIn(site, cookie))) return null
      return signInHref({ type: page, redirect: `${path}${query}`, back: '/' })
    },

    /** Verifies a code and signs its phone's customer in with a new session. Errors as for checkCode. */
    async signIn(
      site: SiteContext,
      { challenge, code, cookie }: { challenge: string; code: string; cookie: string | null },
    ): Promise<Result<SignedIn, AccountError>> {
      const checked = await checkCode(site, { type: 'sms', purpose: 'sign_in', challenge, code })
      if (!checked.ok) return checked
      await sessions.endSession(site, cookie)
      const { customerId: id, phone, details } = checked.value
      const now = new Date(clock.now())
      const signedIn = await db.transaction().execute(async (trx) => {
        const customer = await upsertCustomer(trx, { id, siteId: site.id, phone, details, now })
        return { customer, token: await sessions.begin(trx, customer) }
      })
      await deps.onCode?.(site, 'code_verified')
      const { device, cookies } = await known.deviceOf(site, cookie)
      const remembered = [...cookies, await known.remember(site, device, phone)]
      return ok({
        customer: signedIn.customer,
        cookies: [...sessionCookies(site, signedIn.token), ...remembered],
      })
    },

    signOut: sessions.signOut,
    signOutEverywhere: sessions.signOutEverywhere,

    /** Updates the customer's own details. Error: invalid_email. */
    async updateProfile(customer: Customer, typed: CustomerDetails): Promise<Result<null, AccountError>> {
      const details = cleanDetails(typed)
      if (typed.email.trim() !== '' && details.email === '') return fail(accountError('invalid_email'))
      await updateDetails(db, customer, { details, now: new Date(clock.now()) })
      return ok(null)
    },

    /**
     * Whether another code may be requested (AUTH-018): five checks per phone and address in 15 minutes. The real
     * limit applies on sending. Errors: invalid_phone, too_many.
     */
    takeAsk(
      site: SiteContext,
      { phone, address }: { phone: string; address: string },
    ): Result<null, AccountError> {
      const mobile = parseMobile(phone)
      if (!mobile) return fail(accountError('invalid_phone'))
      const taken = asks.take(`${site.id} ${mobile}`, address)
      return taken.isAllowed ? ok(null) : fail(accountError('too_many'))
    },

    /** Deletes codes and work outside every window, old verifications and expired sessions; returns how many. */
    async prune(nowMs: number, limit: number): Promise<number> {
      const codesGone = await pruneCodes(db, new Date(nowMs - CODE_KEPT_MS), limit)
      const triesGone = await pruneVerifications(db, new Date(nowMs - VERIFICATION_KEPT_MS), limit)
      const workGone = await pruneWork(nowMs, limit)
      return codesGone + triesGone + workGone + (await pruneSessions(db, new Date(nowMs), limit))
    },
  }
}
