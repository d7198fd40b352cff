import { expect, test } from 'vitest'
import { DATA, QUESTION } from '../testing/finance-fixtures.ts'
import type { Lender } from './lender.ts'

type Cases = {
  good: () => Promise<Lender>
  /** Fails to answer or answers nonsense; null for a lender that cannot fail. */
  broken: (() => Promise<Lender>) | null
}

const application = { ...QUESTION, ...DATA, selfAssessedCreditScore: 'GREAT', additionalData: {} } as const

export function lenderContract(name: string, { good, broken }: Cases): void {
  test(`${name}: a quote has a repayment, a rate and no comparison rate below it (API-009, NCC s 164)`, async () => {
    const quote = await (await good()).quote(QUESTION)
    if (!quote.ok) throw new Error(quote.error.reason)
    const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = quote.value
    expect(weeklyRepaymentAmount).toBeGreaterThan(0)
    expect(advertisedRate).toBeGreaterThan(0)
    expect(comparisonRate).toBeGreaterThanOrEqual(advertisedRate)
  })

  test(`${name}: a more expensive vehicle never has lower repayments`, async () => {
    const lender = await good()
    const [less, more] = [
      await lender.quote(QUESTION),
      await lender.quote({ ...QUESTION, purchasePrice: 80_000 }),
    ]
    expect(less.ok && more.ok && more.value.weeklyRepaymentAmount >= less.value.weeklyRepaymentAmount).toBe(
      true,
    )
  })

  test(`${name}: an application gives an address, and the figures name their source (API-011)`, async () => {
    const lender = await good()
    expect(await lender.createCustomer(application)).toMatchObject({
      ok: true,
      value: { redirectUrl: expect.stringMatching(/^https?:\/\//) },
    })
    expect(lender.source.length).toBeGreaterThan(5)
  })

  if (broken)
    test(`${name}: a failing lender returns a failure with a reason and never throws (ERR-018)`, async () => {
      const lender = await broken()
      expect(await lender.quote(QUESTION)).toMatchObject({ ok: false, error: { reason: expect.any(String) } })
      expect(await lender.createCustomer(application)).toMatchObject({
        ok: false,
        error: { reason: expect.any(String) },
      })
    })
}
