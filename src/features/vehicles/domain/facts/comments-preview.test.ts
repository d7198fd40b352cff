import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '#src/testing/cpu-time.ts'
import { commentsPreview, COMMENTS_PREVIEW_LENGTH, FEATURES_SHOWN, plainText } from './comments-preview.ts'

test('empty comments show the exact placeholder text (VDP-013)', () => {
  for (const empty of [null, '', '   ', '<p> </p>', '<script>alert(1)</script>']) {
    expect(commentsPreview(empty)).toEqual({
      text: 'Dealer comments are pending. Please check back here later.',
      preview: null,
      isEmpty: true,
    })
  }
})

test('up to 400 characters are shown in full, and more are cut to at most 400 (VDP-012)', () => {
  expect(commentsPreview('a'.repeat(400)).preview).toBeNull()
  const long = commentsPreview('word '.repeat(120))
  expect(long.preview?.length).toBeLessThanOrEqual(COMMENTS_PREVIEW_LENGTH)
  expect(long.preview?.length).toBeGreaterThan(380)
  expect(long.text.startsWith(long.preview ?? 'x')).toBe(true)
  expect(FEATURES_SHOWN).toBe(8)
})

test('hostile and broken markup leaves only text (VDP-012)', () => {
  expect(plainText('Nice <b>car</b><script>alert(1)</script>')).toBe('Nice car')
  expect(plainText('<p>One</p><p>Two &amp; three</p><ul><li>A<li>B</ul>')).toBe('One\nTwo & three\n• A• B')
  expect(plainText('<img src=x onerror=alert(1)>ok')).toBe('ok')
  expect(plainText('<scr<script>ipt>x')).not.toContain('<script')
  expect(plainText('unclosed <a href="javascript:1')).toBe('unclosed')
  expect(plainText('price < $30,000 & falling')).toBe('price < $30,000 & falling')
  expect(plainText('&#60;b&#62; &#x1F697; &#0;&#xD800;')).toBe('<b> 🚗')
})

test('no comment makes the preview longer than 400 or splits a character (VDP-012)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (comments) => {
      const { text, preview } = commentsPreview(comments)
      expect((preview ?? '').length).toBeLessThanOrEqual(400)
      if (preview) expect(text.startsWith(preview)).toBe(true)
      expect(preview?.isWellFormed() ?? true).toBe(true)
    }),
  )
})

test.each(['<br ', '<li ', '</p\0', '<style', '<!--', '<a', '&#', ' \n'])(
  'comments of 50,000 characters made of %j are processed without delay',
  async (part) => {
    expect(await cpuMs(() => plainText(part.repeat(50_000 / part.length)))).toBeLessThan(300)
  },
)
