import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPlaceOf } from '#src/features/locations/domain/testing/location-builders.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { Review } from '../domain/review.ts'
import { createGoogleReviewSource } from './google-review-source.ts'
import { createReviewService } from './review-service.ts'

let store: Store
let server: Server | undefined
let nowMs = Date.parse('2026-11-21T00:00:00Z')
let faults: string[] = []
const noGoogle = { read: async () => ({ ok: false as const, error: 'not asked' }) }

beforeAll(async () => {
  store = await openTestStore()
})
afterEach(() => {
  faults = []
  server?.close()
  server = undefined
})
afterAll(() => store.close())

const open = (google: Parameters<typeof createReviewService>[0]['google'] = noGoogle) =>
  createReviewService({
    store,
    clock: { now: () => nowMs },
    google,
    onFault: (reason) => faults.push(reason),
  })

function aReview(id: string, rating: number, over: Partial<Review> = {}): Review {
  return {
    id,
    customerName: 'Jo Citizen',
    text: 'Fine.',
    rating,
    reviewDate: '2026-10-01',
    replyText: 'Thank you.',
    replyDate: '2026-10-02',
    image: null,
    ...over,
  }
}

/** A server for the part of Google Places that the platform uses. */
async function googleAt(answer: () => { status: number; body: unknown }) {
  const asked: { url: string; key: unknown; fields: unknown }[] = []
  const started = createServer((request, response) => {
    asked.push({
      url: request.url ?? '',
      key: request.headers['x-goog-api-key'],
      fields: request.headers['x-goog-fieldmask'],
    })
    const { status, body } = answer()
    response.writeHead(status).end(JSON.stringify(body))
  })
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/v1/places`
  const google = createGoogleReviewSource({
    getJson: createOutboundJson({ isDevelopment: true, timeoutMs: 1000 }),
    readSecret: (name) => (name === 'FORECOURT_SECRET_PLACES' ? 'key-1' : null),
  })
  const { site, place } = aPlaceOf()
  site.config.reviews = { ...site.config.reviews, source: 'google', keyEnv: 'FORECOURT_SECRET_PLACES', url }
  place.address.placeId = 'ChIJ-demo'
  return { asked, site, place, reviews: open(google) }
}

const GOOGLE_ANSWER = {
  rating: 4.4,
  userRatingCount: 212,
  reviews: [
    {
      name: 'places/ChIJ-demo/reviews/1',
      rating: 5,
      text: { text: 'Good people', languageCode: 'en' },
      originalText: { text: 'Gute Leute', languageCode: 'de' },
      authorAttribution: { displayName: 'Erika Muster' },
      publishTime: '2026-11-01T03:04:05Z',
    },
    { rating: 'five', authorAttribution: { displayName: 'Broken' } },
  ],
}

test('imported reviews are returned in full, and a second import replaces the first from the same source (DATA-027)', async () => {
  const { site, place } = aPlaceOf()
  const reviews = open()
  const key = { siteId: site.id, locationId: place.id }
  await reviews.replace(key, { source: 'cards', reviews: [aReview('1', 5), aReview('2', 2)] })
  await reviews.replace(key, { source: 'cards', reviews: [aReview('1', 4), aReview('3', 1)] })
  expect(await reviews.list(key)).toEqual([
    { ...aReview('1', 4), source: 'cards' },
    { ...aReview('3', 1), source: 'cards' },
  ])
  expect(await reviews.summary(site, place)).toMatchObject({ average: '2.5', total: 2, label: '2 reviews' })
  const section = await reviews.section(site, place)
  expect(section?.reviews.map(({ rating }) => rating)).toEqual([4, 1])
})

test('an import shows at once, and one by another process within a minute', async () => {
  const { site, place } = aPlaceOf()
  const [shown, other] = [open(), open()]
  const key = { siteId: site.id, locationId: place.id }
  await shown.replace(key, { source: 'cards', reviews: [aReview('1', 5)] })
  expect((await shown.summary(site, place))?.total).toBe(1)
  await shown.replace(key, { source: 'cards', reviews: [aReview('1', 5), aReview('2', 4)] })
  expect((await shown.summary(site, place))?.total).toBe(2)
  await other.replace(key, { source: 'cards', reviews: [] })
  nowMs += 60_000
  expect(await shown.summary(site, place)).toBeNull()
})

test('reviews of one site never show on another, even for a shared location', async () => {
  const { site, place } = aPlaceOf()
  const other = { ...site, id: toId('site', 'other') }
  const reviews = open()
  await reviews.replace(
    { siteId: site.id, locationId: place.id },
    { source: 'cards', reviews: [aReview('1', 5)] },
  )
  expect(await reviews.summary(other, place)).toBeNull()
  expect(await reviews.section(other, place)).toBeNull()
})

test('Google is asked for one place with the key in a header, and its own total and average are shown (PAGE-009)', async () => {
  const { asked, site, place, reviews } = await googleAt(() => ({ status: 200, body: GOOGLE_ANSWER }))
  const section = await reviews.section(site, place)
  expect(asked).toEqual([
    { url: '/v1/places/ChIJ-demo', key: 'key-1', fields: 'rating,userRatingCount,reviews' },
  ])
  expect(section?.summary).toEqual({ rating: 4.4, average: '4.4', total: 212, label: '212 Google reviews' })
  expect(section?.reviews).toMatchObject([
    { name: 'Erika Muster', text: '(Translated by Google) Good people', date: { words: '1 November 2026' } },
  ])
  expect(section?.notes).toEqual(['Showing 1 of 212 reviews.', 'The average counts all 212 reviews.'])
})

test('an answer is kept for hours, and survives a failure of the service', async () => {
  let status = 200
  const { asked, site, place, reviews } = await googleAt(() => ({ status, body: GOOGLE_ANSWER }))
  await reviews.summary(site, place)
  await reviews.summary(site, place)
  expect(asked).toHaveLength(1)
  status = 503
  nowMs += 7 * 3_600_000
  expect(await reviews.summary(site, place)).toMatchObject({ average: '4.4' })
  expect([asked.length, faults]).toEqual([2, ['HTTP 503']])
})

test('without a key no request is made and no figure is invented', async () => {
  const { asked, site, place, reviews } = await googleAt(() => ({ status: 200, body: GOOGLE_ANSWER }))
  site.config.reviews = { ...site.config.reviews, keyEnv: 'FORECOURT_SECRET_NONE' }
  expect(await reviews.summary(site, place)).toBeNull()
  expect([asked, faults]).toEqual([[], ['no key for Google reviews']])
})
