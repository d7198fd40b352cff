import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { AppContext } from '#src/app-context.ts'
import type { AppVariables } from './http-app.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Routes for those who run the platform, the same on every host: `/healthz` (the process answers), `/readyz`
 * (store and index serve; 503 while starting or stopping), `/metrics` (Prometheus; loopback or METRICS_TOKEN).
 */
export function createOperationsApi(app: AppContext): Hono<{ Variables: AppVariables }> {
  const operations = new Hono<{ Variables: AppVariables }>()
  operations.get('/healthz', (c) => {
    c.set('kind', 'probe')
    return c.json({ status: 'ok' })
  })
  operations.get('/readyz', async (c) => {
    c.set('kind', 'probe')
    const checks = await app.readiness()
    const isReady = Object.values(checks).every((check) => check === 'ok')
    return c.json({ status: isReady ? 'ok' : 'unavailable', checks }, isReady ? 200 : 503)
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
