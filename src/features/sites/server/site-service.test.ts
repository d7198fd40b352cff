import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { newSiteDocument } from '#src/pages/site-document/new-site.ts'
import { createSiteService } from './site-service.ts'

let store: Store
let time = Date.parse('2026-11-21T00:00:00Z')
const by = { by: 'test' }

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

function service(isDevelopment = true) {
  return createSiteService({
    store,
    clock: { now: () => time },
    documents: siteDocuments,
    isDevelopment,
    port: 3000,
  })
}
const aSite = (slug: string, over: object = {}) => ({ ...newSiteDocument({ slug }), ...over })

test('the demo sites are published, each on its own host, one with several dealerships (SITE-001, SITE-003)', async () => {
  const sites = service()
  for (const document of DEMO_SITES) expect(await sites.publish(document, by)).toMatchObject({ ok: true })
  expect((await sites.list()).map(({ slug }) => slug)).toEqual(DEMO_SITES.map(({ slug }) => slug).sort())
  const meridian = (await sites.resolveRequest({ host: 'Meridian.localhost:3000', scheme: null }))?.site
  expect(meridian).toMatchObject({
    id: 'site_meridian',
    version: 1,
    host: 'meridian.localhost:3000',
    origin: 'http://meridian.localhost:3000',
    isPreview: true,
  })
  expect(meridian?.dealershipIds).toEqual([
    'dlr_meridian-brisbane',
    'dlr_northgate-kia',
    'dlr_meridian-parramatta',
    'dlr_meridian-essendon',
  ])
  expect(
    (await sites.resolveRequest({ host: 'www.carbarn.example', scheme: 'https' }))?.site.config.features
      .subscriptions,
  ).toBe(true)
  expect(await sites.resolveRequest({ host: 'nobody.localhost', scheme: 'http' })).toBeNull()
  await sites.close()
})

test('in production only hosts on the allow-list are answered', async () => {
  const sites = service(false)
  expect(await sites.resolveRequest({ host: 'meridian.localhost:3000', scheme: 'http' })).toBeNull()
  const asked = await sites.resolveRequest({ host: 'www.meridianmotors.example:9999', scheme: 'https' })
  expect(asked?.site).toMatchObject({
    host: 'www.meridianmotors.example',
    origin: 'https://www.meridianmotors.example',
    isPreview: false,
  })
  await sites.close()
})

test('in production a site is on https at its first host, and other hosts and plain http redirect there', async () => {
  const sites = service(false)
  const arrive = async (host: string, scheme: 'http' | 'https' | null) => {
    const found = await sites.resolveRequest({ host, scheme })
    return [found?.site.origin, found?.moveTo]
  }
  const home = 'https://www.meridianmotors.example'
  expect(await arrive('www.meridianmotors.example', 'https')).toEqual([home, null])
  expect(await arrive('WWW.MeridianMotors.example.', 'https')).toEqual([home, null])
  expect(await arrive('www.meridianmotors.example:8443', 'https')).toEqual([home, null])
  // No trusted proxy gave the scheme, so a redirect might loop for ever
  expect(await arrive('www.meridianmotors.example', null)).toEqual([home, null])
  expect(await arrive('www.meridianmotors.example', 'http')).toEqual([home, home])
  expect(await arrive('meridianmotors.example', 'https')).toEqual([home, home])
  expect(await arrive('meridianmotors.example', null)).toEqual([home, home])
  expect((await sites.getBySlug('meridian'))?.origin).toBe(home)
  await sites.close()
})

test('a site that cannot take cards offers no checkout (RSV-004)', async () => {
  const sites = createSiteService({
    store,
    clock: { now: () => time },
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
    takesCards: ({ gateway }) => gateway !== 'sandbox',
  })
  const shut = (await sites.resolveRequest({ host: 'meridian.localhost:3000', scheme: null }))?.site
  expect([shut?.config.payments.gateway, shut?.config.features.reserve_online]).toEqual(['sandbox', false])
  await sites.close()
})

