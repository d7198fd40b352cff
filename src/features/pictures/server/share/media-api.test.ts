import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { createMediaApi } from './media-api.ts'

const vehicle = aVehicle()
const site = { slug: 'demo' } as unknown as SiteContext

function ask(path: string, headers: Record<string, string> = {}, image: Buffer | null = Buffer.from('jpeg')) {
  return createMediaApi({
    shareImages: { getImage: async () => image },
    mediaDir: 'seed/media',
    resolveSite: async () => site,
    findVehicle: async (_site, slug) => (slug === vehicle.slug ? vehicle : null),
  }).request(path, { headers })
}

test('the picture of a shared page is a JPEG of a listed vehicle, of no other', async () => {
  const answer = await ask(`/og/${vehicle.slug}.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await ask('/og/unknown.jpg')).status).toBe(404)
  expect((await ask(`/og/${vehicle.slug}.jpg`, {}, null)).status).toBe(503)
})

test('a film comes whole or in parts, and only a listed one', async () => {
  const whole = await ask('/media/suv-white.mp4')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const part = await ask('/media/suv-white.mp4', { range: 'bytes=0-99' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  expect((await ask('/media/suv-white.mp4', { range: 'bytes=99999999-' })).status).toBe(416)
  for (const path of ['/media/other.mp4', '/media/..%2f..%2fpackage.json'])
    expect((await ask(path)).status).toBe(404)
})
