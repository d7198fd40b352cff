import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppContext } from '#src/app/context.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import type { AppVariables } from '../http-app.ts'
import { createWriteBudget, limitWrites } from './write-limits.ts'
import { writeKind } from './write-kind.ts'

const ADDRESS = '203.0.113.7'
function budget() {
  const take = createWriteBudget(() => 1_800_000_000_000)
  return (path: string, times = 1, form?: string) =>
    Array.from({ length: times }, () => take('site_1', ADDRESS, { path, form })).filter(
      ({ isAllowed }) => isAllowed,
    ).length
}

test('after thirty finance quotes the next is refused and an enquiry still goes', () => {
  const send = budget()
  expect(send('/api/youx/quote', 31)).toBe(30)
  expect(send('/api/leads')).toBe(1)
  expect(send('/contact-us')).toBe(1)
})

test('every kind of form has a budget of its own, sent by a script or by the page’s own form', () => {
  const send = budget()
  expect(send('/api/leads', 31, 'call_back')).toBe(30)
  expect(send('/call-back')).toBe(0)
  expect(send('/api/leads', 1, 'test_drive')).toBe(1)
  expect(send('/service')).toBe(1)
  expect(send('/api/leads', 31, 'no such form')).toBe(30)
  expect(send('/api/leads')).toBe(0)
})

test('all kinds together have a limit too, so that kinds do not multiply what one visitor may send', () => {
  const send = budget()
  const paths = ['/api/leads', '/api/youx/quote', '/trade-in', '/sign-in', '/api/watchlist/save-car']
  expect(paths.reduce((sum, path) => sum + send(path, 30), 0)).toBe(90)
})

test('a kind is told whatever the spelling, and an unknown address counts with the enquiries', () => {
  for (const path of ['/trade-in/valuation', '/Trade-In', '/trade-in.data', '/cars/trade-in'])
    expect([path, writeKind(path)]).toEqual([path, 'trade-in'])
  expect(writeKind('/cars/a-ute/checkout')).toBe('checkout')
  for (const path of ['/', '/api/leads', '/api/nope', '/cars/a-ute']) expect(writeKind(path)).toBe('enquiry')
})

test('asking for a phone number has a budget of its own, as tight as a form’s', () => {
  const send = budget()
  expect(send('/api/phone-reveal', 31)).toBe(30)
  expect(send('/API/phone-reveal')).toBe(0)
  expect(send('/api/events', 60)).toBe(60)
  for (const path of ['/api/stock-feeds/demo/rows', '/api/payments/news'])
    expect(writeKind(path)).toBe('push')
})

function aSiteThatAnswers(status: () => 201 | 503) {
  const now = () => 1_800_000_000_000
  const own = createNetworkLimiter({ max: 5, windowMs: 60_000 }, now)
  const http = new Hono<{ Variables: AppVariables }>()
  http.use(async (c, next) => {
    c.set('site', { id: 'site_1' } as unknown as AppVariables['site'])
    c.set('address', ADDRESS)
    return next()
  })
  const app = { clock: { now } } as unknown as AppContext
  http.use(limitWrites(app, (async () => ({ response: new Response('', { status: 429 }) })) as never))
  http.post('/api/leads', (c) => c.json({}, status()))
  http.post('/api/youx/quote', (c) => c.json({}, own.take('site_1', ADDRESS).isAllowed ? status() : 429))
  http.post('/contact', () => {
    throw new Error('the database is away')
  })
  http.onError((_, c) => c.text('', 503))
  return async (path: string, times: number) => {
    const answers: number[] = []
    for (let sent = 0; sent < times; sent++)
      answers.push((await http.request(path, { method: 'POST' })).status)
    return answers
  }
}
const repeated = (status: number, times: number) => Array.from({ length: times }, () => status)

test('what was answered 503 costs no attempt, of the form or of the feature behind it', async () => {
  let status: 201 | 503 = 503
  const send = aSiteThatAnswers(() => status)
  expect(await send('/api/leads', 40)).toEqual(repeated(503, 40))
  expect(await send('/contact', 40)).toEqual(repeated(503, 40))
  expect(await send('/api/youx/quote', 10)).toEqual(repeated(503, 10))
  status = 201
  expect(await send('/api/leads', 31)).toEqual([...repeated(201, 30), 429])
  expect(await send('/api/youx/quote', 6)).toEqual([...repeated(201, 5), 429])
})

test('an outage lifts no limit: a flood of writes answered 503 ends in refusals', async () => {
  const answers = await aSiteThatAnswers(() => 503)('/api/leads', 400)
  expect(answers.slice(0, 330)).toEqual(repeated(503, 330))
  expect(answers.slice(330)).toEqual(repeated(429, 70))
})
