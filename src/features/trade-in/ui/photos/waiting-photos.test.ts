import { expect, test } from 'vitest'
import { keepable, type WaitingPhoto, waitingPhotos } from './waiting-photos.ts'

const NOW_MS = Date.parse('2026-11-21T02:00:00Z')
const DAY_MS = 86_400_000
const aPhoto = (uploadKey: string, agoMs: number, megabytes = 1): WaitingPhoto => ({
  uploadKey,
  token: 'tok',
  name: `${uploadKey}.jpg`,
  blob: { size: megabytes * 1024 * 1024 } as Blob,
  keptAtMs: NOW_MS - agoMs,
})
const keysOf = (photos: WaitingPhoto[]) => photos.map(({ uploadKey }) => uploadKey)

test('a photo waits for a week and no longer', () => {
  const photos = [aPhoto('fresh', DAY_MS), aPhoto('old', 7 * DAY_MS), aPhoto('just', 7 * DAY_MS - 1)]
  expect(keysOf(keepable(photos, NOW_MS))).toEqual(['fresh', 'just'])
})

test('a browser keeps at most twenty photos and 60 MB, the newest ones', () => {
  const many = Array.from({ length: 30 }, (_, index) => aPhoto(`p${index}`, index * 1000))
  expect(keysOf(keepable(many, NOW_MS))).toEqual(keysOf(many.slice(0, 20)))
  const big = Array.from({ length: 6 }, (_, index) => aPhoto(`b${index}`, index * 1000, 15))
  expect(keysOf(keepable(big, NOW_MS))).toEqual(['b0', 'b1', 'b2', 'b3'])
})

test('in a browser without storage, sending works anyway', async () => {
  const photos = waitingPhotos('northside')
  await photos.keep(aPhoto('one', 0))
  await photos.forget('one')
  expect(await photos.read('tok', NOW_MS)).toEqual([])
})
