import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppContext } from '#src/app/context.ts'
import { runCommand } from '#src/app/commands.ts'
import { readEnv } from '#src/env.ts'
import {
  leaveTraces,
  openTraces,
  type Person,
  tablesWith,
  type TracesBench,
} from './testing/person-traces.ts'

const [OLD, NEW] = [Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 8).toString('base64')]
const ROOT = join(import.meta.dirname, '../../..')
const PERSON: Person = {
  name: 'Vesper',
  last: 'Ravenhollow',
  phone: '0498 765 451',
  email: 'vesper@raven.example',
  rego: 'RAV55V',
}
const MARKS = ['Vesper', PERSON.last, '498765451', '498 765 451', 'vesper@raven', PERSON.rego]

let bench: TracesBench
beforeAll(async () => {
  bench = await openTraces({ FORECOURT_DATA_KEY: OLD })
}, 120_000)
afterAll(() => bench?.close(), 60_000)

const envWith = (directory: string, key?: string) =>
  readEnv({
    FORECOURT_DEMO: '1',
    FORECOURT_DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    FORECOURT_WARM_PICTURES: '0',
    ...(key ? { FORECOURT_DATA_KEY: key } : {}),
  })

/** Every file under a folder that holds one of the marks. */
function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => {
      const bytes = readFileSync(path)
      return MARKS.some((mark) => bytes.includes(mark))
    })
}

test('with a key, filling in every form leaves nothing typed in clear in any row, log or file', async () => {
  const { app, meridian, directory } = bench
  const token = await leaveTraces(bench, PERSON)
  const owner = await app.tradeIn.open(meridian, token)
  if (!owner) throw new Error('no trade-in')
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  expect(await app.tradeIn.photos.add(owner, { uploadKey: 'front-left-1', bytes: photo })).toMatchObject({
    ok: true,
  })
  await expect.poll(async () => (await app.leads.countDeliveries()).pending ?? 0, { timeout: 20_000 }).toBe(0)
  expect(await tablesWith(bench, PERSON)).toEqual([])
  await sql`checkpoint`.execute(app.store.db)
  expect(filesWith(directory)).toEqual([])
  const [kept] = await app.tradeIn.photos.list(owner)
  expect(
    readFileSync(join(directory, 'trade-in-photos', meridian.id, kept?.fileName ?? '')).includes('JFIF'),
  ).toBe(false)
  const read = await app.tradeIn.photos.read(owner, kept?.id ?? '')
  expect((await sharp(read as Buffer).metadata()).width).toBe(64)
}, 120_000)

test('everything works as without a key: mails say who, the same form is one lead, a repeat is linked, a phone has one account', async () => {
  const { app, meridian } = bench
  const texts = (await app.messages.list()).map(({ text }) => text).join('\n')
  for (const mark of [PERSON.last, PERSON.email]) expect(texts).toContain(mark)
  const own = await app.leads.listOwn(meridian, PERSON.phone.replaceAll(' ', ''))
  expect(own.length).toBeGreaterThanOrEqual(3)
  const leads = await app.leads.list({ siteSlug: 'meridian' })
  expect(leads.some(({ lead }) => lead.duplicateOf !== null)).toBe(true)
  const held = await app.people.export(PERSON.email)
  expect(held?.leads.map(({ person }) => person.name)).toContain(`${PERSON.name} ${PERSON.last}`)
  expect(held).toMatchObject({ accounts: [{ customers: [{ email: PERSON.email }] }] })
  expect(await app.consents.mayMarket(meridian, PERSON.email)).toBe(true)
})

test('the key is rotated by command, erasing finds everything under the new one, and no other key opens the store', async () => {
  const { directory } = bench
  await bench.app.stop()
  await expect(createAppContext(envWith(directory), ROOT)).rejects.toThrow('FORECOURT_DATA_KEY is not set')
  await expect(createAppContext(envWith(directory, NEW), ROOT)).rejects.toThrow('holds another')
  const app = await createAppContext(envWith(directory, `${NEW},${OLD}`), ROOT)
  bench = { ...bench, app }
  await app.start()
  await expect
    .poll(() => app.notes().join())
    .toMatch(/\d+ personal records are in clear or under the previous key/)
  const said: string[] = []
  const io = {
    operator: 'test',
    out: (text: string) => void said.push(text),
    err: (text: string) => void said.push(text),
  }
  expect(await runCommand(app, ['privacy', 'keys', 'rotate'], io)).toBe(0)
  expect(said.at(-1)).toMatch(/^\d+ sealed with the key [0-9a-f]{8}; the key before may be taken away/)
  said.length = 0
  await runCommand(app, ['privacy', 'keys', 'status'], io)
  expect(said.slice(1).every((line) => line.endsWith('all under it'))).toBe(true)
  await app.stop()
  const later = await createAppContext(envWith(directory, NEW), ROOT)
  bench = { ...bench, app: later }
  await later.start()
  expect(later.notes()).toEqual([])
  expect((await later.people.erase(PERSON.phone))?.leads).toBeGreaterThan(3)
  expect(await later.people.export(PERSON.email)).toMatchObject({
    leads: [],
    accounts: [],
    reservations: [],
    tradeIns: [],
  })
}, 120_000)

test('switched on over clear data, the command seals it while the platform runs', async () => {
  const clear = await openTraces()
  try {
    await leaveTraces(clear, PERSON)
    expect((await tablesWith(clear, PERSON)).length).toBeGreaterThan(4)
    await sql`checkpoint`.execute(clear.app.store.db)
    expect(filesWith(clear.directory).length).toBeGreaterThan(0)
    await clear.app.stop()
    clear.app = await createAppContext(envWith(clear.directory, NEW), ROOT)
    await clear.app.start()
    const before = await clear.app.people.export(PERSON.phone)
    expect(before?.leads.length).toBeGreaterThan(3)
    await clear.app.dataKeys?.rotate(() => {})
    expect(await tablesWith(clear, PERSON)).toEqual([])
    expect((await clear.app.people.export(PERSON.phone))?.leads).toEqual(before?.leads)
  } finally {
    await clear.close()
  }
}, 120_000)
