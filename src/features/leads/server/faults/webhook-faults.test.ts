import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aFaultBench, aSiteWith, HOUR_MS, startHook } from '#src/features/leads/testing/fault-bench.ts'

let store: Store
let hook: Awaited<ReturnType<typeof startHook>>
let bench: ReturnType<typeof aFaultBench>
beforeEach(async () => {
  store = await openTestStore()
  hook = await startHook()
  bench = aFaultBench(store, 'smtp://127.0.0.1:1')
})
afterEach(async () => {
  hook.close()
  await bench.close()
  await store.close()
})

const siteOf = (url: string) => aSiteWith([{ kind: 'webhook', id: 'hook', url, secretEnv: 'HOOK_SECRET' }])
const messages = () => hook.posts.map(({ body }) => /number \d/.exec(body)?.[0])

test.each([
  ['answers 500', { status: 500 }],
  ['never answers', 'never'],
] as const)(
  'a webhook that %s for an hour gets every lead again under its key, in order',
  async (_, answer) => {
    hook.answer(answer)
    const texts = ['number 0', 'number 1', 'number 2']
    for (const text of texts) await bench.submit(text, siteOf(hook.url))
    await bench.pass(HOUR_MS, 10 * 60_000)
    const tried = hook.posts.length
    expect(tried).toBeGreaterThan(1)
    hook.answer({ status: 200 })
    await bench.pass(3 * HOUR_MS, 10 * 60_000)
    expect(messages().slice(tried)).toEqual(texts)
    expect(new Set(hook.posts.map(({ key }) => key)).size).toBe(texts.length)
    expect((await bench.leads.countDeliveries()).delivered).toBe(texts.length)
  },
)

test('a webhook’s 301 or 307 to another host is never followed, and the lead waits for it to be fixed', async () => {
  const other = await startHook()
  for (const status of [301, 302, 307, 308]) {
    hook.answer({ status, location: other.url })
    await bench.submit(`number ${status - 300}`, siteOf(hook.url))
    await bench.pass(1, 1)
  }
  expect(hook.posts).toHaveLength(4)
  expect(other.posts).toEqual([])
  expect((await bench.leads.countDeliveries()).retrying).toBe(4)
  hook.answer({ status: 200 })
  expect(await bench.leads.replay({ siteId: siteOf(hook.url).id })).toBe(4)
  await bench.pass(1, 1)
  expect((await bench.leads.countDeliveries()).delivered).toBe(4)
  expect(new Set(hook.posts.map(({ key }) => key)).size).toBe(4)
  other.close()
})
