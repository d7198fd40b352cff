import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string
}

/** A local server for the part of Stripe's API that we use: Checkout Sessions, expiry, refunds, idempotency. */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, unknown>()
  const refunds: string[] = []
  let isAway = false
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return send(503, { error: { type: 'api_error', message: 'away' } })
    const key = String(request.headers['idempotency-key'] ?? '')
    if (request.method === 'POST' && answered.has(key)) return send(200, answered.get(key))
    const answer = handle(`${request.method} ${request.url}`, form)
    if (answer.status === 200 && /^(open|refund)-/.test(key)) answered.set(key, answer.body)
    return send(answer.status, answer.body)
  })

  function handle(route: string, form: URLSearchParams): { status: number; body: unknown } {
    const [, id = '', verb] = /^\w+ \/v1\/checkout\/sessions\/?([^/?]*)\/?(\w*)/.exec(route) ?? []
    if (route === 'POST /v1/checkout/sessions') return { status: 200, body: open(form) }
    if (route === 'POST /v1/refunds') return refund(form.get('payment_intent') ?? '')
    const session = sessions.get(id)
    if (!session) return failure(404, 'resource_missing')
    if (verb !== 'expire') return { status: 200, body: session }
    if (session.status !== 'open') return failure(400, 'session_not_open')
    session.status = 'expired'
    return { status: 200, body: session }
  }

  function open(form: URLSearchParams): Session {
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
    }
    sessions.set(id, session)
    return session
  }

  function refund(charge: string) {
    if (![...sessions.values()].some((session) => session.payment_intent === charge))
      return failure(404, 'resource_missing')
    if (refunds.includes(charge)) return failure(400, 'charge_already_refunded')
    refunds.push(charge)
    return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund' } }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' as const },
    refunds,
    /** Pays on the page as the shopper would. */
    pay(id: string, over: Partial<Session> = {}): void {
      const session = sessions.get(id)
      if (!session) throw new Error('No such session')
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` }, over)
    },
    setAway: (away: boolean) => {
      isAway = away
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function failure(status: number, code: string) {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } }
}
