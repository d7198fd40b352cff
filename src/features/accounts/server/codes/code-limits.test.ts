import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { CodePurpose } from '#src/features/accounts/domain/code-purpose.ts'
import {
  anAccountBench,
  anAccountSite,
  toCookieHeader,
} from '#src/features/accounts/testing/account-bench.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(() => store.db.deleteFrom('customer_codes').execute())
afterAll(() => store.close())

const site = anAccountSite()
const other = anAccountSite('southside')
let phones = 0
const aPhone = () => `0402${String(++phones).padStart(6, '0')}`
const MINUTE = 60_000
const TOO_MANY = {
  error: { status: 429, message: 'Too many verification attempts. Please try again later.' },
}

test('AUTH-018, ERR-016: five codes for a phone from one network in 15 minutes, across sites and concurrent requests, then later again', async () => {
  const { ask, sent, time } = anAccountBench(store)
  const phone = aPhone()
  const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => ask(at % 2 ? site : other, phone)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(sent).toHaveLength(5)
  expect(answers.find(({ ok }) => !ok)).toMatchObject(TOO_MANY)
  time.ms += 15 * MINUTE + 1
  expect((await ask(site, phone)).ok).toBe(true)
})

test('a stranger who keeps requesting codes for somebody’s phone cannot lock that person out, now or all day', async () => {
  const { ask, signIn, time, counted } = anAccountBench(store)
  const phone = aPhone()
  for (let round = 0; round < 12; round++) {
    for (let at = 0; at < 6; at++) await ask(site, phone, { address: `2001:db8:9:${at}::${round}` })
    time.ms += 30 * MINUTE
  }
  expect(counted.filter((each) => each === 'sign_in sent')).toHaveLength(8)
  expect(counted).toContain('sign_in full_asker')
  expect(counted).toContain('sign_in full_askerDay')
  expect((await signIn(site, phone)).customer.phone).toBe(phone)
})

test('requested from everywhere a phone gets 15 texts in 15 minutes and 30 a day, and a browser that verified it still gets in', async () => {
  const { accounts, ask, signIn, sent, time, codeOf } = anAccountBench(store)
  const phone = aPhone()
  const own = await signIn(site, phone)
  await accounts.signOut(site, own.cookie)
  for (let at = 0; at < 40; at++) await ask(site, phone, { address: `198.51.100.${at}` })
  expect(sent).toHaveLength(15)
  expect(await ask(site, phone, { address: '192.0.2.9' })).toMatchObject(TOO_MANY)
  const again = await ask(site, phone, { cookie: own.cookie, address: '192.0.2.9' })
  if (!again.ok) throw new Error('locked out')
  const signedIn = await accounts.signIn(site, {
    challenge: again.value.challenge,
    code: codeOf(sent.at(-1)),
    cookie: own.cookie,
  })
  expect(signedIn.ok).toBe(true)
  time.ms += 15 * MINUTE + 1
  for (let at = 0; at < 40; at++) await ask(site, phone, { address: `203.0.113.${at}` })
  expect(sent).toHaveLength(31)
})

test('a code that was sent stays usable however many others are requested', async () => {
  const { accounts, ask, sent, codeOf } = anAccountBench(store)
  const phone = aPhone()
  const own = await ask(site, phone, { address: '192.0.2.10' })
  const code = codeOf(sent[0])
  for (let at = 0; at < 30; at++) await ask(site, phone, { address: `198.51.100.${at}` })
  const { challenge } = own.ok ? own.value : { challenge: '' }
  expect((await accounts.signIn(site, { challenge, code, cookie: null })).ok).toBe(true)
})

test('a known browser is known only for its phone, device and site, and for 180 days', async () => {
  const { ask, signIn, time } = anAccountBench(store)
  const phone = aPhone()
  const own = await signIn(site, phone)
  for (let at = 0; at < 15; at++) await ask(site, phone, { address: `198.51.100.${at}` })
  const from = '192.0.2.11'
  const parts = own.cookie.split('; ')
  const without = (name: string) => parts.filter((part) => !part.includes(`forecourt_${name}=`)).join('; ')
  const stranger = await signIn(site, aPhone())
  const known = parts.find((part) => part.includes('forecourt_known=')) ?? ''
  for (const cookie of [
    without('known'),
    without('device'),
    `${stranger.cookie.replace(/[^;]*forecourt_known=[^;]*;? ?/, '')}; ${known}`,
    own.cookie.replace(/(forecourt_known=)\d+/, '$199999'),
    stranger.cookie,
    `__Host-forecourt_known=${'9'.repeat(4000)}.x`,
  ])
    expect((await ask(site, phone, { cookie, address: from })).ok, cookie).toBe(false)
  expect((await ask(other, phone, { cookie: own.cookie, address: from })).ok).toBe(false)
  expect((await ask(site, phone, { cookie: own.cookie, address: from })).ok).toBe(true)
  time.ms += 182 * 86_400_000
  for (let at = 0; at < 15; at++) await ask(site, phone, { address: `198.51.100.${at}` })
  expect((await ask(site, phone, { cookie: own.cookie, address: from })).ok).toBe(false)
})

