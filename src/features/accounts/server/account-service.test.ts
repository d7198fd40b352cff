import { afterAll, beforeAll, expect, test } from 'vitest'
import { seekPerson } from '#src/features/leads/server/person/person-service.ts'
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
const sought = (text: string) => {
  const who = seekPerson(text)
  if (!who) throw new Error(`${text} names nobody`)
  return who
}

test('AUTH-006, AUTH-016, DATA-029: the right code signs in, and a phone always gives the same customer', async () => {
  const { signIn, accounts } = anAccountBench(store)
  const phone = aPhone()
  const first = await signIn(site, phone, { firstName: 'Mia' })
  expect(first.customer).toMatchObject({ phone, firstName: 'Mia', siteId: site.id })
  expect(await accounts.findSignedIn(site, first.cookie)).toEqual(first.customer)
  const again = await signIn(site, phone)
  expect(again.customer).toMatchObject({ id: first.customer.id, firstName: 'Mia' })
})

test('AUTH-013: no code is sent to anything but a mobile', async () => {
  const { ask, sent } = anAccountBench(store)
  for (const phone of ['', '123', '07 3555 0199', '+1 415 555 0100', 'x'.repeat(10_000)])
    expect(await ask(site, phone, { address: 'a' })).toMatchObject({
      ok: false,
      error: { code: phone.startsWith('+') ? 'overseas_phone' : 'invalid_phone' },
    })
  expect(sent).toEqual([])
})

test('AUTH-015: the message carries the five facts, and the code is in neither the database nor the facts', async () => {
  const { sent, codeOf, accounts } = anAccountBench(store)
  const phone = aPhone()
  await accounts.sendCode(site, {
    phone,
    firstName: 'Mia\u0000',
    lastName: 'Rossi',
    email: 'mia@example.com',
    purpose: 'sign_in',
    address: 'b',
    cookie: null,
  })
  expect(sent[0]?.metadata).toEqual({
    first_name: 'Mia',
    last_name: 'Rossi',
    email: 'mia@example.com',
    website: 'northside',
    dealership_slug: 'northside-toyota',
  })
  expect(sent[0]?.to).toBe(`+61${phone.slice(1)}`)
  const rows = await store.db.selectFrom('customer_codes').selectAll().where('phone', '=', phone).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(`"${codeOf(sent[0])}"`)
  expect(rows[0]?.address_hash).toMatch(/^[\w-]{22}$/)
})

test('AUTH-017: each send and each attempt is recorded with site, dealership, kind and user, the same user from the first send on', async () => {
  const { signIn } = anAccountBench(store)
  const { customer } = await signIn(site, aPhone())
  const kept = await store.db
    .selectFrom('verifications')
    .select(['website_slug', 'dealership_slug', 'verification_type', 'succeeded'])
    .where('user_id', '=', customer.id)
    .orderBy('id')
    .execute()
  const own = { website_slug: 'northside', dealership_slug: 'northside-toyota', succeeded: true }
  expect(kept).toEqual([
    { ...own, verification_type: 'sms' },
    { ...own, verification_type: 'verify' },
  ])
})

test('AUTH-014, ERR-017: a wrong code is refused and counted, an incomplete one only refused, and after five the code is blocked', async () => {
  const { accounts, ask, sent, codeOf } = anAccountBench(store)
  const asked = await ask(site, aPhone())
  if (!asked.ok) throw new Error('not sent')
  const { challenge } = asked.value
  const right = codeOf(sent[0])
  const attempt = async (code: string) => {
    const done = await accounts.signIn(site, { challenge, code, cookie: null })
    return done.ok ? 'in' : done.error.code
  }
  for (let at = 0; at < 8; at++) expect(await attempt('12345')).toBe('code_length')
  expect(await attempt('')).toBe('code_required')
  const wrong = right === '000000' ? '111111' : '000000'
  const tries = await Promise.all(Array.from({ length: 7 }, () => attempt(wrong)))
  expect(tries.sort()).toEqual(['too_many', 'too_many', ...Array(5).fill('wrong_code')])
  expect(await attempt(right)).toBe('too_many')
})

