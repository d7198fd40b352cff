import { expect, test } from 'vitest'
import { IRONBARK_SHOWROOM } from '#seed/sites/showroom/ironbark-motorcycles.ts'
import { spinToWin } from './spin-schema.ts'
import { prizeLines, spinTerms } from './spin-terms.ts'

/** The demo wheel on fixed days; the demo's own dates follow the calendar. */
const spin = spinToWin.parse({
  ...IRONBARK_SHOWROOM.spinToWin,
  start: '2026-11-01',
  end: '2027-12-31',
})
const promoter = {
  name: 'X',
  dealerships: [{ legalName: 'X Pty Ltd', abn: '11 000 000 000' }],
  locations: [],
} as unknown as Parameters<typeof spinTerms>[1]

test('PAGE-046: the terms state the promoter, dates, eligibility, prize value and each permit', () => {
  const text = spinTerms({ ...spin, permits: [{ state: 'NSW', number: 'TP/00001' }] }, promoter).join('\n')
  for (const words of [
    'X Pty Ltd, ABN 11 000 000 000',
    '1 November 2026',
    '31 December 2027',
    'NSW and ACT aged 18 or over',
    'One spin for each person',
    '$2,250',
    'NSW permit TP/00001',
  ])
    expect(text).toContain(words)
})

test('every field of the wheel is listed with its odds, including those that win nothing', () => {
  const lines = prizeLines(spin)
  expect(lines).toHaveLength(spin.prizes.length)
  expect(lines.find(({ label }) => label === 'Oil and filter')).toMatchObject({
    odds: '1 in 127',
    quantity: 5,
  })
})
