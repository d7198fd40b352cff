import { randomBytes } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Customer } from '../domain/customer.ts'
import { endCodes } from './codes/code-repository.ts'
import { endedCookies, hashOfSecret, readCookie, SESSION_DAYS } from './session-cookie.ts'
import { deleteSession, deleteSessions, findSessionCustomer, insertSession } from './session-repository.ts'

const DAY_MS = 86_400_000

/** Sessions of customers: a random token in the browser, its hash in the store, bound to one site. */
export function createSessionDesk({ store, clock }: { store: Store; clock: Clock }) {
  const { db } = store

  /** The customer whose session of this site the cookies hold, or null. */
  async function findSignedIn(site: SiteContext, cookie: string | null): Promise<Customer | null> {
    const token = readCookie(site, cookie, 'session')
    if (!token) return null
    const now = new Date(clock.now())
    return (await findSessionCustomer(db, { siteId: site.id, tokenHash: hashOfSecret(token), now })) ?? null
  }

  /** A session that stood in the browser before ends: what was known before signing in opens nothing after it. */
  async function endSession(site: SiteContext, cookie: string | null): Promise<void> {
    const token = readCookie(site, cookie, 'session')
    if (token) await deleteSession(db, site.id, hashOfSecret(token))
  }

  /** Begins a session of a customer within the transaction; gives its token, which is kept nowhere else. */
  async function begin(transaction: DatabaseTransaction, customer: Customer): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    await insertSession(transaction, {
      tokenHash: hashOfSecret(token),
      siteId: customer.siteId,
      customerId: customer.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + SESSION_DAYS * DAY_MS),
    })
    return token
  }

  /** Ends the session on the server; gives the Set-Cookie lines that end it in the browser (AUTH-016). */
  async function signOut(site: SiteContext, cookie: string | null): Promise<string[]> {
    await endSession(site, cookie)
    return endedCookies(site)
  }

  /**
   * Ends every session of the customer on this site, this browser's too; gives the Set-Cookie lines that end it here.
   * A sign-in code under way is over as well: whoever holds one does not come back in by it.
   */
  async function signOutEverywhere(site: SiteContext, customer: Customer): Promise<string[]> {
    await db.transaction().execute(async (trx) => {
      await deleteSessions(trx, customer)
      await endCodes(trx, { customer, now: new Date(clock.now()) })
    })
    return endedCookies(site)
  }

  return { findSignedIn, endSession, begin, signOut, signOutEverywhere }
}
