import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { publishDemoSite } from '#seed/sites/publish-demo-site.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createSiteService, type SiteService } from './site-service.ts'

let store: Store
let sites: SiteService
const kept: string[] = []
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
  const start = () => publishDemoSite({ sites, keepContent }, document)
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
  await publishDemoSite({ sites, keepContent }, document)
  const newer = { ...document, email: 'newer@dealer.example' }
  expect(await publishDemoSite({ sites, keepContent }, newer)).toBe('published')
  expect((await sites.getBySlug(document.slug))?.config.email).toBe('newer@dealer.example')
})
