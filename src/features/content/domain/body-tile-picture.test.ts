import { expect, test } from 'vitest'
import { parseSamplePictureUrl } from '#src/features/pictures/domain/sample-picture.ts'
import { bodyTilePicture } from './body-tile-picture.ts'

test('SRCH-053: every tile shows a picture that exists', () => {
  for (const type of ['suv', 'ute', 'peopleMover', 'lightTruck', 'unheard-of'])
    for (let index = 0; index < 6; index++)
      expect(parseSamplePictureUrl(bodyTilePicture(type, 'car', index)), type).not.toBe(null)
})

test('a motorcycle dealer shows motorcycles whatever the body is called', () => {
  expect(bodyTilePicture('hatch', 'motorcycle', 0)).toBe('moto/36/white')
})

test('bodies of a working vehicle are told apart by the side they show, each a picture that exists', () => {
  const pictures = [0, 1, 2, 3].map((index) => bodyTilePicture('lightTruck', 'truck', index))
  expect(new Set(pictures).size).toBe(4)
  for (const picture of pictures) expect(parseSamplePictureUrl(picture)).not.toBe(null)
})
