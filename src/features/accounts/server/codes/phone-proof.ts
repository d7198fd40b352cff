import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { ok, type Result } from '#src/shared/domain/result.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import { type AccountError, accountError } from '#src/features/accounts/domain/accounts-errors.ts'
import { PROOF_LIFE_MS, type ProofPurpose } from '#src/features/accounts/domain/code-purpose.ts'
import { PROOF_AGAIN_FIELD, PROOF_CODE_FIELD, type ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { maskMobile, parseTextable } from '#src/features/accounts/domain/mobile-phone.ts'
import { plainCode } from '#src/features/accounts/domain/sign-in-code.ts'
import type { Asker, CodeDesk, CodeDeskDeps } from './code-desk.ts'
import { findProved } from './code-repository.ts'
import { createKnownDevices } from './known-device.ts'
import { hashOfSecret, proofCookie, readCookie } from '../session-cookie.ts'
import { createWorkInPlace } from '../work/work-in-place.ts'

type Body = Readonly<Record<string, unknown>>
type Form = Asker & { purpose: ProofPurpose; body: Body; phone: string }
type Asked = { proof: ProofAsk; cookies: string[] }
type Sending<Answer> = {
  send: (visitor: Visitor) => Promise<Answer>
  needsCode: (answer: Answer) => boolean
}
type Sender = { form: Form; visitor: Visitor; wrong: AccountError | null }
type Desks = { deps: CodeDeskDeps; codes: CodeDesk; work: ReturnType<typeof createWorkInPlace> }
type Proved = { phone: string; cookies: string[] }
const NO_DETAILS = { firstName: '', lastName: '', email: '' }

/**
 * Phones verified by a texted code without signing in: for one purpose, on one site, in the browser where the code
 * was typed, for half an hour. The form itself asks: its own phone gets the code, the code is typed into it and it
 * continues, keeping everything else.
 */
export function createPhoneProofs(deps: CodeDeskDeps, codes: CodeDesk) {
  const { store, clock } = deps
  const known = createKnownDevices(deps)
  const work = createWorkInPlace(deps)

  /** The phone this browser verified for the purpose, as national digits or +E.164; null if none. */
  async function provenPhone(site: SiteContext, cookie: string | null, purpose: ProofPurpose) {
    const challenge = readCookie(site, cookie, `proof_${purpose}`)
    if (!challenge) return null
    const since = new Date(clock.now() - PROOF_LIFE_MS)
    const proof = { siteId: site.id, purpose, challengeHash: hashOfSecret(challenge), since }
    return (await findProved(store.db, proof)) ?? null
  }

  type Typed = { purpose: ProofPurpose; challenge: string; code: string }

  async function prove(
    site: SiteContext,
    device: string,
    typed: Typed,
  ): Promise<Result<Proved, AccountError>> {
    const checked = await codes.checkCode(site, { type: 'sms', ...typed })
    if (!checked.ok) return checked
    const { phone } = checked.value
    const cookies = [
      proofCookie(site, typed.purpose, typed.challenge),
      await known.remember(site, device, phone),
    ]
    return ok({ phone, cookies })
  }

  /** Verifies a phone; returns it with Set-Cookie lines that remember it (FIN-044). Errors as for checkCode. */
  async function confirmPhone(
    site: SiteContext,
    { cookie, ...typed }: Typed & { cookie: string | null },
  ): Promise<Result<Proved, AccountError>> {
    const { device, cookies } = await known.deviceOf(site, cookie)
    const proved = await prove(site, device, typed)
    return proved.ok ? ok({ ...proved.value, cookies: [...cookies, ...proved.value.cookies] }) : proved
  }

  /** Identifies a form's sender, with Set-Cookie lines for a new browser, and checks a code typed into the form. */
  async function senderOf(site: SiteContext, { address, cookie, purpose, body }: Form) {
    const { device, cookies } = await known.deviceOf(site, cookie)
    const code = textOf(body[PROOF_CODE_FIELD])
    const challenge = readCookie(site, cookie, `proof_${purpose}`) ?? ''
    const earlier = await provenPhone(site, cookie, purpose)
    // A form sent twice repeats its code; what it verified the first time counts
    const isTyped = plainCode(code) !== '' && earlier === null && !isAgain(body)
    const typed = isTyped ? await prove(site, device, { purpose, challenge, code }) : null
    if (typed?.ok) cookies.push(...typed.value.cookies)
    const hasWorked = await work.take(site, purpose, body)
    const phone = typed?.ok ? typed.value.phone : earlier
    const visitor: Visitor = { address, device, provenPhone: phone, hasWorked }
    return { visitor, cookies, wrong: typed && !typed.ok ? typed.error : null }
  }

  return {
    provenPhone,
    confirmPhone,
    pruneWork: work.prune,

    /**
     * Sends a form. If `needsCode` says the answer requires it, the form's own phone is texted a code and `proof`
     * is what the form shows, with everything typed kept; a code already typed is checked first. `answer` is null
     * if that code was wrong, and nothing was sent. The cookies go to the browser in every case.
     */
    async stepUp<Answer>(site: SiteContext, form: Form, { send, needsCode }: Sending<Answer>) {
      const { visitor, cookies, wrong } = await senderOf(site, form)
      const answer = wrong ? null : await send(visitor)
      if (answer !== null && !needsCode(answer)) return { answer, proof: null, cookies }
      const asked = await ask({ deps, codes, work }, site, { form, visitor, wrong })
      return { answer, proof: asked.proof, cookies: [...cookies, ...asked.cookies] }
    },
  }
}

/** Texts a code to the form's phone, unless this browser already has a valid one for it. */
async function ask(
  { deps, codes, work }: Desks,
  site: SiteContext,
  { form, wrong, visitor }: Sender,
): Promise<Asked> {
  const { purpose, address, cookie, body, phone } = form
  const refused = async ({ code, message }: AccountError): Promise<Asked> => {
    const offered = await work.offer(site, { purpose, code, hasWorked: visitor.hasWorked === true })
    return { proof: { sentTo: null, error: message, ...offered }, cookies: [] }
  }
  const challenge = readCookie(site, cookie, `proof_${purpose}`)
  const pending = challenge ? await codes.openCode(site, { purpose, challenge }) : undefined
  const mobile = parseTextable(phone, site.config.textedCodes)
  if (pending && pending.phone === mobile && !isAgain(body))
    return { proof: { sentTo: maskMobile(pending.phone), error: wrong?.message ?? null }, cookies: [] }
  if (deps.sms.isAbsent && mobile) return refused(accountError('not_sent'))
  const sent = await codes.sendCode(site, { ...NO_DETAILS, phone, purpose, address, cookie })
  if (!sent.ok) return refused(sent.error)
  if (sent.value.failure) return refused(sent.value.failure)
  const sentTo = mobile && maskMobile(mobile)
  return { proof: { sentTo, error: null }, cookies: [proofCookie(site, purpose, sent.value.challenge)] }
}

function isAgain(body: Body): boolean {
  return textOf(body[PROOF_AGAIN_FIELD]) !== ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100) : ''
}
