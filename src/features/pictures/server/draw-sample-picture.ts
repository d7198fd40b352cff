import type { PictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import { renderPicture } from './tint.ts'

/** What the drawing thread is told to make a picture of. */
export type SamplePictureInput = { mastersDir: string; request: PictureRequest }

/** The finished bytes of a sample picture, in the drawing thread: millions of pixels are tinted one by one. */
export function draw({ mastersDir, request }: SamplePictureInput): Promise<Uint8Array> {
  return renderPicture(mastersDir, request)
}
