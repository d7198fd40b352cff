import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { AppContext } from '#src/app-context.ts'
import type { AppVariables } from './http-app.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Routes for those who run the platform, the same on every host: `/healthz` (the process answers, if only with the
 * pages it holds), `/readyz` (store, index and disk serve; 503 with what is wrong, and while starting or stopping),
 * `/metrics` (Prometheus; loopback or METRICS_TOKEN). The first two ask nobody, so that they answer at once.
 */
export function createOperationsApi(app: AppContext): Hono<{ Variables: AppVariables }> {
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
    if (!mayReadMetrics(c.get('address'), c.req.header('authorization'), app.env.metricsToken))
      return c.text('Not found\n', 404)
    return c.body(await app.metrics.registry.metrics(), 200, {
      'content-type': app.metrics.registry.contentType,
    })
  })
  return operations
}

function mayReadMetrics(address: string, authorization: string | undefined, token: string | null): boolean {
  if (!token) return LOOPBACK.test(address)
  const given = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
