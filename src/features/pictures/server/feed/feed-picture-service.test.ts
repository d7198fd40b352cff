import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPhotoServer } from '#src/features/pictures/testing/photo-server.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehicleIdFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { createFeedPictureService, type FeedPictureServiceDeps } from './feed-picture-service.ts'
import { createFetchPicture } from './fetch-picture.ts'

const north = toId('dealership', 'north')
const site = { dealershipIds: [north] }
const wanted = { width: 320, quality: 75, format: 'jpeg', crop: 'fill' } as const
let store: Store
let photos: Awaited<ReturnType<typeof startPhotoServer>>
let dir: string
let nowMs: number

beforeEach(async () => {
  store = await openTestStore()
  photos = await startPhotoServer()
  dir = await mkdtemp(path.join(tmpdir(), 'feed-pictures-'))
  nowMs = Date.parse('2026-11-21T00:00:00Z')
})
afterEach(async () => {
  await store.close()
  await photos.stop()
  await rm(dir, { recursive: true, force: true })
})

/** Patient, as a busy machine needs it; a server that never answers is given up on after `timeoutMs`. */
function aService({
  timeoutMs = 20_000,
  ...deps
}: Partial<FeedPictureServiceDeps> & { timeoutMs?: number } = {}) {
  return createFeedPictureService({
    store,
    clock: { now: () => nowMs },
    dir,
    fetch: createFetchPicture({
      isDevelopment: false,
      timeoutMs,
      bytesMax: 5_000_000,
      isOpenAddress: (address) => address === '127.0.0.1',
    }),
    hostsOf: async () => ['127.0.0.1', '10.0.0.1'],
    onEvent: () => undefined,
    random: () => 0.5,
    visitorWaitMs: 20_000,
    ...deps,
  })
}

/** Imports a vehicle with these pictures, the way a feed does. */
async function stock(urls: string[], stockNumber = 'U1') {
  const images = urls.map((url) => ({ url, thumbUrl: null, alt: null }))
  const id = vehicleIdFor(north, stockNumber)
  const vehicle = aVehicle({ id, slug: `slug-${stockNumber}`, stockNumber, dealershipId: north, images })
  await store.db
    .transaction()
    .execute((trx) => createVehicleService({ siteLists, store }).upsertBatch(trx, [vehicle]))
}

async function runAll(service: ReturnType<typeof aService>) {
  while (await service.runOnce());
}

test('an import registers its pictures, the worker fetches them, and the site serves them by size and format', async () => {
  const url = photos.url('good-1.jpg')
  await stock([url, '/img/sample/suv/36/red.webp'])
  const service = aService()
  await runAll(service)
  expect((await service.status()).states).toEqual({ stored: 1 })
  const picture = await service.getPicture(site, { source: url, ...wanted })
  if (!picture.ok) throw new Error(picture.error)
  expect(await sharp(picture.value.bytes).metadata()).toMatchObject({
    width: 320,
    height: 213,
    format: 'jpeg',
  })
  const whole = await service.getPicture(site, { source: url, ...wanted, crop: 'fit', format: 'avif' })
  expect(whole.ok && (await sharp(whole.value.bytes).metadata())).toMatchObject({
    width: 320,
    height: 240,
    format: 'heif',
  })
  expect(service.tonesOf(url)).toMatch(/^[A-Za-z0-9+/]{72}$/)
  const document = await service.readJpeg(site, url)
  expect(document && (await sharp(document).metadata()).format).toBe('jpeg')
  expect(photos.times('good-1.jpg')).toBe(1)
})

test('a server that fails twice is retried, later each time, until it answers', async () => {
  await stock([photos.url('twice-1.jpg')])
  const service = aService()
  await runAll(service)
  expect(photos.times('twice-1.jpg')).toBe(1)
  nowMs += 29_000
  await runAll(service)
  expect(photos.times('twice-1.jpg')).toBe(1)
  nowMs += 2_000
  await runAll(service)
  expect(photos.times('twice-1.jpg')).toBe(2)
  nowMs += 121_000
  await runAll(service)
  expect((await service.status()).states).toEqual({ stored: 1 })
})

test.each([
  ['inside-1.jpg', 'refused'],
  ['html-1.jpg', 'refused'],
  ['svg-1.jpg', 'waiting'],
  ['large-1.jpg', 'refused'],
  ['truncated-1.jpg', 'waiting'],
  ['cut-1.jpg', 'waiting'],
  ['slow-1.jpg', 'waiting'],
  ['gone-1.jpg', 'waiting'],
])('%s becomes %s, and a placeholder of the same size and shape is shown instead', async (name, state) => {
  const url = photos.url(name)
  await stock([url])
  const service = aService(name.startsWith('slow') ? { timeoutMs: 300 } : {})
  await runAll(service)
  expect((await service.status()).states).toEqual({ [state]: 1 })
  const picture = await service.getPicture(site, { source: url, ...wanted })
  expect(picture).toMatchObject({ ok: true, value: { isMissing: true } })
  expect(picture.ok && (await sharp(picture.value.bytes).metadata())).toMatchObject({
    width: 320,
    height: 213,
  })
  expect(await service.readJpeg(site, url)).toBeNull()
})

test('a picture that never arrives is given up after six attempts', async () => {
  await stock([photos.url('truncated-1.jpg')])
  const service = aService()
  for (let hours = 0; hours < 48; hours += 8) {
    await runAll(service)
    nowMs += 8 * 3_600_000
  }
  expect((await service.status()).states).toEqual({ failed: 1 })
  expect(photos.times('truncated-1.jpg')).toBe(6)
})

