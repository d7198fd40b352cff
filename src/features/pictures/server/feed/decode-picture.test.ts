import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, tonesOfThumbHash } from './decode-picture.ts'

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#204080' }, limitInputPixels: false })
}

test('a photograph is stored upright, at most 2000 px a side, without camera data, with its thumbhash', async () => {
  const photo = await plain(2400, 1600)
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const decoded = await decodePicture(photo)
  if (!decoded.ok) throw new Error(decoded.error)
  const kept = await sharp(decoded.value.bytes).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 1333, height: 2000 })
  expect(kept.exif).toBeUndefined()
  expect(decoded.value.thumbHash.length).toBeLessThan(40)
  // The placeholder of a single-colour photograph is that colour
  const gif = Buffer.from(`R0lGODdhBgAEAPIA${tonesOfThumbHash(decoded.value.thumbHash)}`, 'base64')
  const drawn = await sharp(gif).removeAlpha().raw().toBuffer()
  for (const [at, value] of [...drawn].entries())
    expect(Math.abs(value - ([0x1f, 0x3f, 0x7f][at % 3] ?? 0))).toBeLessThan(24)
})

test('a file that is not a picture, is broken or would exhaust memory is refused', async () => {
  const jpeg = await plain(900, 600).jpeg().toBuffer()
  const huge = await plain(20_000, 20_000).png({ compressionLevel: 1 }).toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  for (const file of [jpeg.subarray(0, jpeg.length / 2), huge, svg, Buffer.from('GIF89a'), Buffer.alloc(0)])
    expect((await decodePicture(file)).ok).toBe(false)
}, 60_000)

test('text that is not a thumbhash has no tones', () => {
  expect(tonesOfThumbHash('')).toBeNull()
})
