import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTradeInLimits } from './trade-in-limits.ts'

function open() {
  const http = new Hono()
  http.use(createTradeInLimits({ now: () => 0, siteOf: () => 'site_a', addressOf: () => '203.0.113.1' }))
  http.all('*', (c) => c.text('answered'))
  const post = async (path: string, host = 'a.example') =>
    (await http.request(`http://a.example${path}`, { method: 'POST', headers: { host } })).status
  const takeAll = async () => {
    for (let count = 0; count < 40; count++) await post('/trade-in')
  }
  return { http, post, takeAll }
}

test.each([
  '/trade-in',
  '/trade-in.data',
  '/trade-in/',
  '/trade-in/_.data',
  '/TRADE-IN',
  '/trade%2Din',
  '/cars/trade-in/',
  '/trade-in/valuation',
  '/Trade-In/Valuation.data',
  '/api/trade-in/rego-lookup',
  '/api/trade-in/valuation',
])('however it is spelled, %s counts with the other lookups (TRADE-007)', async (path) => {
  const { post, takeAll } = open()
  await takeAll()
  expect(await post(path)).toBe(429)
})

test('a different spelling of the host does not start a new count (SITE-003)', async () => {
  const { post, takeAll } = open()
  await takeAll()
  for (const host of ['A.example', 'a.example.', 'a.example:81'])
    expect(await post('/trade-in', host)).toBe(429)
})

test('viewing the page, photos and other forms are not counted', async () => {
  const { http, post, takeAll } = open()
  await takeAll()
  expect((await http.request('http://a.example/trade-in')).status).toBe(200)
  for (const path of ['/contact', '/trade-in/photos', '/%E0%A4%A', '/trade-in-week'])
    expect([path, await post(path)]).toEqual([path, 200])
})
