import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SessionState } from '#src/features/payments/domain/payment.ts'
import type { SandboxSessionsTable } from '../payment-tables.ts'
import type { GatewayError, PaymentGateway, SessionOrder } from './payment-gateway.ts'
import { checkSignature, signPayload } from './webhook-signature.ts'

type SandboxDeps = { db: Database; clock: Clock; signer: Signer; isProduction: boolean }
export type SandboxGateway = ReturnType<typeof createSandboxGateway>

/** Path of a session's hosted page, on the site that opened it. */
export const SANDBOX_PATH = '/dev/pay'
const WEBHOOK_SECRET_PURPOSE = 'sandbox-webhooks'

/**
 * Our own gateway for demos and tests. Its page takes test cards, its records are a table and no card number
 * is kept. Throws in production, so that no vehicle is held there without payment.
 */
export function createSandboxGateway({ db, clock, signer, isProduction }: SandboxDeps) {
  if (isProduction) throw new Error('The sandbox gateway does not run in production (payments.gateway).')
  const secret = () => signer.hash(WEBHOOK_SECRET_PURPOSE)

  async function expire(id: string): Promise<void> {
    await db
      .updateTable('sandbox_sessions')
      .set({ state: 'expired' })
      .where('id', '=', id)
      .where('state', 'in', ['open', 'challenge'])
      .execute()
  }

  async function stateOf(id: string): Promise<Result<SessionState, GatewayError>> {
    const row = await findSession(db, id)
    return row ? ok(toState(row, clock.now())) : fail({ isForGood: true, reason: 'No such session' })
  }

  /** The webhook after a charge, signed the way Stripe does. */
  async function writeWebhook(sessionId: string): Promise<{ body: string; signature: string }> {
    const body = JSON.stringify({ type: 'checkout.session.completed', data: { object: { id: sessionId } } })
    return { body, signature: signPayload(await secret(), body, clock.now()) }
  }

  const gateway: PaymentGateway = {
    name: 'sandbox',

    async openSession(order: SessionOrder) {
      await db
        .insertInto('sandbox_sessions')
        .values({
          id: `sbx_${randomBytes(16).toString('hex')}`,
          payment_id: order.paymentId,
          site_id: order.siteId,
          amount_cents: order.amountCents,
          currency: order.currency,
          description: order.description,
          state: 'open',
          return_url: order.returnUrl,
          leave_url: order.leaveUrl,
          expires_at: new Date(order.closesAtMs),
        })
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .execute()
      const row = await db
        .selectFrom('sandbox_sessions')
        .select('id')
        .where('payment_id', '=', order.paymentId)
        .executeTakeFirstOrThrow()
      const url = `${new URL(order.returnUrl).origin}${SANDBOX_PATH}/${row.id}`
      return ok({ sessionId: row.id, url })
    },

    findSession: stateOf,

    async closeSession(sessionId) {
      await expire(sessionId)
      return stateOf(sessionId)
    },

    async refund({ chargeId, amountCents }) {
      const id = chargeId.replace(/^charge_/, '')
      const row = await findSession(db, id)
      if (row?.state !== 'paid') return fail({ isForGood: true, reason: 'No such charge' })
      const given = Math.min(amountCents, row.amount_cents)
      await db.updateTable('sandbox_sessions').set({ refunded_cents: given }).where('id', '=', id).execute()
      return ok({ refundId: `refund_${id}` })
    },

    async readWebhook(request) {
      const checked = checkSignature(await secret(), request)
      if (!checked.ok) return checked
      return readNews(request.body)
    },
  }

  return { ...gateway, ...createHands({ db, clock }), writeWebhook }
}

/** The actions on the sandbox's own page. */
function createHands({ db, clock }: Pick<SandboxDeps, 'db' | 'clock'>) {
  return {
    /** A session with its current state; null for another site's. */
    async show(siteId: string, sessionId: string) {
      const row = await findSession(db, sessionId)
      return row && row.site_id === siteId ? { ...row, isOpen: isOpen(row, clock.now()) } : null
    },

    /** Charges an open session; false if it is no longer open. */
    async charge(sessionId: string): Promise<boolean> {
      const row = await db
        .updateTable('sandbox_sessions')
        .set({ state: 'paid' })
        .where('id', '=', sessionId)
        .where('state', 'in', ['open', 'challenge'])
        .where('expires_at', '>', new Date(clock.now()))
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Asks the shopper to confirm with the bank, as some cards do. After a refusal another card may be tried. */
    async setChallenged(sessionId: string, isChallenged: boolean): Promise<void> {
      await db
        .updateTable('sandbox_sessions')
        .set({ state: isChallenged ? 'challenge' : 'open' })
        .where('id', '=', sessionId)
        .where('state', '=', isChallenged ? 'open' : 'challenge')
        .execute()
    },
  }
}

function findSession(db: Database, id: string) {
  return db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

function isOpen(row: Selectable<SandboxSessionsTable>, nowMs: number): boolean {
  return (row.state === 'open' || row.state === 'challenge') && row.expires_at.getTime() > nowMs
}

function toState(row: Selectable<SandboxSessionsTable>, nowMs: number): SessionState {
  if (row.state === 'paid')
    return {
      state: 'paid',
      chargeId: `charge_${row.id}`,
      amountCents: row.amount_cents,
      currency: row.currency,
    }
  return { state: isOpen(row, nowMs) ? 'open' : 'closed' }
}

function readNews(body: string): Result<{ sessionId: string; paymentId: null } | null, 'unreadable'> {
  try {
    const news = JSON.parse(body) as { data?: { object?: { id?: unknown } } }
    const id = news.data?.object?.id
    return ok(typeof id === 'string' ? { sessionId: id, paymentId: null } : null)
  } catch {
    return fail('unreadable')
  }
}
