import { randomBytes, randomInt } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { networkKey } from '#src/platform/http/visitor/network-key.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import {
  type AccountError,
  type AccountErrorCode,
  accountError,
} from '#src/features/accounts/domain/accounts-errors.ts'
import { cleanDetails, type CustomerDetails } from '#src/features/accounts/domain/customer.ts'
import type { CodePurpose } from '#src/features/accounts/domain/code-purpose.ts'
import { parseTextable, phoneFault, toE164 } from '#src/features/accounts/domain/mobile-phone.ts'
import {
  CODE_LENGTH,
  CODE_LIFE_MS,
  codeMessage,
  fullWindow,
  refusalOf,
  type SendWindow,
} from '#src/features/accounts/domain/sign-in-code.ts'
import { createCodeCheck } from './code-check.ts'
import { countSent, lockAsker } from './code-counts.ts'
import { findPromisedId, insertCode, type StoredCode } from './code-repository.ts'
import { dealershipSlug, findByPhone, insertVerification } from '../customer-repository.ts'
import { createKnownDevices } from './known-device.ts'
import { hashOfSecret } from '../session-cookie.ts'
import type { WorkEffort } from '../work/work-challenges.ts'

export type CodeDeskDeps = {
  store: Store
  clock: Clock
  sms: SmsMessenger
  signer: Signer
  /** Effort of the proof of work that replaces a code; set only by tests. */
  effort?: WorkEffort
  /** Receives the reason a text message was refused, without the recipient. */
  onFault?: (reason: string) => void
  /** Called when a code was sent or verified, for analytics (ANLT-008). */
  onCode?: (site: SiteContext, event: 'code_sent' | 'code_verified') => Promise<void>
  /** Counts the outcomes of requests and attempts, for metrics. */
  onCount?: (purpose: CodePurpose, outcome: CodeOutcome) => void
}
/** The outcome of a request or attempt; `full_` names the window of SEND_LIMITS that was full. */
export type CodeOutcome =
  | 'sent'
  | 'not_sent'
  | 'bad_phone'
  | `full_${SendWindow}`
  | 'proved'
  | 'wrong'
  | 'tries_spent'
/** The visitor's network address and the request's whole Cookie header. */
export type Asker = { address: string; cookie: string | null }
export type CodeWish = CustomerDetails & Asker & { phone: string; purpose: CodePurpose }
/** `challenge` goes only to the browser that asked; the code cannot be tried without it. */
export type SentCode = { challenge: string; failure: AccountError | null }

export type CodeDesk = ReturnType<typeof createCodeDesk>

/** One-time codes: limited on sending, stored as keyed hashes, tried a few times, used once. */
export function createCodeDesk(deps: CodeDeskDeps) {
  const check = createCodeCheck(deps)
  return {
    findPending: check.findPending,
    checkCode: check.checkCode,

    openCode: check.open,

    /**
     * Texts a code to a mobile the site accepts (AUTH-013, AUTH-015, AUTH-018). A carrier's refusal comes with the
     * challenge, so that the visitor can try again (ERR-020). Errors: invalid_phone, overseas_phone or
     * invalid_mobile, too_many, texts_spent. The answer never reveals whether the phone is a customer's.
     */
    async sendCode(site: SiteContext, wish: CodeWish): Promise<Result<SentCode, AccountError>> {
      const { purpose } = wish
      const refuse = (code: AccountErrorCode, outcome: CodeOutcome) => {
        deps.onCount?.(purpose, outcome)
        return fail(accountError(code))
      }
      const { textedCodes } = site.config
      const phone = parseTextable(wish.phone, textedCodes)
      if (!phone) return refuse(phoneFault(wish.phone, textedCodes), 'bad_phone')
      const allotted = await allot(deps, site, { wish, phone })
      if (typeof allotted === 'string') return refuse(refusalOf(allotted), `full_${allotted}`)
      const failure = await deliver(deps, site, allotted)
      deps.onCount?.(purpose, failure ? 'not_sent' : 'sent')
      if (!failure) await deps.onCode?.(site, 'code_sent')
      return ok({ challenge: allotted.challenge, failure })
    },

    /** Resends a challenge's sign-in code to the same phone. Errors: wrong_code if expired, else as for sendCode. */
    async resendCode(
      site: SiteContext,
      { challenge, ...asker }: Asker & { challenge: string },
    ): Promise<Result<SentCode, AccountError>> {
      const earlier = await check.open(site, { purpose: 'sign_in', challenge })
      if (!earlier) return fail(accountError('wrong_code'))
      const { details, phone, purpose } = earlier
      return this.sendCode(site, { ...details, ...asker, phone, purpose })
    },
  }
}

/** Stores a code or returns which limit is reached, under a lock on phone and network. */
async function allot(
  { store, clock, signer }: CodeDeskDeps,
  site: SiteContext,
  { wish, phone }: { wish: CodeWish; phone: string },
) {
  const nowMs = clock.now()
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const challenge = randomBytes(32).toString('base64url')
  const id = `code_${randomBytes(12).toString('hex')}`
  const codeHash = await signer.sign(`code ${id} ${code}`)
  const { near, wide } = networkKey(wish.address)
  const asker = {
    phone,
    siteId: site.id,
    network: await signer.hash(`network ${near}`),
    wide: wide && (await signer.hash(`network ${wide}`)),
    isKnown: await createKnownDevices({ signer, clock }).isKnown(site, wish.cookie, phone),
  }
  return store.db.transaction().execute(async (trx) => {
    await lockAsker(trx, asker)
    const full = fullWindow(await countSent(trx, asker, nowMs), asker.isKnown)
    if (full) return full
    const known = await findByPhone(trx, site.id, phone)
    const customerId = known?.id ?? (await findPromisedId(trx, site.id, phone))
    const row: StoredCode = {
      id,
      siteId: site.id,
      customerId: customerId ?? toId('customer', randomBytes(12).toString('hex')),
      phone,
      purpose: wish.purpose,
      challengeHash: hashOfSecret(challenge),
      codeHash,
      addressHash: asker.network,
      wideHash: asker.wide,
      isKnown: asker.isKnown,
      details: cleanDetails(wish),
      sentAt: new Date(nowMs),
      expiresAt: new Date(nowMs + CODE_LIFE_MS),
    }
    await insertCode(trx, row)
    return { row, code, challenge }
  })
}

/** Sends the code through the carrier and records it (AUTH-017). */
async function deliver(
  { store, clock, sms, onFault }: CodeDeskDeps,
  site: SiteContext,
  { row, code }: { row: StoredCode; code: string },
): Promise<AccountError | null> {
  const sent = await sms.send({
    messageId: `${row.id}@${site.config.hosts[0] ?? `${site.config.slug}.localhost`}`,
    senderName: site.config.name,
    to: toE164(row.phone),
    text: codeMessage({ code, purpose: row.purpose, siteName: site.config.name, host: site.host }),
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
