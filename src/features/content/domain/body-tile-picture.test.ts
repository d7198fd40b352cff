import { expect, test } from 'vitest'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { TEMPLATES } from '#src/features/sites/domain/site-config.ts'
import { bodyTilePicture } from './body-tile-picture.ts'

test.each(TEMPLATES)('SRCH-053: every tile of %s shows a picture that exists', (template) => {
  for (const type of ['suv', 'ute', 'peopleMover', 'lightTruck', 'unheard-of'])
    for (let index = 0; index < 6; index++) {
      const picture = bodyTilePicture({ type, index }, { itemType: 'car', template })
      expect(picture && parseSamplePictureUrl(picture), type).toBeTruthy()
    }
})

test('an editorial page shows every body in one colour, a dense one rotates colours', () => {
  const paints = (template: 'atelier' | 'metro') =>
    new Set(
      [0, 1, 2, 3].map((index) =>
        bodyTilePicture({ type: 'suv', index }, { itemType: 'car', template })?.split('/').at(-1),
      ),
    )
  expect(paints('atelier').size).toBe(1)
  expect(paints('metro').size).toBe(4)
})

test.each(['truck', 'motorcycle', 'caravan'])(
  'a %s body is never illustrated with a different body',
  (itemType) => {
    expect(bodyTilePicture({ type: 'lightTruck', index: 0 }, { itemType, template: 'outpost' })).toBeNull()
  },
)
