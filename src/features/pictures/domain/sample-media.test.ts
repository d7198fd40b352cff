import { expect, test } from 'vitest'
import { readByteRange, sampleMediaType, sampleVideoOf } from './sample-media.ts'

test('a video is shown only for the vehicle of its own model and paint (VDP-005)', () => {
  expect(sampleVideoOf('/img/sample/suv/36/white.webp')).toBe('/img/media/suv-white.mp4')
  expect(sampleVideoOf('/img/sample/suv/36/red.webp')).toBeNull()
  expect(sampleVideoOf('https://photos.dealer.example/1.jpg')).toBeNull()
  expect(sampleVideoOf(null)).toBeNull()
  expect(sampleMediaType('suv-white.mp4')).toBe('video/mp4')
  for (const other of ['../suv-white.mp4', 'constructor']) expect(sampleMediaType(other)).toBeUndefined()
})

test('byte ranges follow RFC 9110, 14.1.2', () => {
  expect(readByteRange(undefined, 100)).toBeUndefined()
  expect(readByteRange('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(readByteRange('bytes=10-19', 100)).toEqual({ start: 10, end: 19 })
  expect(readByteRange('bytes=90-500', 100)).toEqual({ start: 90, end: 99 })
  expect(readByteRange('bytes=-5', 100)).toEqual({ start: 95, end: 99 })
  expect(readByteRange('bytes=100-', 100)).toBeNull()
  expect(readByteRange('bytes=20-10', 100)).toBeNull()
  for (const other of ['bytes=a-b', 'bytes=0-1,4-5', 'items=0-1'])
    expect(readByteRange(other, 100)).toBeUndefined()
})
