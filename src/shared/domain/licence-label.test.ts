import { expect, test } from 'vitest'
import { AU_STATES } from './au-state.ts'
import { LICENCE_RULES, licenceText } from './licence-label.ts'

test('each state’s licence carries its own label (standards.md B9)', () => {
  const labels = Object.fromEntries(AU_STATES.map((state) => [state, LICENCE_RULES[state].label]))
  expect(labels).toEqual({
    ACT: 'Licence',
    NSW: 'MD',
    NT: 'Licence',
    QLD: 'Licence',
    SA: 'LVD',
    TAS: 'Licence',
    VIC: 'LMCT',
    WA: 'MD',
  })
})

test('a licence says what it is, and its label is not repeated', () => {
  expect(licenceText({ licenceNumber: '15103', licenceState: 'VIC' })).toBe('LMCT 15103')
  expect(licenceText({ licenceNumber: 'LMCT 15103', licenceState: 'VIC' })).toBe('LMCT 15103')
})
