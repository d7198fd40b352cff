import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPriceText } from './price-text.ts'

test.each([
  ['$12,590*', 12590, null],
  ['12590', 12590, null],
  ['40,990 DA', 40990, 'drive_away'],
  ['$40,990 D/A', 40990, 'drive_away'],
  ['$40,990 Drive Away', 40990, 'drive_away'],
  ['NOW $40,990 DRIVEAWAY!', 40990, 'drive_away'],
  ['40990 drive-away no more to pay', 40990, 'drive_away'],
  ['$40,990 inc. on-road costs', 40990, 'drive_away'],
  ['$38,990 + ORC', 38990, 'egc'],
  ['38,990+ORC', 38990, 'egc'],
  ['$38,990 EGC', 38990, 'egc'],
  ['38990 Excl. Govt. Charges', 38990, 'egc'],
  ['$38,990 plus on road costs', 38990, 'egc'],
  ['$38,990 ex gov', 38990, 'egc'],
  ['$31,490 est. drive away', 31490, 'estimated_drive_away'],
  ['$9,990 ONO', 9990, null],
  ['A$ 38,990.00', 38990, null],
  ['POA', null, null],
  ['Call', null, null],
  ['Price on application', null, null],
  ['', null, null],
  ['0', 0, null],
])('%s is read as %s, %s', (text, amount, kind) => {
  expect(readPriceText(text)).toEqual({ ok: true, value: { amount, kind } })
})

test.each([
  'Drive away',
  'was $45,990 now $40,990',
  '$40,990 drive away $38,000 EGC',
  '12.590,00',
  '$12,59O',
  'forty thousand',
  '12k',
  '$10,000 - $12,000',
])('%s is refused rather than taken as no price', (text) => {
  expect(readPriceText(text).ok).toBe(false)
})

test('every amount is read back with every way to write its kind', () => {
  const kinds = fc.constantFrom<[string, string | null]>(
    [' DA', 'drive_away'],
    [' Drive Away*', 'drive_away'],
    [' + ORC', 'egc'],
    [' EGC', 'egc'],
    ['*', null],
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_000_000 }), kinds, (amount, [words, kind]) => {
      expect(readPriceText(`$${new Intl.NumberFormat('en-AU').format(amount)}${words}`)).toEqual({
        ok: true,
        value: { amount, kind },
      })
    }),
  )
})
