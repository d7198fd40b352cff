import { expect, test } from 'vitest'
import { CODE_PURPOSES, PROOF_LIFE_MS } from './code-purpose.ts'

test('each purpose of a code has its own wording', () => {
  const words = Object.values(CODE_PURPOSES)
  expect(new Set(words).size).toBe(words.length)
  expect(PROOF_LIFE_MS).toBe(1_800_000)
})
