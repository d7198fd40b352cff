import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import { type DocumentFault, faultText } from './served-document.ts'
import { createSiteService, type SiteService } from './site-service.ts'

const by = { by: 'test' }
const arrivalAt = (sites: SiteService, slug: string) =>
  sites.resolveRequest({ host: `${slug}.localhost`, scheme: 'http' })
let store: Store
let sites: SiteService
let told: DocumentFault[]

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(() => {
  told = []
  sites = openSites()
})
afterEach(() => sites.close())

function openSites(documents: SiteDocuments = siteDocuments): SiteService {
  return createSiteService({
    store,
    documents,
    clock: { now: () => 0 },
    isDevelopment: true,
    port: 3000,
    onFault: (fault) => told.push(fault),
  })
}

async function publish(slug: string, over: object = {}): Promise<void> {
  const done = await sites.publish({ ...siteDocuments.make({ slug }), ...over }, by)
  if (!done.ok) throw new Error(JSON.stringify(done.error))
}

/** What a newer platform, or an older and more lenient one, may have stored. */
async function spoil(slug: string, ...versions: number[]): Promise<void> {
  await store.db
    .updateTable('site_versions')
    .set({ document: sql`document || '{"sinceTomorrow":true}'::jsonb` })
    .where('site_id', '=', toId('site', slug))
    .where('version', 'in', versions)
    .execute()
}

test('a published document that today’s schema refuses is replaced by the last good one, and no other site is affected', async () => {
  await publish('first', { includeSoldCarsDays: 5 })
  await publish('first', { includeSoldCarsDays: 6 })
  await publish('first', { includeSoldCarsDays: 7, hosts: ['www.first.example'] })
  await publish('second')
  await spoil('first', 2, 3)
  const first = (await arrivalAt(sites, 'first'))?.site
  expect(first).toMatchObject({ id: 'site_first', version: 1, config: { includeSoldCarsDays: 5 } })
  expect(first?.config.hosts).toEqual(['www.first.example'])
  expect((await arrivalAt(sites, 'second'))?.site).toMatchObject({ id: 'site_second', version: 1 })
  expect(await sites.checkDocuments()).toEqual([
    {
      slug: 'first',
      version: 3,
      servedVersion: 1,
      mistakes: [{ path: 'sinceTomorrow', message: 'sinceTomorrow is not a setting' }],
    },
  ])
  expect(told.map(faultText)).toEqual([
    'version 3 of the site first does not pass today’s schema and version 1 is served: sinceTomorrow is not a setting',
  ])
  await publish('first', { includeSoldCarsDays: 8 })
  expect((await arrivalAt(sites, 'first'))?.site).toMatchObject({
    version: 4,
    config: { includeSoldCarsDays: 8 },
  })
  expect(sites.documentFaults()).toEqual([])
})

test('a site without any readable version is unavailable, and no other site is affected', async () => {
  await publish('lost')
  await publish('found')
  await spoil('lost', 1)
  await expect(arrivalAt(sites, 'lost')).rejects.toThrow('No version of the site lost passes today’s schema')
  expect(await sites.getBySlug('lost')).toBeNull()
  expect((await sites.getBySlug('found'))?.config.slug).toBe('found')
  expect(await sites.checkDocuments()).toMatchObject([{ slug: 'lost', servedVersion: null }])
})

test('a document of an older schema is migrated when it is read, shown or published again', async () => {
  await publish('older')
  await sites.publish({ ...siteDocuments.make({ slug: 'older' }), name: 'Older Motors' }, by)
  const renamed: SiteDocuments = {
    ...siteDocuments,
    schemaVersion: 2,
    migrate: ({ document, schemaVersion }) =>
      schemaVersion < 2 ? { ...document, title: `${(document as { name: string }).name} of old` } : document,
  }
  const later = openSites(renamed)
  expect((await later.getBySlug('older'))?.config.title).toBe('Older Motors of old')
  expect(await later.exportDocument('older')).toMatchObject({ title: 'Older Motors of old' })
  expect(await later.rollback('older', 1, { by: 'test' })).toMatchObject({ ok: true })
  const rows = await store.db
    .selectFrom('site_versions')
    .select(['version', 'schema_version'])
    .where('site_id', '=', toId('site', 'older'))
    .orderBy('version')
    .execute()
  expect(rows.map((row) => row.schema_version)).toEqual([1, 1, 2])
  expect((await later.getBySlug('older'))?.config.title).toBe('Older of old')
  await later.close()
})
