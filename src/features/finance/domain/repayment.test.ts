import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FREQUENCIES,
  type Frequency,
  isBelowFigures,
  type Loan,
  monthOfWeeks,
  repaymentOf,
  wholeDollars,
} from './repayment.ts'

const loan = (changes: Partial<Loan> = {}): Loan => ({
  amountCents: 30_000_00,
  depositCents: 0,
  residualCents: 0,
  feeCents: 0,
  annualRate: 10,
  termYears: 5,
  ...changes,
})

test('$30,000 over 5 years at 10 % is repaid with $637 a month, $38,245 in total (FIN-046)', () => {
  const found = repaymentOf(loan(), 'monthly')
  expect(found).toEqual({
    financedCents: 30_000_00,
    repaymentCents: 637_41,
    payments: 60,
    totalCents: 637_41 * 60,
  })
  expect(Math.abs((found?.totalCents ?? 0) - 38_245_00)).toBeLessThan(60_00)
})

test('weekly, fortnightly and monthly are 52, 26 and 12 a year, each computed separately (FIN-029, standards.md)', () => {
  expect(FREQUENCIES).toEqual({ weekly: 52, fortnightly: 26, monthly: 12 })
  const at = (frequency: Frequency) => repaymentOf(loan({ annualRate: 8.5 }), frequency)
  expect([at('weekly')?.repaymentCents, at('weekly')?.payments]).toEqual([141_73, 260])
  expect([at('fortnightly')?.repaymentCents, at('fortnightly')?.payments]).toEqual([283_64, 130])
  expect([at('monthly')?.repaymentCents, at('monthly')?.payments]).toEqual([615_50, 60])
})

test('the establishment fee alone raises the financed total (FIN-032)', () => {
  for (const feeCents of [1300_00, 1360_50]) {
    const with_ = repaymentOf(loan({ annualRate: 8.5, feeCents }), 'monthly')
    expect(with_?.financedCents).toBe(30_000_00 + feeCents)
  }
  expect(repaymentOf(loan({ annualRate: 8.5, feeCents: 1300_00 }), 'monthly')?.repaymentCents).toBe(642_17)
  expect(repaymentOf(loan({ annualRate: 8.5, feeCents: 1300_00 }), 'weekly')?.repaymentCents).toBe(147_87)
  expect(repaymentOf(loan({ annualRate: 6.29, feeCents: 1307_25 }), 'monthly')?.repaymentCents).toBe(609_49)
})

test('with nothing to borrow, or a residual as large as the loan, there is no figure (FIN-046)', () => {
  expect(repaymentOf(loan({ depositCents: 30_000_00, feeCents: 500_00 }), 'weekly')).toBeNull()
  expect(repaymentOf(loan({ residualCents: 30_000_00 }), 'weekly')).toBeNull()
})

test('repayments and residual pay off the financed amount, at every frequency (FIN-029, FIN-046)', () => {
  fc.assert(
    fc.property(
      fc.record({
        amountCents: fc.integer({ min: 1_000_00, max: 250_000_00 }),
        depositCents: fc.integer({ min: 0, max: 500_00 }),
        residualCents: fc.integer({ min: 0, max: 400_00 }),
        feeCents: fc.constantFrom(0, 1300_00, 1360_50),
        annualRate: fc.integer({ min: 1, max: 40 }).map((half) => half / 2),
        termYears: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
      }),
      fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
      (wanted, frequency) => {
        const found = repaymentOf(wanted, frequency)
        if (!found) throw new Error('no repayment')
        const rate = wanted.annualRate / 100 / FREQUENCIES[frequency]
        let owed = found.financedCents
        for (let n = 0; n < found.payments; n++) owed = owed * (1 + rate) - found.repaymentCents
        // Half a cent per payment, grown at most threefold
        expect(Math.abs(owed - wanted.residualCents)).toBeLessThan(found.payments * 2)
        expect(found.totalCents).toBe(found.repaymentCents * found.payments + wanted.residualCents)
      },
    ),
  )
})

test('a weekly 100 is 433 for a month of 4.33 weeks, with its year of 5,200 (FIN-030)', () => {
  expect(monthOfWeeks(100_00)).toEqual({ monthCents: 433_00, yearCents: 5_200_00 })
  expect(monthOfWeeks(141_73).yearCents).toBe(142_00 * 52)
})

test('whole dollars are never less than the repayment (FIN-030)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_00 }), (cents) => {
      expect(wholeDollars(cents)).toBeGreaterThanOrEqual(cents)
      expect(wholeDollars(cents) - cents).toBeLessThan(100)
      expect(wholeDollars(cents) % 100).toBe(0)
    }),
  )
})

test('a repayment of 25 is not shown, one of 26 is (FIN-042)', () => {
  expect([isBelowFigures(25_00), isBelowFigures(26_00), isBelowFigures(25_01)]).toEqual([true, false, false])
})
