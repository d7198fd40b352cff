import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anAccountBench, anAccountSite, aPhone } from '../testing/account-bench.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const site = anAccountSite()
const other = anAccountSite('southside')

test('SITE-001: a session does not count on another site, and the same phone is a different customer there', async () => {
  const { accounts, signIn } = anAccountBench(store)
  const phone = aPhone()
  const here = await signIn(site, phone)
  expect(await accounts.findSignedIn(other, here.cookie)).toBeNull()
  const there = await signIn(other, phone)
  expect(there.customer.id).not.toBe(here.customer.id)
  expect(await accounts.findSignedIn(site, there.cookie)).toBeNull()
})

test('sessions end on sign-out, on a new sign-in and after 30 days, and a stolen table opens none', async () => {
  const { accounts, signIn, time } = anAccountBench(store)
  const phone = aPhone()
  const first = await signIn(site, phone)
  const second = await signIn(site, phone, { cookie: first.cookie })
  expect(second.cookie).not.toBe(first.cookie)
  expect(await accounts.findSignedIn(site, first.cookie)).toBeNull()
  const rows = await store.db.selectFrom('customer_sessions').select('token_hash').execute()
  for (const { token_hash: hash } of rows)
    expect(await accounts.findSignedIn(site, `__Host-forecourt_session=${hash}`)).toBeNull()
  await accounts.signOut(site, second.cookie)
  expect(await accounts.findSignedIn(site, second.cookie)).toBeNull()
  const third = await signIn(site, phone)
  time.ms += 30 * 86_400_000 + 1
  expect(await accounts.findSignedIn(site, third.cookie)).toBeNull()
})

test('cookies are hidden from scripts and bound to the host on https, except the readable marker', async () => {
  const { signIn } = anAccountBench(store)
  const { lines } = await signIn(site, aPhone())
  expect(lines[0]).toMatch(
    /^__Host-forecourt_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
  )
  expect(lines[1]).toMatch(/^forecourt_in=1; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  const plain = { ...site, origin: 'http://northside.localhost:3000' }
  expect((await signIn(plain, aPhone())).lines[0]).toMatch(/^forecourt_session=[\w-]{43}; .*HttpOnly$/)
})

test('AUTH-007, AUTH-009, AUTH-021: a gate preserves the whole address and lets signed-in customers through', async () => {
  const { accounts, signIn } = anAccountBench(store)
  const gating = anAccountSite('gating', { gatedPages: ['car-finance'] })
  const asked = { path: '/personalised/finance', query: '?car_id=veh_1&term=5' }
  expect(await accounts.gate(gating, { ...asked, cookie: null })).toBe(
    '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3Dveh_1%26term%3D5&back=%2F',
  )
  expect(await accounts.gate(site, { ...asked, cookie: null })).toBeNull()
  const { cookie } = await signIn(gating, aPhone())
  expect(await accounts.gate(gating, { ...asked, cookie })).toBeNull()
  expect(
    await accounts.gate(gating, { path: '/my-garage/kia', query: '', cookie: 'forecourt_session=x' }),
  ).toContain('type=my-garage')
})

test('signing out everywhere ends every session of the account on that site and any pending code, and no one else’s', async () => {
  const { accounts, signIn, ask, sent, codeOf } = anAccountBench(store)
  const phone = aPhone()
  const browsers = []
  for (let at = 0; at < 3; at++) browsers.push(await signIn(site, phone))
  const elsewhere = await signIn(other, phone)
  const stranger = await signIn(site, aPhone())
  const waiting = await ask(site, phone)
  const { customer } = browsers[0] ?? stranger
  const lines = await accounts.signOutEverywhere(site, customer)
  expect(lines[0]).toMatch(/^__Host-forecourt_session=; .*Max-Age=0/)
  for (const { cookie } of browsers) expect(await accounts.findSignedIn(site, cookie)).toBeNull()
  const left = await store.db
    .selectFrom('customer_sessions')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .execute()
  expect(left).toEqual([])
  const { challenge } = waiting.ok ? waiting.value : { challenge: '' }
  expect((await accounts.signIn(site, { challenge, code: codeOf(sent.at(-1)), cookie: null })).ok).toBe(false)
  expect(await accounts.findSignedIn(other, elsewhere.cookie)).not.toBeNull()
  expect(await accounts.findSignedIn(site, stranger.cookie)).not.toBeNull()
})
