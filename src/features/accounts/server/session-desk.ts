import { randomBytes } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Customer } from '../domain/customer.ts'
import { endCodes } from './codes/code-repository.ts'
import { endedCookies, hashOfSecret, readCookie, SESSION_DAYS } from './session-cookie.ts'
import { deleteSession, deleteSessions, findSessionCustomer, insertSession } from './session-repository.ts'

const DAY_MS = 86_400_000

/** Customer sessions: a random token in the browser, its hash in the database, bound to one site. */
export function createSessionDesk({ store, clock }: { store: Store; clock: Clock }) {
  const { db } = store

  /** The customer of this site's session in the cookies, or null. */
  async function findSignedIn(site: SiteContext, cookie: string | null): Promise<Customer | null> {
    const token = readCookie(site, cookie, 'session')
    if (!token) return null
    const now = new Date(clock.now())
    return (await findSessionCustomer(db, { siteId: site.id, tokenHash: hashOfSecret(token), now })) ?? null
  }

  /** Ends any earlier session in the browser, so that a token known before sign-in is worthless afterwards. */
  async function endSession(site: SiteContext, cookie: string | null): Promise<void> {
    const token = readCookie(site, cookie, 'session')
    if (token) await deleteSession(db, site.id, hashOfSecret(token))
  }

  /** Starts a customer's session within the transaction; returns its token, which is not stored. */
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

  /** Ends the session on the server; returns the Set-Cookie lines that end it in the browser (AUTH-016). */
  async function signOut(site: SiteContext, cookie: string | null): Promise<string[]> {
    await endSession(site, cookie)
    return endedCookies(site)
  }

  /**
   * Ends every session of the customer on this site, including this browser's; returns the Set-Cookie lines that
   * end it here. A pending sign-in code ends too, so that nobody holding one gets back in.
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
