import sharp from 'sharp'

/** A shopper's picture as stored: JPEG, upright, limited in size, without camera data. */
export type KeptPhoto = { bytes: Buffer; width: number; height: number }

export const PHOTO_BYTES_MAX = 15 * 1024 * 1024
const PIXELS_MAX = 80_000_000
const SIDE_MAX = 2000
const QUALITY = 82

/**
 * Re-encodes an uploaded picture, so that what is stored is a picture and nothing else: EXIF and GPS are removed,
 * and a file that only claims to be an image is refused. Null if it is not a JPEG, PNG, WebP or AVIF, is broken,
 * or is a decompression bomb.
 */
export async function redrawPhoto(bytes: Uint8Array): Promise<KeptPhoto | null> {
  if (!hasImageSignature(bytes)) return null
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** By the first bytes, never the name or type the browser sends: an SVG must not reach its renderer. */
function hasImageSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    head.slice(4, 12) === 'ftypavif'
  )
}
