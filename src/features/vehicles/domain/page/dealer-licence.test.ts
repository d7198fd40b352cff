import { expect, test } from 'vitest'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { dealerLicenceText } from './dealer-licence.ts'

test('each state’s licence is named as that state names it (standards B9)', () => {
  expect(dealerLicenceText({ licenceNumber: '11234', licenceState: 'VIC' })).toBe('LMCT 11234')
  expect(dealerLicenceText({ licenceNumber: 'MD 9999', licenceState: 'NSW' })).toBe('MD 9999')
  for (const licenceState of AU_STATES)
    expect(dealerLicenceText({ licenceNumber: '1', licenceState })).toMatch(/^[A-Za-z]+ 1$/)
})
