import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { SmsMessage } from '#src/platform/messaging/sms/sms-messenger.ts'
import { openTestSigner } from '#src/platform/testing/test-signing.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import type { CodePurpose } from '../domain/code-purpose.ts'
import { createAccountService } from '../server/account-service.ts'

/** A site that gates only what every site does. */
export function anAccountSite(slug = 'northside', over: Partial<SiteContext['config']> = {}): SiteContext {
  const tradeIn = { needsSignIn: false } as SiteContext['config']['tradeIn']
  return aSite(slug, { gatedPages: [], tradeIn, ...over })
}

let phones = 0
/** A mobile that no test of this file used before. */
export const aPhone = () => `0400${String(++phones).padStart(6, '0')}`

type Over = { address?: string; firstName?: string; purpose?: CodePurpose; cookie?: string }

/** Accounts on a store, with a carrier that keeps its messages and a clock the test moves. */
export function anAccountBench(store: Store) {
  const sent: SmsMessage[] = []
  const time = { ms: Date.parse('2026-11-21T02:00:00Z') }
  const carrier = { isDown: false }
  const counted: string[] = []
  const accounts = createAccountService({
    store,
    clock: { now: () => time.ms },
    signer: openTestSigner(store.db),
    effort: { cost: 100, tries: [5, 20] },
    onCount: (purpose, outcome) => counted.push(`${purpose} ${outcome}`),
    sms: {
      async send(message) {
        if (carrier.isDown) return fail({ permanent: false, isReceiverDown: true, reason: 'HTTP 500' })
        sent.push(message)
        return ok({ response: 'sent' })
      },
    },
  })
  const codeOf = (message: SmsMessage | undefined) => /^\d{6}/.exec(message?.text ?? '')?.[0] ?? ''

  /** Requests a code, by default from an address of the phone's own, so that phones do not share a limit. */
  async function ask(site: SiteContext, phone: string, over: Over = {}) {
    return accounts.sendCode(site, {
      phone,
      firstName: over.firstName ?? '',
      lastName: '',
      email: '',
      purpose: over.purpose ?? 'sign_in',
      address: over.address ?? phone,
      cookie: over.cookie ?? null,
    })
  }

  /** Signs a phone in with the code it was sent; returns its browser's Cookie header. */
  async function signIn(
    site: SiteContext,
    phone: string,
    over: { firstName?: string; cookie?: string } = {},
  ) {
    const asked = await ask(site, phone, over)
    if (!asked.ok) throw new Error(asked.error.message)
    const { challenge } = asked.value
    const done = await accounts.signIn(site, {
      challenge,
      code: codeOf(sent.at(-1)),
      cookie: over.cookie ?? null,
    })
    if (!done.ok) throw new Error(done.error.message)
    return {
      customer: done.value.customer,
      cookie: toCookieHeader(done.value.cookies),
      lines: done.value.cookies,
    }
  }

  return { accounts, sent, counted, time, carrier, codeOf, ask, signIn }
}

export function toCookieHeader(lines: readonly string[]): string {
  return lines.map((line) => line.split(';', 1)[0]).join('; ')
}
