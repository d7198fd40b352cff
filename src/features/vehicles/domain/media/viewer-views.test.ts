import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { defaultView, showsThumbnails, viewerViews } from './viewer-views.ts'

const images = aVehicle().images
const everything = aVehicle({ spinImages: ['a', 'b'], spinInteriorImage: 'i', videoUrl: 'v' })

test('a vehicle has the views it has material for (VDP-005)', () => {
  expect(viewerViews(everything)).toEqual(['spinner', 'gallery', 'walkaround', 'interior'])
  expect(viewerViews(aVehicle({ images: [] }))).toEqual([])
})

test('the page opens on the spin, or on the gallery if the site says so or there is no spin (VDP-008)', () => {
  expect(defaultView(everything, { opensOnGallery: false })).toBe('spinner')
  expect(defaultView(everything, { opensOnGallery: true })).toBe('gallery')
  expect(defaultView(aVehicle(), { opensOnGallery: false })).toBe('gallery')
  expect(defaultView(aVehicle({ images: [] }), { opensOnGallery: true })).toBeNull()
})

test('thumbnails show only for in-stock vehicles with more than 3 pictures (VDP-009)', () => {
  expect(showsThumbnails(aVehicle())).toBe(true)
  expect(showsThumbnails(aVehicle({ images: images.slice(0, 3) }))).toBe(false)
  expect(showsThumbnails(aVehicle({ status: 'coming_soon', images: [...images, ...images] }))).toBe(false)
})
