import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEncodingScan } from './encoding-scan.ts'

function scan(bytes: Uint8Array) {
  const encoding = createEncodingScan()
  encoding.push(bytes.subarray(0, 3))
  encoding.push(bytes.subarray(3))
  return encoding.end()
}

test('UTF-8 is what a strict decoder accepts as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.toWellFormed().replaceAll('\u0000', '')
      expect(scan(Buffer.from(plain, 'utf8'))).toEqual({
        ok: true,
        value: { label: 'utf-8', firstBadLine: null },
      })
    }),
  )
})

test('Windows-1252 is detected with its line, and mixed or binary files are refused', () => {
  expect(scan(Buffer.from('a\nCitro\u00ebn\n', 'latin1'))).toEqual({
    ok: true,
    value: { label: 'windows-1252', firstBadLine: 2 },
  })
  expect(scan(Buffer.concat([Buffer.from('\u00eb\n'), Buffer.from('\u00eb\n', 'latin1')]))).toMatchObject({
    ok: false,
  })
  expect(scan(Buffer.from([0x41, 0x81, 0x41]))).toMatchObject({ ok: false })
  expect(scan(Buffer.from([0x50, 0x4b, 0x03, 0x00]))).toMatchObject({ ok: false })
  expect(scan(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toMatchObject({
    ok: true,
    value: { label: 'utf-16le' },
  })
})

test('an invalid byte is reported with its line however the file is split into chunks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\n', '\u00eb', 'plain text '), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (parts, size) => {
        const before = parts.join('').replaceAll('\u00eb', 'e')
        const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xeb, 0x0a])])
        const encoding = createEncodingScan()
        for (let from = 0; from < bytes.length; from += size) encoding.push(bytes.subarray(from, from + size))
        expect(encoding.end()).toEqual({
          ok: true,
          value: { label: 'windows-1252', firstBadLine: before.split('\n').length },
        })
      },
    ),
  )
})
