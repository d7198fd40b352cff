import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteService, type SiteService } from '#src/features/sites/server/site-service.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { registerContentCommands } from './content-commands.ts'
import { type ContentService, createContentService } from './content-service.ts'

let store: Store
let sites: SiteService
let content: ContentService
let folder: string
let now = Date.parse('2026-11-21T00:00:00Z')

beforeAll(async () => {
  store = await openTestStore()
  const clock = { now: () => now }
  content = createContentService({
    store,
    clock,
    defaultsDirectory: join(import.meta.dirname, '../../../../content'),
    readRoutes: async () => (path) => (path === '/gone' ? 'none' : 'page'),
  })
  sites = createSiteService({
    store,
    clock,
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
    lint: content.lint,
  })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-content-'))
  for (const slug of ['hilltop', 'valley']) {
    const made = await sites.createSite({ slug, name: `${slug} Motors` }, { by: 'test' })
    if (!made.ok) throw new Error(JSON.stringify(made.error))
  }
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
  registerContentCommands(program, { content, sites, io })
  const code = await program.parseAsync(argv, { from: 'user' }).then(
    () => 0,
    (error: { exitCode?: number }) => error.exitCode ?? 1,
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

async function write(name: string, files: Record<string, string>): Promise<string> {
  const directory = join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(directory, file, '..'), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  return directory
}

const page = (title: string, extra = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${extra}---\n\nWords of ${title} from {{name}}.\n`
const siteOf = async (slug: string) => {
  const site = await sites.getBySlug(slug)
  if (!site) throw new Error(slug)
  return site
}
const titleOf = async (slug: string, path: string, preview: string | null = null) =>
  (await content.findPage(await siteOf(slug), { path, now, preview }))?.title

test('content is published with the site, overrides the platform’s on that site only, and a rollback restores the old', async () => {
  const before = (await siteOf('hilltop')).version
  const first = await write('first', { 'about-us.md': page('First'), 'pages/own.md': page('Own') })
  expect(await run('content', 'publish', 'hilltop', first)).toMatchObject({
    code: 0,
    out: `Published hilltop as version ${before + 1}.`,
  })
  expect(await titleOf('hilltop', '/about-us')).toBe('First')
  expect(await titleOf('hilltop', '/pages/own')).toBe('Own')
  expect(await titleOf('hilltop', '/faqs')).toBe('Questions and answers')
  expect(await titleOf('valley', '/about-us')).toBe('About valley Motors')
  expect(await titleOf('valley', '/pages/own')).toBeUndefined()

  const document = await sites.exportDocument('hilltop')
  await sites.publish({ ...document, title: 'New title' }, { by: 'test' })
  expect(await titleOf('hilltop', '/about-us')).toBe('First')

  const second = await write('second', { 'about-us.md': page('Second') })
  await run('content', 'publish', 'hilltop', second)
  expect(await titleOf('hilltop', '/about-us')).toBe('Second')
  expect(await titleOf('hilltop', '/pages/own')).toBeUndefined()
  await sites.rollback('hilltop', before + 1, { by: 'test' })
  expect([await titleOf('hilltop', '/about-us'), await titleOf('hilltop', '/pages/own')]).toEqual([
    'First',
    'Own',
  ])
  await run('content', 'reset', 'hilltop')
  expect(await titleOf('hilltop', '/about-us')).toBe('About hilltop Motors')
})

test('a page appears and disappears by the clock of the site’s state, and the cache version changes with it', async () => {
  const timed = await write('timed', {
    'pages/timed.md': page('Timed', 'publish_at: 2026-12-01 09:00\nexpires_at: 2026-12-02\n'),
  })
  await run('content', 'publish', 'hilltop', timed)
  const seen: [string | undefined, string][] = []
  const start = now
  for (const at of [
    '2026-11-30T22:59:59Z',
    '2026-11-30T23:00:00Z',
    '2026-12-01T13:59:59Z',
    '2026-12-01T14:00:00Z',
  ]) {
    now = Date.parse(at)
    seen.push([await titleOf('hilltop', '/pages/timed'), content.version(await siteOf('hilltop'), now)])
  }
  now = start
  expect(seen.map(([title]) => title)).toEqual([undefined, 'Timed', 'Timed', undefined])
  const versions = seen.map(([, version]) => version)
  expect(new Set(versions).size).toBe(3)
  expect(versions[1]).toBe(versions[2])
})

test('a preview link shows unpublished content on its own site only, until it expires', async () => {
  const draft = await write('draft', { 'pages/draft.md': page('Draft', 'publish_at: 2030-01-01\n') })
  const { out } = await run('content', 'preview', 'hilltop', draft)
  const token = /\/pages\/draft\?preview=([\w-]+)/.exec(out)?.[1] ?? ''
  expect(await titleOf('hilltop', '/pages/draft')).toBeUndefined()
  expect(await titleOf('hilltop', '/pages/draft', token)).toBe('Draft')
  expect(await titleOf('valley', '/pages/draft', token)).toBeUndefined()
  for (const wrong of ['x', `${token}x`, "' or 1=1 --"])
    expect(await titleOf('hilltop', '/pages/draft', wrong)).toBeUndefined()
  now += 8 * 86_400_000
  expect(await titleOf('hilltop', '/pages/draft', token)).toBeUndefined()
  now -= 8 * 86_400_000
})

test('the linter refuses a publication with file and line, while a warning is printed but does not block it', async () => {
  const bad = await write('bad', {
    'pages/bad.md':
      '---\ntitle: Bad\ndescription: B.\n---\n\nUtes from $29,990\n\n<script>alert(1)</script>\n\n[x](/gone) ![](/img/a)\n',
  })
  const refused = await run('content', 'publish', 'hilltop', bad)
  expect(refused.code).toBe(1)
  for (const line of [':6 [price-kind]', ':8 [no-html]', ':10 [dead-link]', ':10 [alt-text]'])
    expect(refused.err).toContain(`pages/bad.md${line}`)
  expect(await titleOf('hilltop', '/pages/bad')).toBeUndefined()
  const broken = await write('broken', { 'faqs.md': '---\ntitle: [\n---\n' })
  expect((await run('content', 'publish', 'hilltop', broken)).err).toMatch(/faqs\.md:\d+ \[front-matter\]/)

  const was = await write('was', {
    'pages/was.md': page('Was', '').replace('Words', 'Was $9,990, now $8,990 drive away. Words'),
  })
  const warned = await run('content', 'publish', 'hilltop', was)
  expect(warned).toMatchObject({ code: 0 })
  expect(warned.err).toContain('pages/was.md:6 [was-claim]')
  const lint = await run('site', 'lint', 'hilltop')
  expect(lint.out).toContain('hilltop: 0 errors')
  expect((await run('site', 'lint', 'hilltop', '--content', bad)).code).toBe(1)
})

test('a document that breaks an advertising rule is refused with the setting’s name', async () => {
  const document = await sites.exportDocument('valley')
  const done = await sites.publish(
    { ...document, announcement: { text: 'SUVs from $19,990' } },
    { by: 'test' },
  )
  expect(done).toMatchObject({ ok: false, error: { code: 'site_lint_failed', status: 422 } })
  expect(JSON.stringify(done)).toContain('announcement.text')
})

test('an export holds what was published, and the platform’s pages if asked for', async () => {
  const own = await write('own', { 'buying.md': page('Buying') })
  await run('content', 'publish', 'hilltop', own)
  const target = join(folder, 'exported')
  expect((await run('content', 'export', 'hilltop', target)).out).toContain('Wrote 1 files')
  expect(await readFile(join(target, 'buying.md'), 'utf8')).toBe(page('Buying'))
  expect((await run('content', 'export', 'hilltop', target, '--defaults')).out).toMatch(/Wrote [2-9]\d files/)
  expect((await run('content', 'publish', 'hilltop', target)).code).toBe(0)
})

test.each([
  ['content', 'publish', 'nobody', '.'],
  ['content', 'publish', 'hilltop', '/nowhere/at/all'],
  ['content', 'preview', 'nobody'],
  ['site', 'lint', 'nobody'],
])('%s %s %s is refused with a reason', async (...argv) => {
  const { code, err } = await run(...argv)
  expect(code).toBe(1)
  expect(err).not.toBe('')
})
