import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '../database/database.ts'
import { openTestStore } from '../testing/test-store.ts'
import { type KeySettings, openInstallationKey } from './installation-key.ts'
import { createKeyRing, KEY_OVERLAP_DAYS } from './key-ring.ts'
import { createSigner } from './signer.ts'

const DAY_MS = 86_400_000
const FIRST = 'first installation key of the tests, long'
const SECOND = 'second installation key of the tests, long'
let nowMs = Date.parse('2026-11-22T00:00:00Z')
const clock = { now: () => nowMs }
let store: Store
let directory: string
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'signing-'))
})
afterEach(async () => {
  rmSync(directory, { recursive: true })
  await store.db.deleteFrom('wrapped_keys').execute()
  await store.db.deleteFrom('signing_keys').execute()
})

/** The keys and the signer of one process. */
function aProcess(settings: Partial<KeySettings> = {}) {
  const file = join(directory, 'signing.key')
  const installation = openInstallationKey({ given: null, previous: null, file, ...settings })
  const keys = createKeyRing({ db: store.db, clock, installation })
  return { keys, ...createSigner(keys), file }
}

async function dump(): Promise<string> {
  const tables = ['wrapped_keys', 'signing_keys'] as const
  return JSON.stringify(
    await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute())),
  )
}

test('a signature holds for its own text only, in every process of the store and after a restart', async () => {
  const [one, other] = [aProcess({ given: FIRST }), aProcess({ given: FIRST })]
  const [first, second] = await Promise.all([one.sign('consent:a'), other.sign('consent:a')])
  expect(first).toBe(second)
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(await aProcess({ given: FIRST }).verify('consent:a', first)).toBe(true)
  for (const [text, signature] of [
    ['consent:b', first],
    ['consent:a', ''],
    ['consent:a', first.slice(1)],
    ['consent:a', 'é'.repeat(11)],
  ] as const)
    expect(await one.verify(text, signature)).toBe(false)
})

test('after a rotation old signatures hold in every process until their key ends, and hashes of people hold for good', async () => {
  const [one, other] = [aProcess({ given: FIRST }), aProcess({ given: FIRST })]
  const [old, person] = [await one.sign('a'), await one.hash('zelda')]
  expect(await other.verify('a', old)).toBe(true)
  await one.keys.rotate({ by: 'ana', endsAt: new Date(nowMs + 30 * DAY_MS) })
  const young = await one.sign('a')
  expect(young).not.toBe(old)
  nowMs += 1001
  for (const each of [one, other]) {
    expect(await each.verify('a', old)).toBe(true)
    expect(await each.verify('a', young)).toBe(true)
    expect(await each.hash('zelda')).toBe(person)
  }
  nowMs += 30 * DAY_MS
  for (const each of [one, other]) {
    expect(await each.verify('a', old)).toBe(false)
    expect(await each.verify('a', young)).toBe(true)
  }
  expect(await one.keys.prune(nowMs + 2 * DAY_MS)).toBe(1)
  expect((await one.keys.list()).map(({ kind, createdBy }) => `${kind} ${createdBy}`).toSorted()).toEqual([
    'links ana',
    'people platform',
  ])
})

test('a leaked key ends at once, and every older one with it', async () => {
  const { keys, sign, verify } = aProcess({ given: FIRST })
  const oldest = await sign('a')
  await keys.rotate({ by: 'ana', endsAt: new Date(nowMs + 90 * DAY_MS) })
  nowMs += 1
  const leaked = await sign('a')
  await keys.rotate({ by: 'ana', endsAt: new Date(nowMs) })
  expect(await verify('a', oldest)).toBe(false)
  expect(await verify('a', leaked)).toBe(false)
  expect(await verify('a', await sign('a'))).toBe(true)
})

test('the database holds no usable key; without one in the environment a key is kept in a file readable by its user only', async () => {
  const { sign, file } = aProcess()
  const signature = await sign('a')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await dump()).not.toContain(readFileSync(file, 'utf8').trim())
  for (const { wrapped } of await store.db.selectFrom('wrapped_keys').select('wrapped').execute())
    for (const key of [wrapped, Buffer.from(wrapped, 'base64url')])
      expect(createHmac('sha256', key).update('a').digest('base64url').slice(0, 22)).not.toBe(signature)
  expect(await aProcess().verify('a', signature)).toBe(true)
})

test('a database whose key is elsewhere is refused with advice, and nothing in it is changed', async () => {
  await aProcess({ given: FIRST }).keys.open()
  const before = await dump()
  for (const stranger of [aProcess(), aProcess({ given: SECOND })])
    await expect(stranger.keys.open()).rejects.toThrow('FORECOURT_SIGNING_KEY')
  expect(await dump()).toBe(before)
})

test('a new installation key takes over what the previous one encrypted, and a key from the environment what the file’s did', async () => {
  const inFile = aProcess()
  const signature = await inFile.sign('a')
  const moved = aProcess({ given: FIRST })
  expect(await moved.verify('a', signature)).toBe(true)
  writeFileSync(inFile.file, '')
  expect(await aProcess({ given: SECOND, previous: FIRST }).verify('a', signature)).toBe(true)
  expect(await aProcess({ given: SECOND }).verify('a', signature)).toBe(true)
  await expect(aProcess({ given: FIRST }).keys.open()).rejects.toThrow('FORECOURT_SIGNING_KEY')
})

test('the clear key of an earlier version leaves the database; its links still hold and people’s hashes stay the same', async () => {
  const key_hex = 'ab'.repeat(32)
  const byOldKey = (text: string) =>
    createHmac('sha256', Buffer.from(key_hex, 'hex')).update(text).digest('base64url').slice(0, 22)
  await store.db.insertInto('signing_keys').values({ purpose: 'links', key_hex }).execute()
  const { sign, verify, hash } = aProcess()
  expect(await verify('consent:a', byOldKey('consent:a'))).toBe(true)
  expect(await hash('person:zelda')).toBe(byOldKey('person:zelda'))
  expect(await sign('consent:a')).not.toBe(byOldKey('consent:a'))
  expect(await dump()).not.toContain(key_hex)
  nowMs += KEY_OVERLAP_DAYS * DAY_MS + 1
  expect(await verify('consent:a', byOldKey('consent:a'))).toBe(false)
})