test('a switch changed on one site changes only that site, in every process (SITE-004)', async () => {
  const [here, there] = [service(), service()]
  for (const slug of ['one', 'two']) await here.publish(aSite(slug), by)
  await there.resolveRequest({ host: 'one.localhost', scheme: 'http' })
  await here.publish(aSite('one', { features: { print: false } }), by)
  await expect
    .poll(
      async () =>
        (await there.resolveRequest({ host: 'one.localhost', scheme: 'http' }))?.site.config.features.print,
    )
    .toBe(false)
  expect(
    (await there.resolveRequest({ host: 'two.localhost', scheme: 'http' }))?.site.config.features.print,
  ).toBe(true)
  await Promise.all([here.close(), there.close()])
})

test('polling makes up for a lost NOTIFY', async () => {
  const sites = service()
  await sites.list()
  await store.db.updateTable('sites').set({ name: 'Renamed' }).where('slug', '=', 'two').execute()
  time += 6_000
  await expect.poll(async () => (await sites.list()).find(({ slug }) => slug === 'two')?.name).toBe('Renamed')
  await sites.close()
})

test('simultaneous publications all survive as versions', async () => {
  const sites = service()
  const done = await Promise.all(
    [1, 2, 3, 4].map((number) => sites.publish(aSite('busy', { title: `Title ${number}` }), by)),
  )
  expect(done.map((result) => result.ok && result.value.version).sort()).toEqual([1, 2, 3, 4])
  expect((await sites.history('busy')).map(({ version }) => version)).toEqual([4, 3, 2, 1])
  await sites.close()
})

test('a rollback is a new version of the old document, and the history keeps both', async () => {
  const sites = service()
  await sites.publish(aSite('back', { title: 'First' }), by)
  await sites.publish(aSite('back', { title: 'Second' }), by)
  expect(await sites.rollback('back', 1, { by: 'test' })).toMatchObject({
    ok: true,
    value: {
      published: { slug: 'back', version: 3 },
      differences: [{ path: 'title', before: 'Second', after: 'First' }],
    },
  })
  expect((await sites.getBySlug('back'))?.config.title).toBe('First')
  expect((await sites.history('back'))[0]?.note).toBe('rollback to version 1')
  for (const version of [9, 0, Number.NaN, 1.5])
    expect(await sites.rollback('back', version, { by: 'test' })).toMatchObject({
      error: { code: 'site_version_unknown' },
    })
  expect(await sites.rollback('nobody', 1, { by: 'test' })).toMatchObject({
    error: { code: 'site_unknown', status: 404 },
  })
  await sites.close()
})

test('a rollback keeps the current hosts unless asked for the earlier ones, and a dry run changes nothing', async () => {
  const sites = service()
  await sites.publish(aSite('moved', { title: 'First', hosts: ['old.example.au'] }), by)
  await sites.publish(aSite('moved', { title: 'Second', hosts: ['new.example.au', 'old.example.au'] }), by)
  const hosts = async () => (await sites.getBySlug('moved'))?.config.hosts
  expect(await sites.rollback('moved', 1, { by: 'test', dryRun: true })).toMatchObject({
    value: { published: null, differences: [{ path: 'title' }], keptHosts: ['new.example.au'] },
  })
  expect(await sites.history('moved')).toHaveLength(2)
  expect(await sites.rollback('moved', 1, { by: 'test' })).toMatchObject({
    value: { published: { version: 3 }, keptHosts: ['new.example.au'] },
  })
  expect((await sites.getBySlug('moved'))?.config.title).toBe('First')
  expect(await hosts()).toEqual(['new.example.au', 'old.example.au'])
  expect(await sites.rollback('moved', 1, { by: 'test', withHosts: true })).toMatchObject({
    value: { published: { version: 4 }, keptHosts: [] },
  })
  expect(await hosts()).toEqual(['old.example.au'])
  await sites.close()
})

test('a diff lists by path what publishing would change', async () => {
  const sites = service()
  await sites.publish(aSite('differ'), by)
  const changed = aSite('differ', { includeSoldCarsDays: 14, phones: { main: '07 5550 0199' } })
  expect(await sites.diff('differ', changed)).toEqual({
    ok: true,
    value: expect.arrayContaining([
      { path: 'includeSoldCarsDays', before: 3, after: 14 },
      { path: 'phones.main', before: '07 5550 0100', after: '07 5550 0199' },
    ]),
  })
  expect(await sites.diff('differ', { ...changed, state: 'ZZ' })).toMatchObject({
    error: { code: 'site_document_invalid' },
  })
  await sites.close()
})

