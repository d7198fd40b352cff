import { type Context, Hono } from 'hono'
import type { AppContext } from '#src/app/context.ts'
import type { AppVariables } from './http-app.ts'
import { bearerToken, isSameSecret } from '#src/platform/http/bearer-token.ts'
import type { Arrivals } from './arrival.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

type OperationsDeps = Pick<AppContext, 'readiness' | 'notes' | 'metrics' | 'env'>

/**
 * Routes for operators, the same on every host: `/healthz` (the process answers, if only with the pages it
 * holds), `/readyz` (store, index and disk are working; 503 with the reason if not, and while starting or
 * stopping), `/metrics` (Prometheus). With METRICS_TOKEN set, the last one requires it (401, RFC 6750);
 * without it, only this machine is answered, and requests through a proxy get 404. The first two ask nothing
 * else, so they answer at once.
 */
export function createOperationsApi(
  app: OperationsDeps,
  arrivals: Pick<Arrivals, 'isLocalCall'>,
): Hono<{ Variables: AppVariables }> {
  const operations = new Hono<{ Variables: AppVariables }>()
  operations.get('/healthz', (c) => {
    c.set('kind', 'probe')
    return c.json({ status: 'ok' })
  })
  operations.get('/readyz', (c) => {
    c.set('kind', 'probe')
    const checks = app.readiness()
    const notes = app.notes()
    const isReady = Object.values(checks).every((check) => check === 'ok')
    const status = isReady ? 'ok' : 'unavailable'
    return c.json({ status, checks, ...(notes.length > 0 ? { notes } : {}) }, isReady ? 200 : 503)
  })
  operations.get('/metrics', async (c) => {
    c.set('kind', 'probe')
    const refusal = refuseMetrics(c, app.env.metricsToken, arrivals)
    if (refusal) return refusal
    return c.body(await app.metrics.registry.metrics(), 200, {
      'content-type': app.metrics.registry.contentType,
    })
  })
  return operations
}

function refuseMetrics(
  c: Context<{ Variables: AppVariables }>,
  wanted: string | null,
  arrivals: Pick<Arrivals, 'isLocalCall'>,
): Response | null {
  if (wanted === null) {
    const isLocal = LOOPBACK.test(c.get('address')) && arrivals.isLocalCall((name) => c.req.header(name))
    return isLocal ? null : c.text('Not found\n', 404)
  }
  const given = bearerToken(c.req.header('authorization'))
  if (given !== null && isSameSecret(given, wanted)) return null
  const fault = given === null ? '' : ', error="invalid_token"'
  return c.text('Send the token as "Authorization: Bearer <token>".\n', 401, {
    'www-authenticate': `Bearer realm="metrics"${fault}`,
  })
}