test('only addresses used by one of the site’s vehicles are fetched or shown', async () => {
  const url = photos.url('good-1.jpg')
  await stock([url])
  const service = aService()
  const stranger = { dealershipIds: [toId('dealership', 'south')] }
  expect(await service.getPicture(stranger, { source: url, ...wanted })).toEqual({
    ok: false,
    error: 'unknown_picture',
  })
  const unnamed = { source: photos.url('good-other.jpg'), ...wanted }
  expect(await service.getPicture(site, unnamed)).toEqual({ ok: false, error: 'unknown_picture' })
  expect(photos.times('good-other.jpg')).toBe(0)
})

test('a dead worker’s picture goes to the next, and a restart continues where it left off', async () => {
  await stock([photos.url('good-1.jpg'), photos.url('good-2.jpg'), photos.url('good-3.jpg')])
  const dying = aService({ fetch: () => new Promise(() => undefined) })
  void dying.runOnce()
  await expect
    .poll(async () =>
      (await store.db.selectFrom('feed_pictures').select('attempts').execute())
        .map((row) => row.attempts)
        .sort(),
    )
    .toEqual([0, 1, 1])
  const next = aService()
  await runAll(next)
  expect((await next.status()).states).toEqual({ stored: 1, waiting: 2 })
  nowMs += 121_000
  await runAll(next)
  expect((await next.status()).states).toEqual({ stored: 3 })
})

test('fifty visitors requesting a picture that is not stored yet cause one fetch', async () => {
  const url = photos.url('good-1.jpg')
  await stock([url])
  const service = aService()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => service.getPicture(site, { source: url, ...wanted })),
  )
  expect(answers.every((answer) => answer.ok && answer.value.bytes.length > 0)).toBe(true)
  expect(answers.some((answer) => answer.ok && !answer.value.isMissing)).toBe(true)
  expect(photos.times('good-1.jpg')).toBe(1)
})

test('a visitor does not wait for a slow server', async () => {
  const url = photos.url('slow-1.jpg')
  await stock([url])
  const service = aService({ visitorWaitMs: 50, timeoutMs: 300 })
  expect(await service.getPicture(site, { source: url, ...wanted })).toMatchObject({
    value: { isMissing: true },
  })
})

test('stored files stay within the limit, and an evicted one is fetched again on request', async () => {
  const urls = ['good-1.jpg', 'good-2.jpg'].map((name) => photos.url(name))
  await stock(urls)
  const service = aService({ keptBytesMax: 1_000 })
  await runAll(service)
  const bounded = await service.status()
  expect(bounded.kept.bytes).toBeLessThanOrEqual(1_000)
  expect(await readdir(path.join(dir, 'kept'))).toHaveLength(bounded.kept.pictures)
  const roomy = aService()
  const picture = await roomy.getPicture(site, { source: urls[0] ?? '', ...wanted })
  expect(picture).toMatchObject({ ok: true, value: { isMissing: false } })
})

test('listing a host later lifts the refusal, and pictures no vehicle uses are deleted', async () => {
  await stock([photos.url('good-1.jpg'), photos.url('good-2.jpg')])
  await runAll(aService({ hostsOf: async () => [] }))
  expect((await aService().status()).states).toEqual({ refused: 2 })
  await stock([photos.url('good-2.jpg')])
  const restarted = aService()
  await runAll(restarted)
  expect((await restarted.status()).states).toEqual({ stored: 1 })
})

test('a missing picture is retried less and less often, and given up after a month', async () => {
  await stock([photos.url('late-1.jpg'), photos.url('gone-2.jpg')])
  const service = aService()
  await runAll(service)
  expect((await service.status()).states).toEqual({ waiting: 2 })
  nowMs += 61 * 60_000
  await runAll(service)
  expect((await service.status()).states).toEqual({ stored: 1, waiting: 1 })
  for (let hours = 0; hours < 40 * 24; hours += 12) {
    nowMs += 12 * 3_600_000
    await runAll(service)
  }
  expect((await service.status()).states).toEqual({ stored: 1, failed: 1 })
  expect(photos.times('gone-2.jpg')).toBe(32)
  expect(await service.refetch(null, false)).toEqual({ fetched: 1, checked: 0 })
  await runAll(service)
  expect(photos.times('gone-2.jpg')).toBe(33)
})

test.each(['tagged-1.jpg', 'untagged-1.jpg'])(
  'a changed picture at the same address (%s) is noticed within a week',
  async (name) => {
    const url = photos.url(name)
    await stock([url])
    const service = aService()
    await runAll(service)
    const show = async () => {
      const found = await service.getPicture(site, { source: url, ...wanted })
      if (!found.ok) throw new Error(found.error)
      return found.value
    }
    const before = await show()
    nowMs += 8 * 24 * 3_600_000
    await runAll(service)
    expect(photos.times(name)).toBe(2)
    expect((await show()).etag).toBe(before.etag)
    nowMs += 8 * 24 * 3_600_000
    await runAll(service)
    const after = await show()
    expect(after.etag).not.toBe(before.etag)
    expect(after.bytes.equals(before.bytes)).toBe(false)
  },
)

test('a picture removed from its server is kept, and refetch checks stored ones at once', async () => {
  const url = photos.url('left-1.jpg')
  await stock([url])
  const service = aService()
  await runAll(service)
  expect(await service.refetch([north], true)).toEqual({ fetched: 0, checked: 1 })
  expect(await service.refetch(['dlr_other'], true)).toEqual({ fetched: 0, checked: 0 })
  await runAll(service)
  expect(photos.times('left-1.jpg')).toBe(2)
  const found = await service.getPicture(site, { source: url, ...wanted })
  expect(found.ok && found.value.isMissing).toBe(false)
})
