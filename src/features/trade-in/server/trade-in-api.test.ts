import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { answers, aTradeInService, aTradeInSite, CONTACT } from '../testing/trade-in-fixtures.ts'
import { createTradeInApi } from './trade-in-api.ts'
import { toRaw, typedIn } from '../domain/posted-fields.ts'
import { readTradeInForm } from './trade-in-form.ts'

const MEGABYTES_10 = 10 * 1024 * 1024
const ORIGIN = 'https://northside.example'
const VALUATION = {
  ...CONTACT,
  make: 'Kia',
  model: 'Rio',
  year: '2022',
  kms: '45000',
  adjustments: answers(),
}
let store: Store
let trade: ReturnType<typeof aTradeInService>
let api: ReturnType<typeof createTradeInApi>
beforeAll(async () => {
  store = await openTestStore()
  trade = aTradeInService(store)
  api = createTradeInApi({ tradeIn: trade.service, siteOf: () => aTradeInSite() })
})
afterAll(() => store.close())

function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return api.request(ORIGIN + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
  })
}
const value = (over: object = {}) =>
  send('/api/trade-in/valuation', JSON.stringify({ ...VALUATION, ...over }))
const count = async () => (await trade.leads.list({ limit: 1000 })).length

test('10 MB, other types, broken JSON and calls from another website are refused with a text and store nothing (ERR-024)', async () => {
  const paths = ['/api/trade-in/rego-lookup', '/api/trade-in/valuation', '/api/trade-in/accept']
  for (const path of paths) {
    const big = await send(path, JSON.stringify({ rego: 'x'.repeat(MEGABYTES_10) }))
    expect([path, big.status, typeof (await big.json()).error]).toEqual([path, 413, 'string'])
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', ''])
      expect([path, type, (await send(path, '{}', { 'content-type': type })).status]).toEqual([
        path,
        type,
        415,
      ])
    for (const body of ['{', '[]', 'null', '1'])
      expect([path, body, (await send(path, body)).status]).toEqual([path, body, 400])
    expect((await send(path, '{}', { origin: 'https://evil.example' })).status).toBe(403)
  }
  expect(await count()).toBe(0)
})

test('a form with 10,000 fields is refused, and in a small one odd names stay plain names', async () => {
  const post = (body: string) =>
    new Request(`${ORIGIN}/trade-in`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const many = Array.from({ length: 10_000 }, (_, index) => `f${index}`).join('&')
  expect((await readTradeInForm(post(many))).error?.code).toBe('invalid_body')
  expect((await readTradeInForm(post(`kms=${'9'.repeat(MEGABYTES_10)}`))).error?.code).toBe('body_too_large')
  const odd = await readTradeInForm(post('__proto__=x&constructor=y&answer.__proto__=z'))
  expect([odd.error, toRaw(odd.fields).adjustments, Object.keys(typedIn(odd.fields))]).toEqual([
    null,
    [{ id: '__proto__', adjustmentAnswers: ['z'] }],
    ['answer.__proto__'],
  ])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('forged fields have no effect on offer, acceptance, lead, subcategory, links or location', async () => {
  const answer = await value({
    email: 'forge@example.com',
    offer_price: 999_999,
    offer_accepted: true,
    lead_id: 'lead_mine',
    subcategory: '3. Offer Accepted',
    photosUrl: 'https://evil.example',
    location_id: 'loc_another',
    token: 'mine',
    isAccepted: true,
  })
  const told = (await answer.json()) as { offer_price: number; token: string; lead_id: string }
  expect([answer.status, told.offer_price < 30_000, told.token === 'mine']).toEqual([201, true, false])
  const { lead } = (await trade.leads.show(told.lead_id as never)) ?? {}
  expect(lead?.tradeIn).toMatchObject({ isAccepted: false, photosUrl: null, locationId: 'loc_northside' })
  expect([lead?.subcategory, lead?.route.locationId]).toEqual([
    expect.not.stringContaining('Accepted'),
    'loc_northside',
  ])
})

test('no header can be injected: line breaks in texts become spaces, and in an address they are refused', async () => {
  const injection = '\r\nBcc: everybody@evil.example\r\n\r\nBody'
  const refused = await value({ email: `jo@example.com${injection}` })
  expect([refused.status, (await refused.json()).fields]).toEqual([
    422,
    [expect.objectContaining({ field: 'email' })],
  ])
  const told = await (
    await value({ email: 'inject@example.com', name: `Jo${injection}`, model: `Rio${injection}` })
  ).json()
  const { lead } = (await trade.leads.show(told.lead_id)) ?? {}
  expect(JSON.stringify([lead?.person, lead?.tradeIn?.model, lead?.subcategory])).not.toMatch(/\\[rn]/)
})

test('sending the same valuation repeatedly creates one lead per version and never fails', async () => {
  const before = await count()
  const first = await (await value({ email: 'again@example.com' })).json()
  const accepted = await Promise.all(
    [1, 2, 3].map(() => send('/api/trade-in/accept', JSON.stringify({ token: first.token }))),
  )
  const ids = new Set((await Promise.all(accepted.map((each) => each.json()))).map(({ lead_id }) => lead_id))
  expect([accepted.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1])
  expect(await count()).toBe(before + 2)
})
