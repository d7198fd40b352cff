import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { ReservationService } from './reservation-service.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

type WebhookApiDeps = {
  reservations: Pick<ReservationService, 'receiveWebhook'>
  siteOf: (c: Context) => SiteContext
  onFault(error: unknown): void
}

/** Largest webhook accepted; Stripe's are a few kilobytes. */
const BODY_BYTES_MAX = 256 * 1024

/**
 * `POST /api/payments/:gateway/webhook`, signed as by Stripe (`Stripe-Signature: t=…,v1=…`): 200 if applied or
 * irrelevant, 400 for a wrong or old signature, 404 for a gateway the site does not use, 413, and 500 to have it
 * sent again.
 */
export function createPaymentWebhookApi({ reservations, siteOf, onFault }: WebhookApiDeps) {
  const api = new Hono()
  api.post('/:gateway/webhook', async (c) => {
    const site = siteOf(c)
    const bytes = await readBounded(c.req.raw)
    if (bytes === null) return c.json({ error: 'Too large.' }, 413)
    const signature = c.req.header('stripe-signature') ?? ''
    const news = { gateway: c.req.param('gateway'), body: bytes, signature }
    const taken = await reservations.receiveWebhook(site, news).catch((error: unknown) => {
      // The gateway resends after any 5xx; the answer says when
      if (unavailability(error)) throw error
      onFault(error)
      return null
    })
    if (!taken) return c.json({ error: 'Please send it again.' }, 500)
    if (taken.ok) return c.json({ received: true })
    return taken.error === 'no_gateway'
      ? c.json({ error: 'This site has no such gateway.' }, 404)
      : c.json({ error: 'The signature is not right.' }, 400)
  })
  return api
}

async function readBounded(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
