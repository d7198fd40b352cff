import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { galleryView, withTones } from './gallery-view.ts'

test('every picture has alt text, and each view what it needs (VDP-004, VDP-005)', () => {
  const gallery = galleryView(aVehicle({ spinImages: ['a', 'b'], videoUrl: '/v.mp4' }), 'T', {
    opensOnGallery: true,
  })
  expect(gallery.images.map((image) => image.alt)).toEqual([
    'T, photo 1 of 4',
    'T, photo 2 of 4',
    'T, photo 3 of 4',
    'T, photo 4 of 4',
  ])
  expect(gallery).toMatchObject({
    defaultView: 'gallery',
    hasThumbnails: true,
    spin: ['a', 'b'],
    videos: [{ url: '/v.mp4', title: 'Walkaround of T' }],
  })
})

test('walkaround videos take precedence over the plain video address (VDP-005)', () => {
  const walkaroundVideos = [{ url: '/w.mp4', title: null, posterUrl: '/p.jpg' }]
  expect(
    galleryView(aVehicle({ walkaroundVideos, videoUrl: '/v.mp4' }), 'T', { opensOnGallery: false }).videos,
  ).toEqual([{ url: '/w.mp4', title: 'Walkaround of T', posterUrl: '/p.jpg' }])
})

test('a fetched picture has placeholder colours, and others have none', () => {
  const gallery = galleryView(aVehicle(), 'T', { opensOnGallery: false })
  const toned = withTones(gallery, (url) => (url === '/photos/2.jpg' ? 'TONES' : null))
  expect(toned.spinTones).toBeUndefined()
  expect(toned.images.map((image) => image.tones)).toEqual([undefined, 'TONES', undefined, undefined])
  const turning = galleryView(aVehicle({ spinImages: ['/spin/0.jpg', '/spin/1.jpg'] }), 'T', {
    opensOnGallery: false,
  })
  expect(withTones(turning, (url) => (url === '/spin/0.jpg' ? 'FIRST' : null)).spinTones).toBe('FIRST')
})

test('photos can be requested only if the page has an enquiry form, not for a vehicle that cannot be bought (VDP-046)', () => {
  const asks = (facts: Parameters<typeof aVehicle>[0]) =>
    galleryView(aVehicle({ images: [], ...facts }), 'T', { opensOnGallery: false }).takesRequests
  expect([asks({}), asks({ status: 'coming_soon' })]).toEqual([true, true])
  expect([
    asks({ status: 'sold', isSold: true }),
    asks({ isSold: true }),
    asks({ status: 'others' }),
  ]).toEqual([false, false, false])
})
