import { randomBytes, randomInt } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type AccountError, accountError } from '../domain/accounts-errors.ts'
import { cleanDetails, type CustomerDetails } from '../domain/customer.ts'
import { parseMobile, toE164 } from '../domain/mobile-phone.ts'
import { CODE_LENGTH, CODE_LIFE_MS, codeMessage, maySend } from '../domain/sign-in-code.ts'
import { createCodeCheck } from './code-check.ts'
import { countSent, findPromisedId, insertCode, lockPhone, type StoredCode } from './code-repository.ts'
import { dealershipSlug, findByPhone, insertVerification } from './customer-repository.ts'
import { hashOfSecret } from './session-cookie.ts'

export type CodeDeskDeps = {
  store: Store
  clock: Clock
  sms: SmsMessenger
  signer: Signer
  /** Told why a text message was not taken; carries nothing of its receiver. */
  onFault?: (reason: string) => void
  /** Told that a code went out or was verified, for analytics (ANLT-008). */
  onCode?: (site: SiteContext, event: 'code_sent' | 'code_verified') => Promise<void>
}
/** `address` is the visitor's network address. */
export type CodeWish = CustomerDetails & { phone: string; address: string }
/** `challenge` goes to the browser that asked, and to it alone: only with it can the code be tried. */
export type SentCode = { challenge: string; failure: AccountError | null }

/** One-time codes: limited where they are sent, kept as keyed hashes, tried a few times, used once. */
export function createCodeDesk(deps: CodeDeskDeps) {
  const check = createCodeCheck(deps)
  return {
    findPending: check.findPending,
    checkCode: check.checkCode,

    /**
     * Texts a code to an Australian mobile (AUTH-013, AUTH-015, AUTH-018). A carrier's refusal comes with the challenge,
     * so that the visitor can ask again (ERR-020). Errors: invalid_phone, too_many. The answer is the same whether
     * or not the phone is a customer's.
     */
    async sendCode(site: SiteContext, wish: CodeWish): Promise<Result<SentCode, AccountError>> {
      const phone = parseMobile(wish.phone)
      if (!phone) return fail(accountError('invalid_phone'))
      const allotted = await allot(deps, site, { wish, phone })
      if (!allotted) return fail(accountError('too_many'))
      const failure = await deliver(deps, site, allotted)
      if (!failure) await deps.onCode?.(site, 'code_sent')
      return ok({ challenge: allotted.challenge, failure })
    },

    /** Sends another code for a challenge, to the same phone with the same details. Errors: wrong_code when it is over, too_many. */
    async resendCode(
      site: SiteContext,
      { challenge, address }: { challenge: string; address: string },
    ): Promise<Result<SentCode, AccountError>> {
      const earlier = await check.open(site, challenge)
      if (!earlier) return fail(accountError('wrong_code'))
      return this.sendCode(site, { ...earlier.details, phone: earlier.phone, address })
    },
  }
}

/** Stores a code unless too many were sent; the phone is locked, so that many at once are counted. */
async function allot(
  { store, clock, signer }: CodeDeskDeps,
  site: SiteContext,
  { wish, phone }: { wish: CodeWish; phone: string },
) {
  const nowMs = clock.now()
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const challenge = randomBytes(32).toString('base64url')
  const id = `code_${randomBytes(12).toString('hex')}`
  const [codeHash, addressHash] = [
    await signer.sign(`code ${id} ${code}`),
    await signer.hash(`address ${wish.address}`),
  ]
  return store.db.transaction().execute(async (trx) => {
    await lockPhone(trx, phone)
    if (!maySend(await countSent(trx, { phone, addressHash, siteId: site.id, nowMs }))) return null
    const known = await findByPhone(trx, site.id, phone)
    const customerId = known?.id ?? (await findPromisedId(trx, site.id, phone))
    const row: StoredCode = {
      id,
      siteId: site.id,
      customerId: customerId ?? toId('customer', randomBytes(12).toString('hex')),
      phone,
      challengeHash: hashOfSecret(challenge),
      codeHash,
      addressHash,
      details: cleanDetails(wish),
      sentAt: new Date(nowMs),
      expiresAt: new Date(nowMs + CODE_LIFE_MS),
    }
    await insertCode(trx, row)
    return { row, code, challenge }
  })
}

/** Hands the code to the carrier and keeps that it did (AUTH-017). */
async function deliver(
  { store, clock, sms, onFault }: CodeDeskDeps,
  site: SiteContext,
  { row, code }: { row: StoredCode; code: string },
): Promise<AccountError | null> {
  const sent = await sms.send({
    messageId: `${row.id}@${site.config.hosts[0] ?? `${site.config.slug}.localhost`}`,
    senderName: site.config.name,
    to: toE164(row.phone),
    text: codeMessage({ code, siteName: site.config.name, host: site.host }),
    metadata: {
      first_name: row.details.firstName,
      last_name: row.details.lastName,
      email: row.details.email,
      website: site.config.slug,
      dealership_slug: dealershipSlug(site),
    },
  })
  const now = new Date(clock.now())
  await insertVerification(store.db, site, { type: 'sms', userId: row.customerId, succeeded: sent.ok, now })
  if (sent.ok) return null
  onFault?.(sent.error.reason)
  return accountError('not_sent')
}
