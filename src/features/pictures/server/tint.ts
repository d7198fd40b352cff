import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PAINTS, type LinearPaint } from '#src/shared/domain/picture/paint.ts'
import type { PictureRequest, PictureVariant } from '#src/features/pictures/domain/picture-request.ts'
import type { SamplePicture } from '#src/shared/domain/picture/sample-picture.ts'
import { MASTER_TABLE, TONE_STEPS, TONE_TABLE } from './tone-table.ts'

export type RawPicture = { data: Uint8Array; width: number; height: number }

/** Decoded 8-bit RGB (red: scene in white paint, green: in black) and a mask of parts that keep their colour. */
type Master = RawPicture & { keep: Uint8Array }

/** The `picture` in its paint at full size, 8-bit sRGB. Interiors are finished pictures rather than masters. */
export async function tintPicture(mastersDir: string, picture: SamplePicture): Promise<RawPicture> {
  if (picture.view === 'interior')
    return readRgb(sharp(path.join(mastersDir, `${picture.model}_interior.webp`)))
  const master = await readMaster(path.join(mastersDir, masterName(picture)))
  return { data: tintPixels(master, PAINTS[picture.paint]), width: master.width, height: master.height }
}

/** Renders a request: tinted, lightly sharpened, never enlarged, encoded. */
export async function renderPicture(mastersDir: string, request: PictureRequest): Promise<Buffer> {
  const { data, width, height } = await tintPicture(mastersDir, request.picture)
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: request.width, withoutEnlargement: true })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
  return encodePicture(picture, request).toBuffer()
}

/** Each pixel is `black + paint * (white - black)` in linear light; masked parts keep their own colour. */
function tintPixels(master: Master, paint: LinearPaint): Uint8Array {
  const { data, keep } = master
  const finished = new Uint8Array(data.length)
  for (let pixel = 0, at = 0; pixel < keep.length; pixel++, at += 3) {
    const red = MASTER_TABLE[data[at] as number] as number
    const green = MASTER_TABLE[data[at + 1] as number] as number
    const blue = MASTER_TABLE[data[at + 2] as number] as number
    const own = (keep[pixel] as number) / 255
    const paintLight = Math.max(0, red - green) * (1 - own)
    const blackLight = green * (1 - own)
    finished[at] = toDisplay(blackLight + paint[0] * paintLight + red * own)
    finished[at + 1] = toDisplay(blackLight + paint[1] * paintLight + green * own)
    finished[at + 2] = toDisplay(blackLight + paint[2] * paintLight + blue * own)
  }
  return finished
}

function toDisplay(linear: number): number {
  return TONE_TABLE[Math.min(TONE_TABLE.length - 1, (linear * TONE_STEPS) | 0)] as number
}

async function readMaster(base: string): Promise<Master> {
  const [picture, keep] = await Promise.all([
    readRgb(sharp(`${base}.avif`)),
    sharp(`${base}.keep.png`).toColourspace('b-w').raw().toBuffer(),
  ])
  return { ...picture, keep }
}

async function readRgb(picture: Sharp): Promise<RawPicture> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes to the requested format, without camera data. */
export function encodePicture(picture: Sharp, { format, quality }: PictureVariant): Sharp {
  // AVIF looks the same at a lower number, and effort 1 takes half the time of 2 for 3 % more bytes
  // (seed/pictures/README.md).
  if (format === 'avif') return picture.avif({ quality: quality - 20, effort: 1 })
  return format === 'webp' ? picture.webp({ quality, effort: 3 }) : picture.jpeg({ quality, mozjpeg: true })
}

/** A master's file name without extensions. */
export function masterName({ model, view }: Pick<SamplePicture, 'model' | 'view'>): string {
  return view.startsWith('spin-') ? `${model}_spin_${Number(view.slice(5))}` : `${model}_${view}`
}
