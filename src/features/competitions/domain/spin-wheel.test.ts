import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IRONBARK_SHOWROOM } from '#seed/sites/showroom/ironbark-motorcycles.ts'
import { spinFaults } from './spin-rules.ts'
import { spinToWin } from './spin-schema.ts'
import { drawPrize, isSpinOpen, oddsText, stopAngle } from './spin-wheel.ts'
import type { SpinPrize } from './spin-schema.ts'

const prize = (id: string, weight: number, quantity: number | null = null): SpinPrize => ({
  id,
  label: id,
  detail: id,
  weight,
  quantity,
  isWin: true,
})
const WHEEL = [prize('a', 1, 1), prize('b', 3), prize('c', 6, 2)]
const demo = spinToWin.parse(IRONBARK_SHOWROOM.spinToWin)

test('PAGE-046: a prize is drawn in proportion to its share of the wheel', () => {
  const rolls = Array.from({ length: 10 }, (_, index) => drawPrize(WHEEL, new Map(), index / 10)?.id)
  expect(rolls).toEqual(['a', 'b', 'b', 'b', 'c', 'c', 'c', 'c', 'c', 'c'])
})

test('an exhausted prize is never drawn again', () => {
  const given = new Map([
    ['a', 1],
    ['c', 2],
  ])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (roll) => {
      expect(drawPrize(WHEEL, given, roll)?.id).toBe('b')
    }),
  )
  expect(drawPrize([prize('a', 1, 1)], given, 0)).toBeNull()
})

test('the wheel stops with the drawn field under the pointer', () => {
  for (const count of [2, 3, 6, 12])
    for (let index = 0; index < count; index++) {
      const middle = (index + 0.5) * (360 / count)
      expect((stopAngle(index, count) + middle) % 360).toBeCloseTo(0, 6)
    }
})

test('odds are written as one in so many', () => {
  expect(WHEEL.map((each) => oddsText(WHEEL, each))).toEqual(['1 in 10', '1 in 3.3', '1 in 1.7'])
})

test('the promotion is open on its first and last day in the site’s time zone', () => {
  const days = { start: '2026-11-01', end: '2026-11-30' }
  expect(isSpinOpen(days, 'NSW', Date.parse('2026-10-31T12:59:59Z'))).toBe(false)
  expect(isSpinOpen(days, 'NSW', Date.parse('2026-10-31T13:00:00Z'))).toBe(true)
  expect(isSpinOpen(days, 'NSW', Date.parse('2026-11-30T13:00:00Z'))).toBe(false)
})

test('the demo wheel may start; one over the limit without a permit, an end date or an unlimited field may not', () => {
  expect(spinFaults(demo)).toEqual([])
  const keys = (over: object) => spinFaults({ ...demo, ...over }).map(({ key }) => key)
  expect(keys({ totalPrizeValue: 3001 })).toEqual(['permits'])
  expect(keys({ totalPrizeValue: 3001, permits: [{ state: 'NSW', number: 'TP/1' }] })).toEqual([])
  expect(keys({ states: ['NSW', 'SA'] })).toEqual(['permits'])
  const permitRules = { freeUpTo: 10_000, alwaysIn: ['ACT' as const] }
  expect(keys({ totalPrizeValue: 9000, states: ['NSW', 'SA'], permitRules })).toEqual([])
  expect(keys({ states: ['ACT'], permitRules })).toEqual(['permits'])
  expect(keys({ end: '2026-10-01' })).toEqual(['end'])
  expect(keys({ prizes: demo.prizes.filter(({ isWin }) => isWin) })).toEqual(['prizes'])
  expect(keys({ prizes: demo.prizes.filter(({ isWin }) => !isWin) })).toEqual(['prizes'])
})
