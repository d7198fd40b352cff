import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppContext } from '#src/app/context.ts'
import { createArrivals } from './arrival.ts'
import type { AppVariables } from './http-app.ts'
import { createOperationsApi } from './operations-api.ts'

function ask(metricsToken: string | null, headers: Record<string, string>, address = '127.0.0.1') {
  const registry = { metrics: async () => 'up 1', contentType: 'text/plain' }
  const app = { env: { metricsToken, trustedProxies: 0 }, metrics: { registry } } as unknown as AppContext
  const http = new Hono<{ Variables: AppVariables }>()
  http.use(async (c, next) => {
    c.set('address', address)
    return next()
  })
  http.route('/', createOperationsApi(app, createArrivals(app)))
  return http.request('http://localhost/metrics', { headers: { host: 'localhost:3000', ...headers } })
}

test('with a token /metrics requires it as in RFC 6750, on every machine', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await ask('abc', { authorization: `${scheme} abc` }, '203.0.113.9')).status).toBe(200)
  const bare = await ask('abc', {})
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"'])
  const wrong = await ask('abc', { authorization: 'Bearer abd' })
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="metrics", error="invalid_token"',
  ])
})

test('without a token it answers this machine only, and nothing that comes through a local proxy', async () => {
  expect((await ask(null, {})).status).toBe(200)
  expect((await ask(null, { host: '[::1]:3000' }, '::1')).status).toBe(200)
  expect((await ask(null, {}, '203.0.113.9')).status).toBe(404)
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'])
    expect((await ask(null, { [header]: 'x' })).status).toBe(404)
  expect((await ask(null, { host: 'www.dealer.example' })).status).toBe(404)
})
