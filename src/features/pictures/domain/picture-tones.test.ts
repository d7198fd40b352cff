import { expect, test } from 'vitest'
import { sampleTones, tonesStyle, tonesOfPixels } from './picture-tones.ts'

test('a loading picture shows wall, floor and a patch in the colour of the vehicle', () => {
  expect(tonesStyle('c0d0e0908070a01c20')).toEqual({ '--m': '#a01c20', '--t': '#c0d0e0', '--b': '#908070' })
  expect(tonesStyle('e2e2e2dadadaa01c20')).toEqual({ '--m': '#a01c20' })
})

test('whatever is no tones gives no style: nothing else can get into the style', () => {
  for (const text of ['', null, undefined, 'red', 'e2e2e2dadadaa01c20;x', 'url(javascript:1)'])
    expect(tonesStyle(text)).toBeUndefined()
})

test('a sample picture takes the tone of its own paint, a close-up none', () => {
  expect(sampleTones('/img/sample/suv/36/red.webp')).toMatch(/^e2e2e2dadadaa[0-9a-f]1[0-9a-f]{3}$/)
  expect(sampleTones('/img/sample/suv/interior/red.webp')).toBeNull()
  expect(sampleTones('https://photos.dealer.example/1.jpg')).toBeNull()
})

test('the tones of pixels are the means of top, bottom and middle', () => {
  const [width, height] = [4, 8]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgba.set(y < 2 ? [255, 0, 0, 255] : y >= 6 ? [0, 0, 255, 255] : [0, 255, 0, 255], (y * width + x) * 4)
  expect(tonesOfPixels({ width, height, rgba })).toBe('ff00000000ff00ff00')
})
