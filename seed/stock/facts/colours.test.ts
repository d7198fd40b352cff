import { expect, test } from 'vitest'
import { paintForColour, PAINTS } from '#src/shared/domain/picture/paint.ts'
import { ALL_COLOURS } from './colours.ts'

/** Words for which silver is the right paint rather than the fallback. */
const SILVERY = /silver|platinum|alumin|steel/i

test('every colour name has a paint of its own, not the fallback', () => {
  for (const colour of ALL_COLOURS) {
    const paint = paintForColour(colour)
    expect(Object.keys(PAINTS)).toContain(paint)
    if (paint === 'silver') expect(colour).toMatch(SILVERY)
  }
})
