import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { registerSiteCommands } from './site-commands.ts'
import { createSiteService, type SiteService } from './site-service.ts'

let store: Store
let sites: SiteService
let folder: string

beforeAll(async () => {
  store = await openTestStore()
  sites = createSiteService({
    store,
    clock: { now: () => 0 },
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
  })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
})
afterAll(async () => {
  await sites.close()
  await store.close()
  await rm(folder, { recursive: true })
})

async function run(...argv: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    operator: 'ana',
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
  }
  const program = new Command().exitOverride().configureOutput({ writeOut: io.out, writeErr: io.err })
  registerSiteCommands(program, { sites, io })
  const code = await program.parseAsync(['site', ...argv], { from: 'user' }).then(
    () => 0,
    (error: { exitCode?: number }) => error.exitCode ?? 1,
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('an empty database says that it has no site', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: expect.stringContaining('No site is published') })
})

test('a site is created, exported, changed, compared, published and rolled back by commands alone', async () => {
  expect(
    await run('new', 'hilltop', '--name', 'Hilltop Kia', '--make', 'Kia', '--state', 'NSW'),
  ).toMatchObject({ code: 0, err: '' })
  const file = join(folder, 'hilltop.json')
  const document = JSON.parse((await run('export', 'hilltop')).out)
  await writeFile(file, JSON.stringify({ ...document, includeSoldCarsDays: 14 }))
  expect((await run('diff', 'hilltop', file)).out).toBe('~ includeSoldCarsDays: 3 -> 14')
  expect((await run('publish', file, '--note', 'longer')).out).toBe('Published hilltop as version 2.')
  expect((await run('diff', 'hilltop', file)).out).toBe('No difference.')
  const undone = '~ includeSoldCarsDays: 14 -> 3\n'
  expect((await run('rollback', 'hilltop', '1', '--dry-run')).out).toBe(`${undone}Nothing was published.`)
  expect((await run('rollback', 'hilltop', '1')).out).toBe(
    `${undone}Published version 1 of hilltop again, as version 3.`,
  )
  expect((await run('history', 'hilltop')).out.split('\n')).toHaveLength(3)
  expect((await run('list')).out).toContain('hilltop')
  expect((await run('key', 'hilltop')).out).toMatch(/^fk_[\w-]{43}$/)
})

test('publishing and rolling back say what happens to each host that only one of the two versions has', async () => {
  await run('new', 'moving')
  const document = JSON.parse((await run('export', 'moving')).out)
  const publish = async (hosts: string[]) => {
    const file = join(folder, 'moving.json')
    await writeFile(file, JSON.stringify({ ...document, hosts }))
    return run('publish', file)
  }
  expect((await publish(['one.example.au', 'two.example.au'])).err).toBe('')
  expect((await publish(['two.example.au', 'three.example.au'])).err).toBe(
    'Dropped: one.example.au, which version 2 had. The site is no longer reached there.',
  )
  const kept = (await run('rollback', 'moving', '2', '--dry-run')).out
  expect(kept).toContain('Version 2 does not have three.example.au: kept.')
  expect(kept).toContain('Version 2 has one.example.au as well: not taken back.')
  const first = (await run('rollback', 'moving', '1', '--with-hosts')).out
  expect(first).toContain('Dropped: two.example.au, three.example.au. The site is not reached there.')
  expect(first).not.toContain('kept')
})

test('the list has a site’s hosts in their order, its address first', async () => {
  await run('new', 'apex')
  const document = JSON.parse((await run('export', 'apex')).out)
  const file = join(folder, 'apex.json')
  await writeFile(file, JSON.stringify({ ...document, hosts: ['www.apex.example', 'apex.example'] }))
  await run('publish', file)
  expect((await run('list')).out).toContain('www.apex.example, apex.example')
})

test('a rollback to what is no version says so', async () => {
  expect((await run('rollback', 'hilltop', 'one')).err).toContain('as `site history` lists them')
})

test('a typed file is published as it is', async () => {
  expect(await run('publish', join(import.meta.dirname, '../../../../seed/sites/northgate-kia.ts'))).toEqual({
    code: 0,
    err: '',
    out: 'Published northgate-kia as version 1.',
  })
})

test('a refused document lists each mistake and exits with a code', async () => {
  const file = join(folder, 'wrong.json')
  await writeFile(file, '{"slug":"x","colour":"red"}')
  const { code, err } = await run('publish', file)
  expect(code).toBe(1)
  expect(err).toContain('name must be text; got nothing')
  expect(err).toContain('colour is not a setting')
})

test.each([
  ['publish', '/nowhere/x.json'],
  ['rollback', 'hilltop', '99'],
  ['rollback', 'hilltop', 'one'],
  ['history', 'nobody'],
  ['export', 'nobody'],
  ['key', 'nobody'],
  ['new', 'Bad Slug'],
  ['new', 'x', '--state', 'ZZ'],
  ['diff', 'nobody', '/nowhere'],
])('site %s %s is refused with a code and a reason', async (...argv) => {
  const { code, err } = await run(...argv)
  expect(code).toBe(1)
  expect(err).not.toBe('')
})

test('site check names a published document that is refused, and exits with code 1', async () => {
  expect(await run('check')).toMatchObject({ code: 0, out: 'Every published document can be read.' })
  await run('new', 'quarry')
  // Before this process has read it, because a version is read only once
  await store.db
    .updateTable('site_versions')
    .set({ document: JSON.stringify({ slug: 'quarry' }) })
    .where('site_id', '=', toId('site', 'quarry'))
    .execute()
  const { code, err } = await run('check')
  expect(code).toBe(1)
  expect(err).toContain('version 1 of the site quarry does not pass today’s schema and nothing is served: ')
})
