import { expect, test } from 'vitest'
import { anAnalyticsSite } from '../testing/analytics-bench.ts'
import type { ToldBatch } from '../domain/event-batch.ts'
import { createEventsApi } from './events-api.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const HEADERS = { 'content-type': 'application/json', 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' }
const ONE = { events: [{ event: 'phone_click' }] }

function open(over: Parameters<typeof anAnalyticsSite>[1] = {}) {
  const site = anAnalyticsSite('meridian', over)
  const received: ToldBatch[] = []
  const api = createEventsApi({
    siteOf: () => site,
    analytics: {
      receive: async (_site, batch) => {
        received.push(batch)
        return { accepted: batch.events.length, dropped: batch.dropped }
      },
    },
  })
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await api.request('/', { method: 'POST', headers: { ...HEADERS, ...headers }, body: text })
    const said = (await answer.json()) as { accepted?: number }
    return { status: answer.status, ...said }
  }
  return { api, post, received }
}

test('ANLT-012: events from a page are accepted', async () => {
  const { post, received } = open()
  expect(await post(ONE)).toEqual({ status: 202, accepted: 1, dropped: [] })
  expect(received[0]?.events[0]?.event).toBe('phone_click')
})

test('dropped events are returned with their position and reason', async () => {
  const { post } = open()
  expect(await post({ events: [{ event: 'nonsense' }, { event: 'phone_click', site: 'carbarn' }] })).toEqual({
    status: 422,
    accepted: 0,
    dropped: [
      { at: 0, code: 'unknown_event', error: 'There is no such event; docs/analytics.md lists them.' },
      {
        at: 1,
        code: 'wrong_site',
        error: 'The event names another site than the one it was sent to.',
      },
    ],
  })
})

test.each([
  ['a megabyte', JSON.stringify({ events: [{ event: 'phone_click', x: 'x'.repeat(1_000_000) }] }), 400],
  ['no JSON', '{', 400],
  ['a list', '[]', 400],
  ['no events', '{"events":[]}', 400],
])('%s is refused without reading the events', async (_what, body, status) => {
  const { post, received } = open()
  expect(await post(body)).toMatchObject({ status, accepted: 0 })
  expect((await post(body, { 'content-length': '1000000' })).status).toBe(413)
  expect(received).toEqual([])
})

test('requests from another origin and to a site with counts off are refused', async () => {
  const { post, received, api } = open()
  expect((await post(ONE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await open({ firstParty: false }).post(ONE)).toMatchObject({ status: 404, code: 'off' })
  expect(received).toEqual([])
  const asked = await api.request('/')
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
})

test('robots get an answer but are not counted, and a headless browser counts as a browser', async () => {
  const { post, received } = open()
  for (const robot of [
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])
    expect(await post(ONE, { 'user-agent': robot })).toEqual({
      status: 202,
      accepted: 0,
      dropped: [],
      ignored: 'robot',
    })
  expect(received).toEqual([])
  expect((await post(ONE, { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') })).accepted).toBe(1)
})

test('Global Privacy Control overrides any consent a page sends', async () => {
  const { post, received } = open()
  const said = { ...ONE, client_id: '123.1700000000' }
  await post(said)
  await post(said, { 'sec-gpc': '1' })
  expect(received.map(({ consent }) => consent?.clientId ?? null)).toEqual(['123.1700000000', null])
})
