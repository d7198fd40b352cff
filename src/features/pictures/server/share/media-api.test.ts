import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { createNetworkLimiter, type NetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { createMediaApi } from './media-api.ts'

const vehicle = aVehicle()
const site = { slug: 'demo' } as unknown as SiteContext

const ONE_A_MINUTE = { max: 1, windowMs: 60_000 }

type Have = { image?: Buffer | null; isKept?: boolean; makings?: NetworkLimiter }

function ask(
  path: string,
  headers: Record<string, string> = {},
  {
    image = Buffer.from('jpeg'),
    isKept = false,
    makings = createNetworkLimiter(ONE_A_MINUTE, () => 0),
  }: Have = {},
) {
  return createMediaApi({
    shareImages: { getImage: async () => image, isKept: async () => isKept },
    makings,
    addressOf: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
    mediaDir: 'seed/media',
    siteOf: () => site,
    findVehicle: async (_site, slug) => (slug === vehicle.slug ? vehicle : null),
  }).request(path, { headers })
}

test('the preview picture is a JPEG, and only for a listed vehicle', async () => {
  const answer = await ask(`/og/${vehicle.slug}.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await ask('/og/unknown.jpg')).status).toBe(404)
  expect((await ask(`/og/${vehicle.slug}.jpg`, {}, { image: null })).status).toBe(503)
})

test('each visitor may have a limited number of pictures rendered, and stored ones do not count', async () => {
  const makings = createNetworkLimiter(ONE_A_MINUTE, () => 0)
  const path = `/og/${vehicle.slug}.jpg`
  expect((await ask(path, {}, { makings, isKept: true })).status).toBe(200)
  expect((await ask(path, {}, { makings })).status).toBe(200)
  const refused = await ask(path, {}, { makings })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask(path, {}, { makings, isKept: true })).status).toBe(200)
  expect((await ask(path, { 'x-test-address': '203.0.113.2' }, { makings })).status).toBe(200)
})

test('a video is served whole or in parts, and only a listed one', async () => {
  const whole = await ask('/media/suv-white.mp4')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const part = await ask('/media/suv-white.mp4', { range: 'bytes=0-99' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  expect((await ask('/media/suv-white.mp4', { range: 'bytes=99999999-' })).status).toBe(416)
  for (const path of ['/media/other.mp4', '/media/..%2f..%2fpackage.json'])
    expect((await ask(path)).status).toBe(404)
})
