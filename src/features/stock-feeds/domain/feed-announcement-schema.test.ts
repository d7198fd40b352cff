import { expect, test } from 'vitest'
import { readManifest } from './feed-announcement-schema.ts'

test('a manifest gives bytes, rows or a hash in upper or lower case', () => {
  expect(readManifest(`{"bytes": 12, "rows": 0, "sha256": "${'AB'.repeat(32)}"}`)).toEqual({
    ok: true,
    value: { bytes: 12, rows: 0, sha256: 'ab'.repeat(32) },
  })
})

test('anything else is refused with its position', () => {
  for (const [text, fault] of [
    ['', 'not JSON'],
    ['[]', 'manifest: '],
    ['{}', 'announces nothing'],
    ['{"bytes": "12"}', 'bytes: '],
    ['{"rows": 1.5}', 'rows: '],
    ['{"sha256": "ab"}', 'sha256: is not 64'],
    ['{"byte": 12}', 'byte'],
  ] as const) {
    const read = readManifest(text)
    expect(read.ok ? '' : read.error).toContain(fault)
  }
})
