import { sql } from 'kysely'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Database } from '../database/database.ts'
import { type LinkPurpose, linkEndMs } from './link-periods.ts'
import { SIGNATURE_LENGTH, type Signer } from './signer.ts'
import './signing-tables.ts'

/** What a link opens: one thing on one site for one purpose. */
export type LinkSubject = { purpose: LinkPurpose; siteId: string; subject: string }
/** `ended` and `revoked` links were once ours; a `wrong` one never was, or its key has ended. */
export type LinkState = 'good' | 'ended' | 'revoked' | 'wrong'
export type SignedLinks = ReturnType<typeof createSignedLinks>
type Times = { whole: number; own: number }

/** Base 36 in seconds: seven digits last until the year 4453. */
const END_LENGTH = 7
/** Up to this many revocations back, a revoked link can be told from a forgery. */
const TOLD_APART = 5

/**
 * Links that open something personal: each holds its end, is signed for its site, purpose and subject, and
 * can be revoked. The token is `{end}{signature}`, letters, digits, `-` and `_` only.
 */
export function createSignedLinks({ db, signer, clock }: { db: Database; signer: Signer; clock: Clock }) {
  const words = ({ purpose, siteId, subject }: LinkSubject, end: string, { whole, own }: Times) =>
    `link ${purpose} ${siteId} ${subject} ${end} ${whole}.${own}`

  async function timesOf({ purpose, siteId, subject }: LinkSubject): Promise<Times> {
    const rows = await db
      .selectFrom('link_revocations')
      .select(['subject', 'times'])
      .where('site_id', '=', siteId)
      .where('purpose', '=', purpose)
      .where('subject', 'in', ['', subject])
      .execute()
    const of = (name: string) => rows.find((row) => row.subject === name)?.times ?? 0
    return { whole: of(''), own: of(subject) }
  }

  /** Whether the token was signed before one of the revocations. */
  async function wasRevoked(link: LinkSubject, token: string, now: Times): Promise<boolean> {
    const [end, signature] = [token.slice(0, END_LENGTH), token.slice(END_LENGTH)]
    for (let whole = now.whole; whole >= Math.max(0, now.whole - TOLD_APART); whole--)
      for (let own = now.own; own >= Math.max(0, now.own - TOLD_APART); own--)
        if (await signer.verify(words(link, end, { whole, own }), signature)) return true
    return false
  }

  return {
    /**
     * A token for a link, good until its purpose's period is over; `fromMs` as for `linkEndMs`, otherwise
     * from now.
     */
    async token(link: LinkSubject, fromMs: number = clock.now()): Promise<string> {
      const end = Math.ceil(linkEndMs(link.purpose, fromMs) / 1000)
        .toString(36)
        .padStart(END_LENGTH, '0')
      return end + (await signer.sign(words(link, end, await timesOf(link))))
    },

    /**
     * The state of a link. `formerly` is what earlier versions signed for it, without an end: such a link
     * works until its key ends.
     */
    async check(link: LinkSubject, token: string, formerly: string): Promise<LinkState> {
      const times = await timesOf(link)
      if (token.length === SIGNATURE_LENGTH) {
        if (!(await signer.verify(formerly, token))) return 'wrong'
        return times.whole + times.own > 0 ? 'revoked' : 'good'
      }
      const end = token.slice(0, END_LENGTH)
      if (token.length !== END_LENGTH + SIGNATURE_LENGTH || !/^[\da-z]+$/.test(end)) return 'wrong'
      if (await signer.verify(words(link, end, times), token.slice(END_LENGTH)))
        return Number.parseInt(end, 36) * 1000 > clock.now() ? 'good' : 'ended'
      return (await wasRevoked(link, token, times)) ? 'revoked' : 'wrong'
    },

    /**
     * Ends every link signed so far for a thing, or with `subject` '' for everything of the purpose on the
     * site.
     */
    async revoke({ purpose, siteId, subject }: LinkSubject, on: Database = db): Promise<void> {
      await on
        .insertInto('link_revocations')
        .values({ site_id: siteId, purpose, subject, times: 1, revoked_at: new Date(clock.now()) })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'purpose', 'subject']).doUpdateSet({
            times: sql`link_revocations.times + 1`,
            revoked_at: new Date(clock.now()),
          }),
        )
        .execute()
    },
  }
}
