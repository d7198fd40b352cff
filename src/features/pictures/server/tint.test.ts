import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PAINTS, type PaintKey } from '#src/shared/domain/picture/paint.ts'
import { renderPicture, tintPicture, type RawPicture } from './tint.ts'
import { decodeMaster, toneMap } from './tone-table.ts'

const masters = 'seed/pictures/masters'
const suv = (paint: PaintKey) => tintPicture(masters, { model: 'suv', view: '0', paint })

/** The mean of a 20 by 20 patch on the front door in the side view. */
function doorColour({ data, width }: RawPicture): number[] {
  const sum = [0, 0, 0]
  for (let y = 430; y < 450; y++)
    for (let x = 500; x < 520; x++)
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[(y * width + x) * 3 + c] ?? 0)
  return sum.map((value) => value / 400)
}

test('a white panel is lighter than a silver one, which is lighter than a black one', async () => {
  const [white, silver, black] = (await Promise.all([suv('white'), suv('silver'), suv('black')])).map(
    (picture) => doorColour(picture)[0] ?? 0,
  )
  expect(white).toBeGreaterThan((silver ?? 0) + 15)
  expect(silver).toBeGreaterThan((black ?? 0) + 60)
})

test('a red panel is red and a blue one blue', async () => {
  const [red, , redBlue] = doorColour(await suv('red'))
  const [blueRed, , blue] = doorColour(await suv('blue'))
  expect(red).toBeGreaterThan((redBlue ?? 0) + 40)
  expect(blue).toBeGreaterThan((blueRed ?? 0) + 40)
})

test('each pixel follows black + paint * (white - black) in linear light', async () => {
  const { data: master, info } = await sharp(`${masters}/suv_0.avif`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const keep = await sharp(`${masters}/suv_0.keep.png`).toColourspace('b-w').raw().toBuffer()
  expect(keep).toHaveLength(info.width * info.height)
  const { data } = await suv('orange')
  let checked = 0
  for (let pixel = 0; pixel < keep.length; pixel += 997) {
    const [white = 0, black = 0, own = 0] = [0, 1, 2].map((c) => decodeMaster(master[pixel * 3 + c] ?? 0))
    PAINTS.orange.forEach((albedo, c) => {
      const linear = keep[pixel] ? ([white, black, own][c] ?? 0) : black + albedo * Math.max(0, white - black)
      expect(Math.abs((data[pixel * 3 + c] ?? 0) - 255 * Math.min(1, toneMap(linear)))).toBeLessThanOrEqual(
        1.01,
      )
      checked += 1
    })
  }
  expect(checked).toBeGreaterThan(2000)
})

test('the same request gives the same bytes at the requested width, never enlarged', async () => {
  const request = {
    picture: { model: 'suv', view: '36', paint: 'teal' },
    width: 320,
    quality: 75,
    format: 'webp',
  } as const
  const [first, second] = await Promise.all([
    renderPicture(masters, request),
    renderPicture(masters, request),
  ])
  expect(first.equals(second)).toBe(true)
  expect(await sharp(first).metadata()).toMatchObject({ width: 320, height: 213, format: 'webp' })
  const spin = await renderPicture(masters, {
    ...request,
    picture: { model: 'ute', view: 'spin-015', paint: 'red' },
    width: 1200,
  })
  expect((await sharp(spin).metadata()).width).toBe(720)
  const cabin = await renderPicture(masters, {
    ...request,
    picture: { model: 'suv', view: 'interior', paint: 'red' },
    width: 640,
  })
  expect((await sharp(cabin).metadata()).width).toBe(640)
})
