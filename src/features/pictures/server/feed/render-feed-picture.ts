import sharp, { type Sharp } from 'sharp'
import type { FeedPictureRequest, PictureVariant } from '#src/features/pictures/domain/picture-request.ts'
import { encodePicture } from '../tint.ts'

/** Cards and the gallery stage show pictures at 3:2. */
const heightOf = (width: number) => Math.round((width * 2) / 3)

/** Renders a stored picture: cut to 3:2 or whole, lightly sharpened, never enlarged, encoded. */
export async function renderFeedPicture(kept: Buffer, request: FeedPictureRequest): Promise<Buffer> {
  const { width } = request
  const picture =
    request.crop === 'fill'
      ? sharp(kept).resize({ width, height: heightOf(width), fit: 'cover', position: 'centre' })
      : sharp(kept).resize({ width, withoutEnlargement: true })
  return encodePicture(picture.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 }), request).toBuffer()
}

/** The placeholder for an unavailable picture: a camera on the studio's grey, 3:2, without text. */
export function renderMissingPicture(variant: PictureVariant): Promise<Buffer> {
  return encodePicture(missingPicture(variant.width), variant).toBuffer()
}

function missingPicture(width: number): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="${width}" height="${heightOf(width)}">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef0f2"/><stop offset="1" stop-color="#dde1e5"/></linearGradient></defs>
<rect width="600" height="400" fill="url(#wall)"/>
<g fill="none" stroke="#8a929b" stroke-width="6" stroke-linejoin="round"><path d="M252 166h24l12-18h24l12 18h24a10 10 0 0 1 10 10v66a10 10 0 0 1-10 10h-96a10 10 0 0 1-10-10v-66a10 10 0 0 1 10-10z"/><circle cx="300" cy="206" r="24"/></g></svg>`
  return sharp(Buffer.from(drawing))
}