test('a code works once, for ten minutes, and only in the browser and on the site it was requested from', async () => {
  const { accounts, ask, sent, codeOf, time } = anAccountBench(store)
  const asked = await ask(site, aPhone())
  if (!asked.ok) throw new Error('not sent')
  const { challenge } = asked.value
  const code = codeOf(sent[0])
  const attempt = async (at = site, by = challenge) =>
    (await accounts.signIn(at, { challenge: by, code, cookie: null })).ok
  expect(await attempt(other)).toBe(false)
  expect(await attempt(site, 'A'.repeat(43))).toBe(false)
  expect(await attempt(site, '')).toBe(false)
  expect((await Promise.all([attempt(), attempt(), attempt()])).filter(Boolean)).toHaveLength(1)
  expect(await attempt()).toBe(false)
  const late = await ask(site, aPhone())
  time.ms += 10 * 60_000 + 1
  expect(late.ok && (await accounts.findPending(site, late.value.challenge))).toBeNull()
  expect(
    late.ok &&
      (await accounts.signIn(site, { challenge: late.value.challenge, code: codeOf(sent[1]), cookie: null }))
        .ok,
  ).toBe(false)
})

test('ERR-020: if the carrier refuses, the code can be requested again', async () => {
  const { accounts, ask, carrier, sent, codeOf } = anAccountBench(store)
  carrier.isDown = true
  const phone = aPhone()
  const asked = await ask(site, phone)
  expect(asked).toMatchObject({ ok: true, value: { failure: { code: 'not_sent' } } })
  carrier.isDown = false
  if (!asked.ok) throw new Error('refused')
  const again = await accounts.resendCode(site, {
    challenge: asked.value.challenge,
    address: 'd',
    cookie: null,
  })
  if (!again.ok) throw new Error('refused')
  const done = await accounts.signIn(site, {
    challenge: again.value.challenge,
    code: codeOf(sent[0]),
    cookie: null,
  })
  expect(done).toMatchObject({ ok: true, value: { customer: { phone } } })
})

test('a customer edits their own details, and an invalid email address rejects the whole edit', async () => {
  const { accounts, signIn } = anAccountBench(store)
  const { customer, cookie } = await signIn(site, aPhone())
  const details = { firstName: ' Mia ', lastName: 'Rossi', email: 'mia@example.com' }
  expect((await accounts.updateProfile(customer, details)).ok).toBe(true)
  expect(await accounts.findSignedIn(site, cookie)).toMatchObject({
    firstName: 'Mia',
    email: 'mia@example.com',
  })
  expect(await accounts.updateProfile(customer, { ...details, firstName: 'X', email: 'mia@' })).toMatchObject(
    {
      error: { code: 'invalid_email' },
    },
  )
  expect(await accounts.findSignedIn(site, cookie)).toMatchObject({ firstName: 'Mia' })
})

test('APP 11.2, APP 12: a person’s account, sessions and verifications are read out and erased, and others’ are not', async () => {
  const { accounts, signIn } = anAccountBench(store)
  const [phone, stranger] = [aPhone(), aPhone()]
  const { customer, cookie } = await signIn(site, phone, { firstName: 'Mia' })
  const kept = await signIn(site, stranger)
  await accounts.updateProfile(customer, { firstName: 'Mia', lastName: '', email: 'Erin@Example.com' })
  for (const who of [phone, 'erin@example.com']) {
    const [held] = (await accounts.personRecords.export([], sought(who))) as Record<string, unknown[]>[]
    expect(held).toMatchObject({ customers: [{ phone }], sessions: [{ site_id: site.id }] })
    expect(held?.verifications).toHaveLength(2)
    expect(JSON.stringify(held)).not.toContain('_hash')
  }
  await store.db
    .transaction()
    .execute((trx) => accounts.personRecords.erase(trx, [], sought('erin@example.com')))
  expect(await accounts.personRecords.export([], sought(phone))).toEqual([])
  expect(await accounts.findSignedIn(site, cookie)).toBeNull()
  expect(await accounts.findSignedIn(site, kept.cookie)).toMatchObject({ phone: stranger })
})

