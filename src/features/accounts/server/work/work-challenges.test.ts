import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anAccountSite } from '#src/features/accounts/testing/account-bench.ts'
import { createWorkChallenges } from './work-challenges.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(() => store.db.deleteFrom('spent_work').execute())
afterAll(() => store.close())

const site = anAccountSite()
const checkout = { purpose: 'checkout' } as const
const MINUTE = 60_000

function open(cost = 100) {
  const time = { ms: Date.parse('2026-11-21T02:00:00Z') }
  const work = createWorkChallenges({
    store,
    clock: { now: () => time.ms },
    signer: openTestSigner(store.db),
    effort: { cost, tries: [5, 20] },
  })
  return { time, work }
}

async function solve(asked: string, change: Partial<Challenge['parameters']> = {}): Promise<string> {
  const challenge: Challenge = JSON.parse(asked)
  challenge.parameters = { ...challenge.parameters, ...change }
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 25_000 })
  return JSON.stringify({ challenge, solution })
}

test('solved work counts once, and never again, in whichever process', async () => {
  const { work } = open()
  const solved = await solve(await work.ask(site, checkout))
  const together = await Promise.all([1, 2, 3].map(() => work.take(site, { ...checkout, solved })))
  expect(together.filter(Boolean)).toHaveLength(1)
  expect(await open().work.take(site, { ...checkout, solved })).toBe(false)
})

test('work that took too long does not count, and a used challenge is forgotten only once it can no longer be sent again', async () => {
  const { work, time } = open()
  const solved = await solve(await work.ask(site, checkout))
  const late = await solve(await work.ask(site, checkout))
  time.ms += 20 * MINUTE
  expect(await work.take(site, { ...checkout, solved })).toBe(true)
  expect(await work.prune(time.ms, 100)).toBe(0)
  expect(await work.take(site, { ...checkout, solved })).toBe(false)
  time.ms += 1
  expect(await work.take(site, { ...checkout, solved: late })).toBe(false)
  time.ms += 20 * MINUTE
  expect(await work.prune(time.ms, 100)).toBe(1)
})

test('an easier challenge, a longer one, a foreign one, an unsolved one and rubbish do not count', async () => {
  const { work, time } = open()
  const asked = await work.ask(site, checkout)
  const take = (solved: string) => work.take(site, { ...checkout, solved })
  expect(await take(await solve(asked, { keyPrefix: '00', cost: 100 }))).toBe(false)
  expect(await take(await solve(asked, { keyPrefix: '00', cost: 1 }))).toBe(false)
  expect(await take(await solve(await open(99).work.ask(site, checkout)))).toBe(false)
  expect(await take(await solve(asked, { data: { until: time.ms + 60 * MINUTE } }))).toBe(false)
  const right = JSON.parse(await solve(asked))
  const unsolved = { ...right, solution: { ...right.solution, derivedKey: '00'.repeat(32) } }
  for (const wrong of [JSON.stringify(unsolved), '', '{', 'null', `${' '.repeat(5000)}{}`, '['.repeat(900)])
    expect(await take(wrong), wrong.slice(0, 40)).toBe(false)
  expect(await take(JSON.stringify(right))).toBe(true)
})

test('two sites and two purposes share no challenge', async () => {
  const { work } = open()
  const solved = await solve(await work.ask(site, checkout))
  expect(await work.take(anAccountSite('southside'), { ...checkout, solved })).toBe(false)
  expect(await work.take(site, { purpose: 'test_drive', solved })).toBe(false)
  expect(await work.take(site, { ...checkout, solved })).toBe(true)
})
