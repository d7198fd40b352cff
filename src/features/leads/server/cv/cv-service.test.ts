import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestLinks } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { leadFacts } from '#src/features/leads/domain/delivery/lead-facts.ts'
import { createLeadService } from '../lead-service.ts'
import { createCvApi } from './cv-api.ts'
import { CV_PROBLEMS } from '#src/features/leads/domain/form/cv-words.ts'
import { createCvService } from './cv-service.ts'

const DAY_MS = 86_400_000
let nowMs = Date.parse('2026-11-21T02:00:00Z')
const clock = { now: () => nowMs }
const [site, other] = [aSite('northside'), aSite('southside')]
const PDF = '%PDF-1.7\nTen years of brakes\n%%EOF'
let store: Store
let directory: string
let desk: ReturnType<typeof build>

function build() {
  // Sealing is the vault's own matter; here the files are marked instead.
  const vault = {
    sealFile: (_name: string, bytes: Uint8Array) => Buffer.concat([Buffer.from('sealed '), bytes]),
    openFile: (_name: string, bytes: Uint8Array) => Buffer.from(bytes.subarray('sealed '.length)),
  }
  const signed = openTestLinks(store.db, clock)
  const cvs = createCvService({ store, clock, signed, directory, vault })
  const leads = createLeadService({ store, clock, findVehicle: async () => null })
  return { cvs, leads, api: new Hono().route('/', createCvApi({ cvs, siteOf: () => site })) }
}

beforeAll(async () => {
  store = await openTestStore()
  directory = await mkdtemp(join(tmpdir(), 'cvs-'))
  desk = build()
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true, force: true })
})

function posted(fields: Record<string, string>, file: { name: string; content: string } | null) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('cv', new Blob([file?.content ?? '']), file?.name ?? '')
  body.append('opt_in', 'true')
  return desk.cvs.receive(new Request('http://northside.example/careers', { method: 'POST', body }))
}
async function apply(fields: Record<string, string>, content = PDF) {
  const { fields: read, cv } = await posted(fields, { name: 'cv.pdf', content })
  if (!cv) throw new Error('no CV')
  return desk.cvs.keepWith(site, { fields: read, cv }, async ({ idempotencyKey, ...kept }) => {
    const enquiry = anEnquiry({ ...read, form: 'careers', idempotency_key: idempotencyKey })
    const sent = await desk.leads.submitEnquiry(site, { ...enquiry, ...kept })
    return { sent, url: kept.cvUrl }
  })
}
const filesOf = () => readdir(join(directory, site.id)).catch(() => [])
const linkIn = (url: string) => new URL(url).pathname.replace('/api/cv', '')

test('an application and its CV are one: the dealer reads a link, which downloads the file for 30 days on its own site', async () => {
  const { sent, url } = await apply({ message: 'Brakes' })
  if (!sent.ok) throw new Error(JSON.stringify(sent.error))
  const lead = (await desk.leads.show(sent.value.leadId))?.lead
  expect(lead && leadFacts(lead)).toContainEqual({ label: 'CV, for 30 days', value: url })
  expect(url).toMatch(/^https:\/\/northside\.example\/api\/cv\/[\da-f]{24}\.[\w-]+$/)
  const answer = await desk.api.request(linkIn(url))
  expect(await answer.text()).toBe(PDF)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="CV ${sent.value.reference}.pdf"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  const link = linkIn(url).slice(1)
  expect((await desk.cvs.open(other, link)).state).toBe('wrong')
  for (const forged of [link.slice(0, -1), '../../etc/passwd', 'x', `${'0'.repeat(24)}.${link.slice(25)}`])
    expect((await desk.cvs.open(site, forged)).state, forged).toBe('wrong')
  nowMs += 31 * DAY_MS
  expect((await desk.api.request(linkIn(url))).status).toBe(410)
  nowMs -= 31 * DAY_MS
})

