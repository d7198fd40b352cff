import { expect, test } from 'vitest'
import { TEMPLATES } from '#src/features/sites/domain/site-config.ts'
import { CARD_LAYOUTS } from './card-layout.ts'

test('each template has its own card layout (SITE-003)', () => {
  expect(Object.keys(CARD_LAYOUTS).sort()).toEqual([...TEMPLATES].sort())
  expect(new Set(Object.values(CARD_LAYOUTS)).size).toBe(TEMPLATES.length)
})
