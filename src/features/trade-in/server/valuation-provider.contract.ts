import { expect, test } from 'vitest'
import { answers, TERMS } from '../testing/trade-in-fixtures.ts'
import type { ValuationProvider, ValuationQuestion } from './valuation-provider.ts'

const VEHICLE = {
  itemType: 'car',
  year: 2022,
  make: 'Kia',
  model: 'Rio',
  badge: null,
  body: null,
  fuel: null,
  transmission: null,
  drive: null,
} as const
const question = (changes: Partial<ValuationQuestion> = {}): ValuationQuestion => ({
  rego: 'ABC123',
  regoState: 'QLD',
  vehicle: VEHICLE,
  kms: 45_000,
  adjustments: answers(),
  terms: TERMS,
  ...changes,
})

type Cases = {
  good: () => Promise<ValuationProvider>
  /** A guide that knows no vehicles. */
  ignorant: () => Promise<ValuationProvider>
  broken: () => Promise<ValuationProvider>
}

/** The guarantees of every price guide. */
export function valuationProviderContract(name: string, { good, ignorant, broken }: Cases): void {
  test(`${name}: the lines add up to the offer`, async () => {
    const value = await (await good()).value(question())
    expect(value.ok && value.value.offerCents).toBeGreaterThan(0)
    expect(value.ok && value.value.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(
      value.ok && value.value.offerCents,
    )
  })

  test(`${name}: a worse answer never raises the offer (TRADE-006)`, async () => {
    const provider = await good()
    const [better, worse] = [
      await provider.value(question()),
      await provider.value(question({ adjustments: answers({ tyres: 'worn' }) })),
    ]
    expect(better.ok && worse.ok && worse.value.offerCents < better.value.offerCents).toBe(true)
  })

  test(`${name}: an unknown vehicle gets no figure`, async () => {
    expect(await (await ignorant()).value(question())).toMatchObject({
      ok: false,
      error: { kind: 'no_value' },
    })
  })

  test(`${name}: a failing guide returns a failure and never throws`, async () => {
    expect(await (await broken()).value(question())).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    })
  })
}
