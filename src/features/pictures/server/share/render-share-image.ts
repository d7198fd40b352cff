import sharp from 'sharp'
import type { ShareCard } from '#src/features/pictures/domain/share-card.ts'
import { readTextFonts, textPath } from './text-path.ts'

/** The size link previews expect. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
const PANEL = 160
const PHOTO = { width: SHARE_SIZE.width, height: SHARE_SIZE.height - PANEL }
const EDGE = 44

/** A vehicle page's preview as JPEG: the whole photograph, with name, price with kind and dealer below. */
export async function renderShareImage(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const base = sharp({ create: { ...SHARE_SIZE, channels: 3, background: card.plane } })
  const layers = [{ input: Buffer.from(await panelSvg(card)), left: 0, top: 0 }]
  const photoLayers = photo ? await layPhoto(photo) : []
  return base
    .composite([...photoLayers, ...layers])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The whole photograph, with its stretched and blurred edges filling the sides. */
async function layPhoto(photo: Buffer) {
  const { data, info } = await sharp(photo)
    .resize({ ...PHOTO, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((PHOTO.width - info.width) / 2)
  const top = Math.round((PHOTO.height - info.height) / 2)
  const right = PHOTO.width - info.width - left
  const bottom = PHOTO.height - info.height - top
  const drawnOut = await sharp(data).extend({ left, right, top, bottom, extendWith: 'copy' }).toBuffer()
  return [
    { input: await sharp(drawnOut).blur(12).toBuffer(), left: 0, top: 0 },
    { input: data, left, top },
  ]
}

async function panelSvg(card: ShareCard): Promise<string> {
  const fonts = await readTextFonts()
  const { width, height } = SHARE_SIZE
  const top = height - PANEL
  const line = { colour: card.onPlane, widthMax: 640 }
  const end = { colour: card.onPlane, widthMax: 420, x: width - EDGE, anchor: 'end' as const }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect x="0" y="${top}" width="${width}" height="${PANEL}" fill="${card.plane}"/>
${textPath(fonts, card.title, { ...line, x: EDGE, y: top + 66, size: 46, weight: 700 })}
${textPath(fonts, [card.detail, card.dealer].filter(Boolean).join('  ·  '), { ...line, x: EDGE, y: top + 116, size: 26, weight: 400 })}
${textPath(fonts, card.price, { ...end, y: top + 66, size: 46, weight: 700 })}
${textPath(fonts, card.priceLabel, { ...end, y: top + 116, size: 26, weight: 400 })}</svg>`
}
