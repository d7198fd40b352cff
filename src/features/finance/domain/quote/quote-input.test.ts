import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DATA, QUESTION } from '#src/features/finance/testing/finance-fixtures.ts'
import { DEEP_VALUES, hostileRuns, hostileValues } from '#src/platform/testing/hostile-values.ts'
import { popupError } from './popup-steps.ts'
import { readCustomerInput, readQuoteInput } from './quote-input.ts'

test('the seven names of a quote are read, and missing ones get their defaults (API-009, FIN-034, FIN-035)', () => {
  expect(readQuoteInput(QUESTION)).toEqual({ ok: true, value: { ...QUESTION, carId: null } })
  expect(readQuoteInput({})).toMatchObject({
    ok: true,
    value: { purchasePrice: 30_000, loanTerm: 5, selfAssessedCreditScore: 'GREAT', vin: null },
  })
})

test('the quick quote uses whole years only (FIN-019)', () => {
  expect([4.5, 0, 8, 'x'].map((loanTerm) => readQuoteInput({ loanTerm }).ok)).toEqual(Array(4).fill(false))
})

test('an application needs a contactable person, and marketing consent is off unless true (API-010)', () => {
  expect(readCustomerInput({ data: DATA })).toMatchObject({
    ok: true,
    value: { firstName: 'Fin', phoneNumber: '0412345678', subscribe: false, additionalData: {} },
  })
  const read = readCustomerInput({ data: { ...DATA, subscribe: 'yes' } })
  expect(read.ok && read.value.subscribe).toBe(false)
  const none = readCustomerInput({})
  expect(none.ok ? [] : none.error.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'phoneNumber',
    'email',
    'postCode',
  ])
})

test('whatever is sent is read without an exception, and what is accepted is within bounds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(DATA), 'car_id'), fc.anything()), (data) => {
      const quote = readQuoteInput(data)
      if (quote.ok) {
        expect(quote.value.purchasePrice).toBeGreaterThanOrEqual(10_000)
        expect(quote.value.purchasePrice).toBeLessThanOrEqual(200_000)
      }
      expect(typeof readCustomerInput({ data, additionalData: data }).ok).toBe('boolean')
    }),
  )
})

test('an application is refused in the words of its form (API-010)', () => {
  const read = readCustomerInput({ data: { ...DATA, phoneNumber: '12', postCode: '', email: 'x' } })
  expect(read.ok ? [] : read.error.map(({ field, message }) => [field, message])).toEqual([
    ['phoneNumber', popupError('phone', '12')],
    ['email', popupError('email', 'x')],
    ['postCode', popupError('postcode', '')],
  ])
})

test('a quote with any JSON values is read or refused by field, without an exception', () => {
  const names = [
    'loanTerm',
    'purchasePrice',
    'selfAssessedCreditScore',
    'year',
    'vin',
    'nvic',
    'data',
    'firstName',
  ]
  const body = fc.dictionary(fc.constantFrom(...names, 'additionalData', '__proto__'), hostileValues(names))
  fc.assert(
    fc.property(body, (raw) => {
      readQuoteInput(raw)
      readCustomerInput({ ...raw, data: raw })
    }),
    { numRuns: hostileRuns(500) },
  )
  for (const value of [{ toString: 0 }, ...DEEP_VALUES])
    for (const name of names) {
      const raw = { [name]: value }
      readCustomerInput({ ...raw, data: raw })
      expect([name, readQuoteInput({ loanTerm: value, ...raw }).ok]).toEqual([name, false])
    }
})