test('standards B10: one network sends 20 codes in 15 minutes and 80 a day to any phones, with an IPv6 /64 as one network and a /48 as three', async () => {
  const { ask, sent, time } = anAccountBench(store)
  const press = async (count: number, address: (at: number) => string) => {
    const before = sent.length
    for (let at = 0; at < count; at++) await ask(site, aPhone(), { address: address(at) })
    return sent.length - before
  }
  expect(await press(25, () => '203.0.113.9')).toBe(20)
  expect(await press(25, (at) => `2001:db8:1:1::${at}`)).toBe(20)
  expect(await press(70, (at) => `2001:db8:2:${at}::1`)).toBe(60)
  for (let quarter = 0; quarter < 6; quarter++) {
    time.ms += 15 * MINUTE + 1
    await press(20, () => '203.0.113.9')
  }
  expect(await press(1, () => '203.0.113.9')).toBe(0)
  expect(sent.length).toBe(20 + 20 + 60 + 60)
  expect((await ask(site, aPhone(), { address: '203.0.113.10' })).ok).toBe(true)
})

test('a distributed attack costs a site at most 300 texts an hour, while other sites and known browsers are still served', async () => {
  const { ask, signIn, sent, counted } = anAccountBench(store)
  const own = await signIn(site, aPhone())
  for (let at = 0; at < 320; at++) await ask(site, aPhone(), { address: `10.${at >> 8}.${at & 255}.1` })
  expect(sent).toHaveLength(300)
  expect(counted.filter((each) => each === 'sign_in full_site')).toHaveLength(21)
  expect(await ask(site, aPhone(), { address: '192.0.2.12' })).toMatchObject({
    error: { code: 'texts_spent', status: 503, message: expect.stringContaining('call us') },
  })
  expect((await ask(other, aPhone(), { address: '192.0.2.13' })).ok).toBe(true)
  const again = await ask(site, own.customer.phone ?? '', { cookie: own.cookie, address: '192.0.2.14' })
  expect(again.ok).toBe(true)
})

test('a code for one purpose is not valid for another, in either direction', async () => {
  const { accounts, ask, sent, codeOf } = anAccountBench(store)
  const purposes = ['finance', 'checkout', 'test_drive'] as const
  const asked = async (purpose: CodePurpose) => {
    const answer = await ask(site, aPhone(), { purpose })
    if (!answer.ok) throw new Error('not sent')
    return { challenge: answer.value.challenge, code: codeOf(sent.at(-1)), cookie: null }
  }
  const signIn = await asked('sign_in')
  for (const purpose of purposes)
    expect((await accounts.confirmPhone(site, { ...signIn, purpose })).ok).toBe(false)
  expect((await accounts.signIn(site, signIn)).ok).toBe(true)
  for (const sentFor of purposes) {
    const code = await asked(sentFor)
    expect((await accounts.signIn(site, code)).ok).toBe(false)
    for (const purpose of purposes.filter((each) => each !== sentFor))
      expect((await accounts.confirmPhone(site, { ...code, purpose })).ok).toBe(false)
    const proved = await accounts.confirmPhone(site, { ...code, purpose: sentFor })
    if (!proved.ok) throw new Error('refused')
    const cookie = toCookieHeader(proved.value.cookies)
    expect(await accounts.provenPhone(site, cookie, sentFor)).toBe(proved.value.phone)
    expect(await accounts.provenPhone(other, cookie, sentFor)).toBeNull()
    expect(await accounts.findSignedIn(site, cookie)).toBeNull()
    for (const purpose of purposes.filter((each) => each !== sentFor)) {
      const renamed = cookie.replaceAll(`proof_${sentFor}`, `proof_${purpose}`)
      expect(await accounts.provenPhone(site, renamed, purpose)).toBeNull()
    }
  }
})

test('a verified phone counts for half an hour, and an unanswered challenge for nothing', async () => {
  const { accounts, ask, sent, codeOf, time } = anAccountBench(store)
  const asked = await ask(site, aPhone(), { purpose: 'checkout' })
  if (!asked.ok) throw new Error('not sent')
  const { challenge } = asked.value
  const cookie = `__Host-forecourt_proof_checkout=${challenge}`
  expect(await accounts.provenPhone(site, cookie, 'checkout')).toBeNull()
  const code = codeOf(sent[0])
  expect((await accounts.confirmPhone(site, { purpose: 'checkout', challenge, code, cookie: null })).ok).toBe(
    true,
  )
  expect(await accounts.provenPhone(site, cookie, 'checkout')).not.toBeNull()
  time.ms += 30 * MINUTE
  expect(await accounts.provenPhone(site, cookie, 'checkout')).toBeNull()
})

test('the site’s setting allows Australian mobiles only, or any with a country code', async () => {
  const { ask, sent, counted } = anAccountBench(store)
  expect(await ask(site, '+64 21 345 678', { address: 'a' })).toMatchObject({
    error: {
      code: 'overseas_phone',
      status: 422,
      message: expect.stringContaining('Australian mobiles only'),
    },
  })
  const open = anAccountSite('open', { textedCodes: { australianMobilesOnly: false } })
  expect((await ask(open, '+64 21 345 678', { address: 'a' })).ok).toBe(true)
  expect(await ask(open, '+881 6 1234 5678', { address: 'a' })).toMatchObject({
    error: { code: 'invalid_mobile' },
  })
  expect(sent.map(({ to }) => to)).toEqual(['+6421345678'])
  expect(counted).toEqual(['sign_in bad_phone', 'sign_in sent', 'sign_in bad_phone'])
})
