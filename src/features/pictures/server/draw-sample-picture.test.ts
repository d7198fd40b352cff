import { expect, test } from 'vitest'
import type { PictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import { createDrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import type { SamplePictureInput } from './draw-sample-picture.ts'
import { SAMPLE_DRAWING } from './picture-service.ts'
import { renderPicture } from './tint.ts'

const mastersDir = 'seed/pictures/masters'

test('the drawing thread produces the same bytes, and reports a missing master', async () => {
  const request: PictureRequest = {
    picture: { model: 'suv', view: '0', paint: 'red' },
    width: 320,
    quality: 75,
    format: 'webp',
  }
  const thread = createDrawingThread()
  const drawn = await thread.draw(SAMPLE_DRAWING, { mastersDir, request } satisfies SamplePictureInput)
  expect(Buffer.from(drawn)).toEqual(await renderPicture(mastersDir, request))
  await expect(
    thread.draw(SAMPLE_DRAWING, { mastersDir: '/nowhere', request } satisfies SamplePictureInput),
  ).rejects.toThrow('missing')
})
