import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PAINTS, type PaintKey } from '#src/shared/domain/picture/paint.ts'
import { tonesStyle } from '#src/shared/domain/picture/picture-tones.ts'
import {
  galleryViews,
  SAMPLE_MODELS,
  type SampleModel,
  samplePictureUrl,
} from '#src/shared/domain/picture/sample-picture.ts'
import { createSampleTones, toTones } from './sample-tones.ts'
import { tintPicture } from './tint.ts'

const pictures = path.join(import.meta.dirname, '../../../../seed/pictures')
const { tonesOf } = createSampleTones(path.join(pictures, 'tiny-masters.json'))

/** The 24 pixels a browser decodes from the style, as RGB. */
async function pixelsOf(tones: string | null): Promise<number[]> {
  const base64 = /base64,(.+)\)$/.exec(tonesStyle(tones)?.['--p'] ?? '')?.[1] ?? ''
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 6, height: 4 })
  return [...data]
}

test.each([
  ['suv', '36', 'red'],
  ['suv', '36', 'black'],
  ['hatch', '36', 'white'],
  ['moto', '0', 'lime'],
  ['suv', 'interior', 'red'],
] as const)('the placeholder of %s %s in %s matches the tones of the picture', async (model, view, paint) => {
  const found = await pixelsOf(tonesOf(samplePictureUrl({ model, view, paint })))
  const { data, width, height } = await tintPicture(path.join(pictures, 'masters'), { model, view, paint })
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: 6, height: 4, kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer()
  const off = found.map((value, at) => Math.abs(value - (small[at] ?? 0)))
  // The placeholder averages light and this averages display values, so they are only similar
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(24)
})

test('every sample picture has a placeholder in its own paint, and another source has none', () => {
  for (const model of Object.keys(SAMPLE_MODELS) as SampleModel[])
    for (const view of galleryViews(model))
      for (const paint of Object.keys(PAINTS) as PaintKey[])
        expect(tonesStyle(tonesOf(samplePictureUrl({ model, view, paint })))).toBeDefined()
  expect(tonesOf('suv/36/red')).not.toBe(tonesOf('suv/36/blue'))
  expect(tonesOf('https://photos.dealer.example/1.jpg')).toBeNull()
})

test('a browser draws the colours that were encoded', async () => {
  const cells = Array.from({ length: 24 }, (_, at) => [(at % 8) * 30, 7, 255 - (at % 8) * 30] as const)
  expect(await pixelsOf(toTones(cells))).toEqual(cells.flat())
})
