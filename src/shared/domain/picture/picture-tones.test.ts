import { expect, test } from 'vitest'
import { tonesStyle } from './picture-tones.ts'
import { type Colour, cellsOfPixels, tonePicture } from '#src/features/pictures/domain/tone-picture.ts'

const GREY: Colour = [220, 220, 220]
const cells = (colour: Colour): Colour[] => Array.from({ length: 24 }, (_, at) => (at === 9 ? colour : GREY))
const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

test('a loading picture shows its own colours in 24 pixels', () => {
  const whole = toText(tonePicture(cells([160, 28, 32])))
  expect(tonesStyle(whole.slice(16))).toEqual({ '--p': `url(data:image/gif;base64,${whole})` })
})

test('text that holds no tones gives no style, so nothing else can get into the style', () => {
  const tones = toText(tonePicture(cells(GREY))).slice(16)
  for (const text of [
    '',
    null,
    undefined,
    'red',
    `${tones})`,
    `${tones.slice(1)})`,
    tones.replace(/^./, '"'),
  ])
    expect(tonesStyle(text)).toBeUndefined()
})

test('each cell is the mean of its share of the middle 3:2 of the picture', () => {
  const [width, height] = [12, 12]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgba.set(y < 2 || y >= 10 ? [255, 0, 0, 255] : [0, x < 6 ? 100 : 50, 0, 255], (y * width + x) * 4)
  const found = cellsOfPixels({ width, height, rgba })
  expect(found).toHaveLength(24)
  expect(found[0]).toEqual([0, 100, 0])
  expect(found[23]).toEqual([0, 50, 0])
})
