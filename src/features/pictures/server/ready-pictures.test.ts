import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureKey, type PictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import { PICTURE_WIDTHS } from '#src/shared/domain/picture/picture-url.ts'
import { parseSamplePicture } from '#src/shared/domain/picture/sample-picture.ts'
import { CARD_WIDTHS, firstPictures } from '#seed/stock/first-pictures.ts'
import { createPictureService, PICTURE_VERSION } from './picture-service.ts'
import { renderPicture } from './tint.ts'

const seed = path.join(import.meta.dirname, '../../../../seed/pictures')
const ready = path.join(seed, `ready-v${PICTURE_VERSION}`)
const keys = readdirSync(ready)

function toRequest(key: string): PictureRequest {
  const [, model = '', view = '', paint = '', width, quality] =
    /^([a-z0-9]+)_([^_]+)_([^_]+)_(\d+)_(\d+)\.avif$/.exec(key) ?? []
  const picture = parseSamplePicture(model, view, paint)
  const known = PICTURE_WIDTHS.find((each) => String(each) === width)
  if (!picture || !known) throw new Error(`${key} is no picture`)
  return { picture, width: known, quality: quality === '80' ? 80 : 75, format: 'avif' }
}

test('every prerendered picture can be requested, and together they stay small', () => {
  expect(keys.length).toBeGreaterThan(300)
  for (const key of keys) expect(pictureKey(toRequest(key))).toBe(key)
  const bytes = keys.reduce((sum, key) => sum + statSync(path.join(ready, key)).size, 0)
  expect(bytes).toBeLessThan(12e6)
})

test('the first picture of every sample vehicle is prerendered in the card widths', () => {
  // If this fails the catalogue has changed: run tools/demo-imagery/ready-pictures.ts
  const there = new Set(keys)
  for (const picture of firstPictures(['2026-11-22', '2027-02-22']))
    for (const width of CARD_WIDTHS)
      expect(there).toContain(pictureKey({ picture, width, quality: 75, format: 'avif' }))
})

test('a prerendered picture is identical to a rendered one, and is served without rendering', async () => {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'ready-'))
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }))
  let made = 0
  const render = async () => {
    made += 1
    return Buffer.from('made')
  }
  const mastersDir = path.join(seed, 'masters')
  const pictures = createPictureService({ mastersDir, readyDir: seed, cacheDir, render })
  for (const key of keys.filter((each) => each.endsWith('_320_75.avif')).slice(0, 5)) {
    const request = toRequest(key)
    const given = await pictures.getPicture(request)
    if (!given.ok) throw new Error(given.error)
    const [there, now] = await Promise.all(
      [given.value.bytes, await renderPicture(mastersDir, request)].map((each) =>
        sharp(each).raw().toBuffer(),
      ),
    )
    const off = [...(there ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (now?.[at] ?? 0)), 0)
    expect(off / (there?.length ?? 1)).toBeLessThan(1)
    expect(await pictures.warm([key.split('_').slice(0, 3).join('/')], { widths: [320] })).toEqual({
      ready: 1,
      failed: 0,
    })
  }
  expect(made).toBe(0)
})