test('a document is read back as it was written (DATA-028)', async () => {
  const sites = service()
  const extra = {
    config: { dms: 'x', depth: 3, on: true },
    chatToken: 'c',
    manufacturer: 'Kia',
    manufacturerId: 'k',
    dealershipGroup: 'G',
    youtubeUrl: 'https://www.youtube.com/x',
    blogs: { count: 3 },
    searchFilters: 'make = "Kia"',
  }
  await sites.publish(aSite('round', extra), by)
  expect(await sites.exportDocument('round')).toEqual(aSite('round', extra))
  expect((await sites.getBySlug('round'))?.config).toMatchObject(extra)
  await sites.close()
})

test('a host belongs to one site, and a refused publication leaves nothing behind', async () => {
  const sites = service()
  expect(await sites.publish(aSite('thief', { hosts: ['www.carbarn.example'] }), by)).toMatchObject({
    error: {
      code: 'site_host_taken',
      message: 'The host www.carbarn.example belongs to the site carbarn; take it out there first.',
    },
  })
  expect(await sites.history('thief')).toEqual([])
  expect((await sites.listDealerships()).some(({ slug }) => slug === 'thief')).toBe(false)
  expect(
    (await sites.resolveRequest({ host: 'www.carbarn.example', scheme: 'https' }))?.site.config.slug,
  ).toBe('carbarn')
  await sites.close()
})

test('two sites share a dealership only while its record is the same, and its own site may change it', async () => {
  const sites = service()
  const [dealership] = aSite('owner').dealerships
  await sites.publish(aSite('owner'), by)
  expect(await sites.publish(aSite('guest', { dealerships: [dealership] }), by)).toMatchObject({ ok: true })
  const changed = { ...dealership, licenceNumber: '999' }
  expect(await sites.publish(aSite('guest', { dealerships: [changed] }), by)).toMatchObject({
    error: { code: 'dealership_differs', message: expect.stringContaining('licenceNumber') },
  })
  expect(await sites.publish(aSite('owner', { dealerships: [changed] }), by)).toMatchObject({ ok: true })
  await sites.close()
})

test('site new creates a complete site, once', async () => {
  const sites = service()
  const answers = { slug: 'fresh-trucks', type: 'truck', state: 'WA', make: 'Hi"no' } as const
  expect(await sites.createSite(answers, by)).toMatchObject({ ok: true })
  expect((await sites.getBySlug('fresh-trucks'))?.config).toMatchObject({
    name: 'Fresh Trucks',
    theme: { template: 'outpost' },
    searchFilters: 'make = "Hi\\"no"',
  })
  expect(await sites.createSite(answers, by)).toMatchObject({ error: { code: 'site_exists', status: 409 } })
  expect(await sites.createSite({ slug: 'Bad Slug' }, by)).toMatchObject({
    error: { code: 'site_document_invalid' },
  })
  await sites.close()
})

test('an API key belongs to one dealership, is stored only as a hash and ends when revoked', async () => {
  const sites = service()
  const made = await sites.createApiKey('carbarn-perth', 'DMS')
  if (!made.ok) throw new Error(made.error.message)
  expect(await sites.findDealershipByKey(made.value.key)).toEqual({
    id: 'dlr_carbarn-perth',
    slug: 'carbarn-perth',
    name: 'Carbarn Perth',
  })
  expect(
    JSON.stringify(await store.db.selectFrom('dealership_api_keys').selectAll().execute()),
  ).not.toContain(made.value.key)
  for (const wrong of ['', 'fk_', `${made.value.key}x`, made.value.key.toUpperCase(), "' or 1=1 --"])
    expect(await sites.findDealershipByKey(wrong)).toBeNull()
  expect(await sites.revokeApiKey(made.value.id, 'ana')).toBe(true)
  expect(await sites.findDealershipByKey(made.value.key)).toBeNull()
  expect(await sites.createApiKey('nobody', 'x')).toMatchObject({ error: { code: 'dealership_unknown' } })
  await sites.close()
})
