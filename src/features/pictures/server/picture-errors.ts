import type { PictureRequestError } from '#src/features/pictures/domain/picture-request.ts'
import { PICTURE_FORMATS, PICTURE_QUALITIES } from '#src/shared/domain/picture/picture-url.ts'
import { ASKED_WIDTHS } from '../domain/picture-request.ts'
import { PICTURE_CROPS } from '#src/shared/domain/picture/stock-picture-url.ts'

export type PictureErrorCode = PictureRequestError | 'picture_busy' | 'picture_failed'

/** Every /img error with its HTTP status and text. */
export const PICTURE_ERRORS: Record<PictureErrorCode, { status: 400 | 404 | 500 | 503; text: string }> = {
  unknown_picture: { status: 404, text: 'There is no such picture.' },
  bad_width: { status: 400, text: `Width w must be one of ${ASKED_WIDTHS.join(', ')}.` },
  bad_quality: { status: 400, text: `Quality q must be one of ${PICTURE_QUALITIES.join(', ')}.` },
  bad_format: { status: 400, text: `Format f must be one of ${PICTURE_FORMATS.join(', ')}.` },
  bad_crop: { status: 400, text: `Crop c must be one of ${PICTURE_CROPS.join(', ')}.` },
  picture_busy: { status: 503, text: 'Too many pictures are being made. Please try again shortly.' },
  picture_failed: { status: 500, text: 'The picture could not be made.' },
}