test('APP 11.2, APP 12: an account with an overseas phone is found however the number is typed, and its texts are erased', async () => {
  const { accounts, signIn } = anAccountBench(store)
  const abroad = anAccountSite('westside', { textedCodes: { australianMobilesOnly: false } })
  await signIn(abroad, '+64 21 345 678')
  await signIn(abroad, '+44 (0)20 7946 0018')
  const typed = {
    '+6421345678': [
      '+64 21 345 678',
      '0064 21 345 678',
      '0011 64 21-345-678',
      '(+64) 21 345 678',
      '+64 (0)21 345678',
    ],
    '+442079460018': ['+44 20 7946 0018', '0044 (0)20 7946 0018'],
  }
  for (const [phone, forms] of Object.entries(typed))
    for (const form of forms)
      expect(await accounts.personRecords.export([], sought(form)), form).toMatchObject([
        { customers: [{ phone }], sessions: [{ site_id: abroad.id }] },
      ])
  await store.db
    .transaction()
    .execute((trx) => accounts.personRecords.erase(trx, [], sought('0064 (0)21 345 678')))
  expect(await accounts.personRecords.export([], sought('+64 21 345 678'))).toEqual([])
  expect(await accounts.personRecords.export([], sought('+44 20 7946 0018'))).toHaveLength(1)
})

test('maintenance deletes only what has expired', async () => {
  const { accounts, signIn, ask, time } = anAccountBench(store)
  const phone = aPhone()
  const { cookie } = await signIn(site, phone)
  time.ms += 25 * 3_600_000
  await ask(site, phone)
  expect(await accounts.prune(time.ms, 1000)).toBeGreaterThan(0)
  const codes = await store.db
    .selectFrom('customer_codes')
    .select('sent_at')
    .where('phone', '=', phone)
    .execute()
  expect(codes).toHaveLength(1)
  expect(await accounts.findSignedIn(site, cookie)).not.toBeNull()
  await accounts.prune(time.ms + 366 * 86_400_000, 1000)
  expect(await store.db.selectFrom('verifications').select('id').execute()).toEqual([])
  expect(await store.db.selectFrom('customer_sessions').select('token_hash').execute()).toEqual([])
})

test('AUTH-018: pre-checks are limited by phone and address, and never block another phone', () => {
  const { accounts } = anAccountBench(store)
  const asks = (address: string) =>
    Array.from({ length: 6 }, () => accounts.takeAsk(site, { phone: '0412 345 678', address }).ok)
  expect(asks('a')).toEqual([true, true, true, true, true, false])
  expect(asks('b')[0]).toBe(true)
  expect(accounts.takeAsk(site, { phone: '123', address: 'a' })).toMatchObject({
    error: { code: 'invalid_phone' },
  })
})

test('FIN-044: the right code verifies a phone once without signing in, and a wrong, late or blocked one does not', async () => {
  const { accounts, ask, sent, codeOf, time } = anAccountBench(store)
  async function asking() {
    const asked = await ask(site, aPhone(), { purpose: 'finance' })
    if (!asked.ok) throw new Error('not sent')
    const { challenge } = asked.value
    const confirm = async (code: string, at = site) => {
      const done = await accounts.confirmPhone(at, { purpose: 'finance', challenge, code, cookie: null })
      return done.ok ? 'proven' : done.error.code
    }
    return { confirm, right: codeOf(sent.at(-1)) }
  }
  const sessions = () => store.db.selectFrom('customer_sessions').selectAll().execute()
  const before = (await sessions()).length
  const first = await asking()
  expect(await first.confirm(first.right, other)).not.toBe('proven')
  expect(await first.confirm(first.right)).toBe('proven')
  expect(await first.confirm(first.right)).not.toBe('proven')
  const second = await asking()
  const wrong = second.right === '000000' ? '111111' : '000000'
  for (let at = 0; at < 5; at++) expect(await second.confirm(wrong)).toBe('wrong_code')
  expect(await second.confirm(second.right)).toBe('too_many')
  const late = await asking()
  time.ms += 10 * 60_000 + 1
  expect(await late.confirm(late.right)).not.toBe('proven')
  expect((await sessions()).length).toBe(before)
})
