import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelRepayment, presentValue } from './loan.ts'

test('a loan of $30,000 over 5 years costs what standards.md says', () => {
  expect(levelRepayment(30_000, 0, { rate: 0.0629 / 12, payments: 60 })).toBeCloseTo(584.04, 2)
  expect(levelRepayment(30_000, 0, { rate: 0.085 / 52, payments: 260 })).toBeCloseTo(141.73, 2)
  expect(levelRepayment(31_300, 0, { rate: 0.085 / 12, payments: 60 })).toBeCloseTo(642.17, 2)
})

test('without interest the loan is split into equal repayments', () => {
  expect(levelRepayment(12_000, 2_000, { rate: 0, payments: 10 })).toBe(1_000)
  expect(presentValue(100, { rate: 0, payments: 60 })).toBe(6_000)
})

test('repayments and balloon together pay off the loan to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 500_000 }),
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 12, max: 364 }),
      (amount, balloonPercent, basisPoints, payments) => {
        const balloon = (amount * balloonPercent) / 100
        const rate = basisPoints / 10_000 / 52
        const payment = levelRepayment(amount, balloon, { rate, payments })
        let owed = amount
        for (let n = 0; n < payments; n++) owed = owed * (1 + rate) - payment
        expect(Math.abs(owed - balloon)).toBeLessThan(0.01)
      },
    ),
  )
})