test('the same application sent twice is one lead with one file; a refused one leaves none', async () => {
  const before = (await filesOf()).length
  const [first, again] = [await apply({ message: 'Twice' }), await apply({ message: 'Twice' })]
  expect(first.sent.ok && again.sent.ok && first.sent.value.leadId === again.sent.value.leadId).toBe(true)
  expect((await filesOf()).length).toBe(before + 1)
  expect((await apply({ message: 'Twice' }, `${PDF} 2`)).sent).toMatchObject({ value: { isRepeat: false } })
  expect((await apply({ message: '' })).sent.ok).toBe(false)
  expect((await filesOf()).length).toBe(before + 2)
})

test('a refused file is an error of its field, with everything typed before and after it; none chosen is none', async () => {
  const typed = { name: 'Ada', message: 'Words' }
  const all = { ...typed, opt_in: 'true' }
  expect(await posted(typed, null)).toEqual({ fields: all, cv: null, error: null })
  const refused = async (name: string, content: string) => {
    const { fields, cv, error } = await posted(typed, { name, content })
    expect([{ ...fields }, cv]).toEqual([all, null])
    return error?.fields
  }
  expect(await refused('cv.pdf', 'MZ program')).toEqual([{ field: 'cv', message: CV_PROBLEMS.wrong_kind }])
  expect(await refused('cv\u202efdp.exe', PDF)).toEqual([{ field: 'cv', message: CV_PROBLEMS.bad_name }])
  expect(await refused('cv.pdf', `%PDF-1.7 /JavaScript %%EOF`)).toEqual([
    { field: 'cv', message: CV_PROBLEMS.unsafe },
  ])
  expect(await refused('cv.pdf', PDF.padEnd(21 * 1024 * 1024))).toEqual([
    { field: 'cv', message: CV_PROBLEMS.too_large },
  ])
})

test('several files at once are an error of the field too', async () => {
  for (const count of [2, 5]) {
    const body = new FormData()
    body.append('message', 'Words')
    for (let at = 0; at < count; at++) body.append('cv', new Blob([PDF]), `${at}.pdf`)
    body.append('opt_in', 'true')
    const request = new Request('http://northside.example/careers', { method: 'POST', body })
    const { fields, cv, error } = await desk.cvs.receive(request)
    expect([{ ...fields }, cv]).toEqual([{ message: 'Words', opt_in: 'true' }, null])
    expect(error).toMatchObject({ status: 422, fields: [{ field: 'cv', message: CV_PROBLEMS.too_many }] })
  }
})

test('only the platform’s own account can read the files and their folders', async () => {
  await chmod(directory, 0o755)
  await apply({ message: 'Mine alone' })
  const [name = ''] = await filesOf()
  const modes = await Promise.all(
    [directory, join(directory, site.id), join(directory, site.id, name)].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  )
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('an erased or expired application takes its CV along, and a file without a row is swept after an hour', async () => {
  const { sent, url } = await apply({ message: 'Forget me' })
  if (!sent.ok) throw new Error(JSON.stringify(sent.error))
  const lead = (await desk.leads.show(sent.value.leadId))?.lead
  if (!lead) throw new Error('no lead')
  expect(await desk.cvs.personRecords.export([lead], { by: 'email', key: '', siteId: null })).toMatchObject([
    { kind: 'pdf', bytes: PDF.length },
  ])
  const before = (await filesOf()).length
  await store.db
    .transaction()
    .execute((trx) => desk.cvs.personRecords.erase(trx, [lead], { by: 'email', key: '', siteId: null }))
  expect((await filesOf()).length).toBe(before - 1)
  expect((await desk.api.request(linkIn(url))).status).toBe(410)
  for (const [name, age] of [
    ['old.pdf', 2],
    ['new.pdf', 0],
  ] as const) {
    await writeFile(join(directory, site.id, name), PDF)
    const made = new Date(nowMs - age * 3_600_000)
    await utimes(join(directory, site.id, name), made, made)
  }
  expect(await desk.cvs.sweep()).toBe(1)
  expect(await filesOf()).toContain('new.pdf')
})
