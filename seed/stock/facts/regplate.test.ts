import { expect, test } from 'vitest'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { createRandom } from '#seed/stock/random.ts'
import { makeRegplate } from './regplate.ts'

const CAR_PLATES = {
  QLD: /^\d{3}[A-Z]{2}(\d|[A-Z])$/,
  NSW: /^([A-Z]{3}\d{2}[A-Z]|[A-Z]{2}\d{2}[A-Z]{2})$/,
  VIC: /^(1[A-Z]{2}\d[A-Z]{2}|[A-Z]{3}\d{3})$/,
  SA: /^S\d{3}[A-Z]{3}$/,
  WA: /^1[A-Z]{3}\d{3}$/,
  TAS: /^[A-Z]\d{2}[A-Z]{2}$/,
  ACT: /^Y[A-Z]{2}\d{2}[A-Z]$/,
  NT: /^C[A-Z]\d{2}[A-Z]{2}$/,
} as const

test.each(AU_STATES)('car plates of %s follow the state’s pattern', (state) => {
  const random = createRandom(state)
  for (let turn = 0; turn < 100; turn++) expect(makeRegplate(state, 'car', random)).toMatch(CAR_PLATES[state])
  expect(makeRegplate(state, 'motorcycle', random)).toMatch(/^[A-Z0-9]{5,6}$/)
})
