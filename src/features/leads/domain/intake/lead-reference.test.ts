import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLeadReference, toLeadReference } from './lead-reference.ts'

test('a reference is recognised however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const reference = toLeadReference(bytes)
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      expect(parseLeadReference(reference)).toBe(reference)
      expect(parseLeadReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toBe(reference)
    }),
  )
})

test('other text is not a reference', () => {
  for (const text of ['', 'K7MP', 'K7MP-4QX1', '<script>', 'K7MP-4QX22'])
    expect(parseLeadReference(text)).toBeNull()
})
