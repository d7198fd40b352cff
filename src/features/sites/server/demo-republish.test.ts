import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { publishDemoSite, type RefusedDocument } from '#seed/sites/publish-demo-site.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createSiteService, type SiteService } from './site-service.ts'

let store: Store
let sites: SiteService
const kept: string[] = []
const refused: RefusedDocument[] = []
const onRefused = (document: RefusedDocument) => void refused.push(document)
const keepContent = async (slug: string) => {
  kept.push(slug)
  return null
}

beforeAll(async () => {
  store = await openTestStore()
  sites = createSiteService({
    store,
    clock: { now: () => Date.parse('2026-11-21T00:00:00Z') },
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
  })
})
afterAll(() => store.close())

const versionOf = async (slug: string) => (await sites.history(slug))[0]?.version

test('restarting the demo keeps what an operator published', async () => {
  const [document] = DEMO_SITES
  if (!document) throw new Error('no demo site')
  const start = () => publishDemoSite({ sites, keepContent, onRefused }, document)
  expect([await start(), await start(), kept]).toEqual(['published', 'unchanged', [document.slug]])
  const own = { ...document, email: 'own@dealer.example' }
  await sites.publish(own, { by: 'ana', note: 'our own mailbox' })
  expect(await start()).toBe('kept')
  expect((await sites.getBySlug(document.slug))?.config.email).toBe('own@dealer.example')
  await sites.rollback(document.slug, 1, { by: 'ana' })
  expect([await start(), await versionOf(document.slug)]).toEqual(['kept', 3])
})

test('a demo site changed only by a newer version of the demo is published again', async () => {
  const document = DEMO_SITES[1]
  if (!document) throw new Error('no demo site')
  await publishDemoSite({ sites, keepContent, onRefused }, document)
  const newer = { ...document, email: 'newer@dealer.example' }
  expect(await publishDemoSite({ sites, keepContent, onRefused }, newer)).toBe('published')
  expect((await sites.getBySlug(document.slug))?.config.email).toBe('newer@dealer.example')
})

test('an operator who calls themselves seed keeps what they published', async () => {
  const document = DEMO_SITES[2]
  if (!document) throw new Error('no demo site')
  const start = () => publishDemoSite({ sites, keepContent, onRefused }, document)
  await start()
  await sites.publish({ ...document, email: 'own@dealer.example' }, { by: 'seed', note: 'our own mailbox' })
  expect(await start()).toBe('kept')
})

test.each([
  ['has an unknown setting', sql<string>`document || '{"sinceTomorrow":true}'::jsonb`],
  ['is no document', sql<string>`'null'::jsonb`],
  ['is a list', sql<string>`'[1]'::jsonb`],
])(
  'a stored document that %s is replaced by the demo’s own, told and kept as a version',
  async (_what, spoilt) => {
    const document = DEMO_SITES[3]
    if (!document) throw new Error('no demo site')
    const start = () => publishDemoSite({ sites, keepContent, onRefused }, document)
    await start()
    const version = (await versionOf(document.slug)) ?? 0
    const spoil = (at: number) =>
      store.db
        .updateTable('site_versions')
        .set({ document: spoilt })
        .where('site_id', '=', toId('site', document.slug))
        .where('version', '=', at)
        .execute()
    await spoil(version)
    refused.length = 0
    expect(await start()).toBe('published')
    expect(refused).toEqual([{ slug: document.slug, version, mistakes: [expect.any(String)] }])
    expect((await sites.history(document.slug)).slice(0, 2)).toMatchObject([
      {
        version: version + 1,
        by: 'seed',
        note: `demo site, in place of version ${version}, which cannot be read`,
      },
      { version },
    ])
    expect(await start()).toBe('unchanged')
  },
)

test('an operator’s document that cannot be read is not replaced', async () => {
  const document = DEMO_SITES[4]
  if (!document) throw new Error('no demo site')
  const start = () => publishDemoSite({ sites, keepContent, onRefused }, document)
  await start()
  await sites.publish({ ...document, email: 'own@dealer.example' }, { by: 'ana' })
  await store.db
    .updateTable('site_versions')
    .set({ document: sql`document || '{"sinceTomorrow":true}'::jsonb` })
    .where('site_id', '=', toId('site', document.slug))
    .where('version', '=', 2)
    .execute()
  refused.length = 0
  expect([await start(), await versionOf(document.slug), refused]).toEqual(['kept', 2, []])
})
