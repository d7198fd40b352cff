import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatForAccept,
  feedPictureKey,
  parsePictureRequest,
  parsePictureVariant,
  pictureKey,
  type RawPictureRequest,
} from './picture-request.ts'

const raw: RawPictureRequest = {
  model: 'suv',
  view: '36',
  paint: 'red.webp',
  width: '640',
  quality: '80',
  format: 'webp',
  accept: undefined,
  crop: undefined,
}

test('a well-formed request is parsed, with width, quality and format from their lists', () => {
  expect(parsePictureRequest(raw)).toEqual({
    ok: true,
    value: { picture: { model: 'suv', view: '36', paint: 'red' }, width: 640, quality: 80, format: 'webp' },
  })
})

test.each(['0', '-1', '1e6', '1000000', '640.0', '0640', '', ' 640', 'NaN', '641', '640;rm'])(
  'width %j is refused',
  (width) => {
    expect(parsePictureRequest({ ...raw, width })).toEqual({ ok: false, error: 'bad_width' })
  },
)

test('quality and format outside their lists are refused', () => {
  expect(parsePictureRequest({ ...raw, quality: '100' })).toEqual({ ok: false, error: 'bad_quality' })
  expect(parsePictureRequest({ ...raw, format: 'svg' })).toEqual({ ok: false, error: 'bad_format' })
})

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*;q=0.8', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
] as const)('Accept %j gets %s', (accept, format) => {
  expect(formatForAccept(accept)).toBe(format)
})

test('whatever is requested, a key is a plain file name', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('suv', '36', 'red', '../x', '640', 'webp', '-38', 'spin-015'),
  )
  fc.assert(
    fc.property(
      fc.record({
        model: text,
        view: text,
        paint: text,
        width: text,
        quality: text,
        format: text,
        accept: text,
        crop: text,
      }),
      (request) => {
        const parsed = parsePictureRequest(request)
        if (parsed.ok)
          expect(pictureKey(parsed.value)).toMatch(/^[a-z0-9]+_[a-z0-9-]+_[a-z-]+_\d+_\d+\.[a-z]+$/)
      },
    ),
  )
  const parsed = parsePictureRequest(raw)
  expect(parsed.ok && pictureKey(parsed.value)).toBe('suv_36_red_640_80.webp')
})

test('format auto is the best the browser accepts, and a crop must be on its list (API-016)', () => {
  const auto = { ...raw, format: 'auto', accept: 'image/webp', crop: 'fill' }
  const parsed = parsePictureVariant(auto)
  expect(parsed).toEqual({ ok: true, value: { width: 640, quality: 80, format: 'webp', crop: 'fill' } })
  expect(parsed.ok && feedPictureKey({ ...parsed.value, hash: 'ab12' })).toBe('ab12_640_80_fill.webp')
  expect(parsePictureVariant({ ...auto, crop: 'thumb' })).toEqual({ ok: false, error: 'bad_crop' })
})
