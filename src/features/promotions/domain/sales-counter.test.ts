import fc from 'fast-check'
import { expect, test } from 'vitest'
import { illustratedSales, monthStartMs, SALES_REFRESH_MS, toSalesCount } from './sales-counter.ts'

const at = (moment: string) => Date.parse(`${moment}+10:00`)

test('PAGE-036: the spec’s clock counts 192 a day, one step per 450 s of the Brisbane day', () => {
  expect(illustratedSales(at('2026-11-01T00:07:29'))).toBe(0)
  expect(illustratedSales(at('2026-11-01T00:07:30'))).toBe(1)
  expect(illustratedSales(at('2026-11-01T23:59:59'))).toBe(191)
  expect(illustratedSales(at('2026-11-02T00:00:00'))).toBe(192)
  expect(illustratedSales(at('2026-11-21T12:00:00'))).toBe(20 * 192 + 96)
})

test('PAGE-036: within a month the counter never goes down', () => {
  const start = at('2026-11-01T00:00:00')
  const moment = fc.integer({ min: 0, max: 30 * 86_400 - 1 })
  fc.assert(
    fc.property(moment, moment, (a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)]
      expect(illustratedSales(start + second * 1000)).toBeGreaterThanOrEqual(
        illustratedSales(start + first * 1000),
      )
    }),
  )
})

test('PAGE-036: by default the counter shows recorded sales, and the illustration is labelled as one', () => {
  const figures = { nowMs: at('2026-11-21T12:00:00'), sold: 7, siteName: 'X' }
  expect(toSalesCount('off', figures)).toBeNull()
  expect(toSalesCount('sold_vehicles', figures)).toMatchObject({ label: 'Sales this Month', count: 7 })
  const illustration = toSalesCount('illustration', figures)
  expect(illustration?.label).toContain('illustration')
  expect(illustration?.note).toContain('not a count of sales')
})

test('the month begins at midnight in Brisbane', () => {
  expect(monthStartMs(at('2026-11-01T00:00:00'))).toBe(at('2026-11-01T00:00:00'))
  expect(monthStartMs(at('2026-10-31T23:59:59'))).toBe(at('2026-10-01T00:00:00'))
})

test('PAGE-037: it refreshes every 150 seconds', () => {
  expect(SALES_REFRESH_MS).toBe(150_000)
})
