import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anAccountBench, anAccountSite } from '../testing/account-bench.ts'
import { createAccountApi } from './account-api.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const site = anAccountSite()

async function open() {
  const bench = anAccountBench(store)
  const api = createAccountApi({ accounts: bench.accounts, siteOf: () => site, addressOf: () => 'x' })
  const { cookie, customer } = await bench.signIn(
    site,
    `0401${String(Math.random()).slice(2, 8).padEnd(6, '0')}`,
  )
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await api.request(path, init)
    expect(answer.headers.get('cache-control')).toBe(
      answer.status === 403 ? answer.headers.get('cache-control') : 'no-store',
    )
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { ask, post, cookie, customer }
}

test('AUTH-006: the session identifies its own customer and nobody to anyone else', async () => {
  const { ask, cookie, customer } = await open()
  expect((await ask('/session')).body).toEqual({ user: null })
  expect((await ask('/session', { headers: { cookie } })).body).toEqual({
    user: { id: customer.id, phone: customer.phone, first_name: '' },
  })
  for (const forged of [
    '__Host-forecourt_session=',
    `__Host-forecourt_session=${'A'.repeat(43)}`,
    'forecourt_session=; ;;=',
    'x'.repeat(9000),
  ])
    expect((await ask('/session', { headers: { cookie: forged } })).body).toEqual({ user: null })
})

test('AUTH-018: the sixth request in 15 minutes is refused with the specification’s text', async () => {
  const { post } = await open()
  const answers = []
  for (let at = 0; at < 6; at++) answers.push(await post('/rate-limit', { phone: '0412 000 111' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers[0]?.body).toEqual({ ok: true })
  expect(answers[5]?.body).toMatchObject({
    ok: false,
    error: 'Too many verification attempts. Please try again later.',
  })
  for (const body of [{}, { phone: 5 }, { phone: ['0412000111'] }, { phone: { $ne: '' } }, [], 'x', null])
    expect((await post('/rate-limit', body)).status).toBe(422)
  expect(
    (await post('/rate-limit', { phone: '0412 000 222' }, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
})

test('API-012: customers can look up only their own number, and no answer reveals whether another is known', async () => {
  const { ask, post, cookie, customer } = await open()
  const { customer: known } = await open()
  const check = async (phone: string | null, headers = {}) =>
    (await ask(`/check-if-contact-exists?phone_number=${encodeURIComponent(phone ?? '')}`, { headers })).body
  expect(await check(customer.phone, { cookie })).toEqual({ data: { exists: true }, error: null })
  expect(await check('0499 999 999', { cookie })).toEqual({ data: null, error: null })
  const answers = [
    await check(known.phone, { cookie }),
    await check(known.phone),
    await check('0499 999 999'),
    (await post('/check-if-contact-exists', { phone_number: known.phone })).body,
    (await post('/check-if-contact-exists', { phone_number: {} })).body,
    (await ask('/check-if-contact-exists')).body,
  ]
  for (const answer of answers) expect(answer).toEqual({ data: null, error: null })
  expect((await post('/check-if-contact-exists', { phone_number: customer.phone }, { cookie })).body).toEqual(
    {
      data: { exists: true },
      error: null,
    },
  )
})
