import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
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
const PHONE = '0412 000 777'

async function solved(work = ''): Promise<string> {
  const challenge: Challenge = JSON.parse(work)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** A browser that sends one form repeatedly; it goes through once its phone is verified. */
function aBrowser() {
  const bench = anAccountBench(store)
  const jar = new Map<string, string>()
  const sent: (string | null)[] = []
  const worked: (boolean | undefined)[] = []
  async function post(body: Record<string, string> = {}, phone = PHONE, purpose = 'checkout' as const) {
    const form = { purpose, address: '203.0.113.7', cookie: toCookieHeader([...jar.values()]), body, phone }
    const { answer, proof, cookies } = await bench.accounts.stepUp(site, form, {
      send: async ({ provenPhone, hasWorked }) => {
        sent.push(provenPhone)
        worked.push(hasWorked)
        return provenPhone === phone.replaceAll(' ', '') ? 'through' : 'code needed'
      },
      needsCode: (said) => said === 'code needed',
    })
    for (const line of cookies) jar.set(line.split('=', 1)[0] ?? '', line)
    return { answer, proof }
  }
  return { ...bench, post, posts: sent, worked, code: () => bench.codeOf(bench.sent.at(-1)) }
}

test('a form that needs a code texts one to its own phone, and goes through with it', async () => {
  const { post, sent, code } = aBrowser()
  const asked = await post()
  expect(asked).toEqual({ answer: 'code needed', proof: { sentTo: '0412 ••• 777', error: null } })
  expect(sent.map(({ to, text }) => [to, /reservation code/.test(text)])).toEqual([['+61412000777', true]])
  expect(await post({ proof_code: code() })).toEqual({ answer: 'through', proof: null })
  // Sent again, with or without its code, it needs none for half an hour
  expect(await post({ proof_code: code() })).toEqual({ answer: 'through', proof: null })
  expect(await post()).toEqual({ answer: 'through', proof: null })
  expect(sent).toHaveLength(1)
})

test('a wrong code sends nothing and costs no text, and then the right one works', async () => {
  const { post, posts, sent, code } = aBrowser()
  await post()
  const wrong = code() === '000000' ? '111111' : '000000'
  expect(await post({ proof_code: wrong })).toEqual({
    answer: null,
    proof: { sentTo: '0412 ••• 777', error: 'The verification code is invalid. Please try again.' },
  })
  expect(await post({ proof_code: '12' })).toMatchObject({ proof: { error: 'Code must be 6 digits.' } })
  expect([posts.length, sent.length]).toEqual([1, 1])
  expect((await post({ proof_code: code() })).answer).toBe('through')
})

test('pressing twice sends one text, asking again sends a second, and five wrong attempts end only the code', async () => {
  const { post, sent, code } = aBrowser()
  await post()
  await post()
  expect(sent).toHaveLength(1)
  const first = code()
  await post({ proof_again: '1', proof_code: '123' })
  expect(sent).toHaveLength(2)
  if (first !== code()) expect((await post({ proof_code: first })).answer).toBeNull()
  const wrong = code() === '000000' ? '111111' : '000000'
  for (let at = 0; at < 6; at++) await post({ proof_code: wrong })
  expect((await post({ proof_code: code() })).proof?.error).toContain('Too many')
  await post({ proof_again: '1' })
  expect((await post({ proof_code: code() })).answer).toBe('through')
})

test('a different phone in the form needs its own code', async () => {
  const { post, sent, code } = aBrowser()
  await post()
  await post({ proof_code: code() })
  expect(await post({}, '0412 000 778')).toMatchObject({
    answer: 'code needed',
    proof: { sentTo: '0412 ••• 778' },
  })
  expect(sent.at(-1)?.to).toBe('+61412000778')
  expect((await post({ proof_code: code() }, '0412 000 778')).answer).toBe('through')
})

test('a code typed into another browser’s form verifies nothing', async () => {
  const [own, stranger] = [aBrowser(), aBrowser()]
  await own.post()
  expect((await stranger.post({ proof_code: own.code() })).answer).toBeNull()
  await stranger.post()
  expect((await own.post({ proof_code: own.code() })).answer).toBe('through')
})

test('if no code can be texted the form says why, and continues with work in its place', async () => {
  const { post, worked, carrier } = aBrowser()
  carrier.isDown = true
  const asked = await post()
  expect(asked).toEqual({
    answer: 'code needed',
    proof: {
      sentTo: null,
      error: 'The code could not be sent just now. Please try again, or call us.',
      work: expect.stringContaining('PBKDF2'),
    },
  })
  const proof_work = await solved(asked.proof?.work)
  await post({ proof_work })
  // Sent again it no longer counts, and work that was not enough is not asked for twice in a row
  await post({ proof_work })
  expect(worked).toEqual([false, true, false])
  expect((await post({ proof_work: await solved((await post()).proof?.work) })).proof?.work).toBeUndefined()
  carrier.isDown = false
  expect(await post({}, '07 3555 0199')).toMatchObject({
    proof: { sentTo: null, error: expect.stringContaining('Australian mobile') },
  })
})

test('work does not verify a phone: if the phone itself matters, none is asked for', async () => {
  const { accounts, carrier } = anAccountBench(store)
  carrier.isDown = true
  const form = { purpose: 'finance', address: '203.0.113.9', cookie: null, body: {}, phone: PHONE } as const
  const { proof } = await accounts.stepUp(site, form, {
    send: async ({ provenPhone }) => provenPhone,
    needsCode: (phone) => phone === null,
  })
  expect(proof).toEqual({ sentTo: null, error: expect.stringContaining('could not be sent') })
})
