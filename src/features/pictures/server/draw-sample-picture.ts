import type { PictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import { renderPicture } from './tint.ts'

export type SamplePictureInput = { mastersDir: string; request: PictureRequest }

/** Runs in the drawing thread, because tinting processes millions of pixels one by one. */
export function draw({ mastersDir, request }: SamplePictureInput): Promise<Uint8Array> {
  return renderPicture(mastersDir, request)
}
