import { expect, test } from 'vitest'
import { openTestStore } from '../testing/test-store.ts'
import { createSigner } from './signer.ts'

test('a signature holds for its own text only, in every process of the store and after a restart', async () => {
  const store = await openTestStore()
  const [one, other] = [createSigner({ db: store.db }), createSigner({ db: store.db })]
  const [first, second] = await Promise.all([one.sign('consent:a'), other.sign('consent:a')])
  expect(first).toBe(second)
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(await createSigner({ db: store.db }).verify('consent:a', first)).toBe(true)
  for (const [text, signature] of [
    ['consent:b', first],
    ['consent:a', ''],
    ['consent:a', first.slice(1)],
    ['consent:a', 'é'.repeat(11)],
  ] as const)
    expect(await one.verify(text, signature)).toBe(false)
  await store.close()
})
