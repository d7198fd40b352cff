import { expect, test } from 'vitest'
import { type EnquiryRules, fieldError, validateEnquiry } from './enquiry-fields.ts'
import { postedError } from './posted-checks.ts'
import { CREDIT_SCORES, FINANCE_TERMS, isCreditScore, isFinanceTerm, yearsText } from './finance-choices.ts'

const rules: EnquiryRules = {
  isMessageRequired: false,
  isPostcodeRequired: false,
  locations: [],
  asksLocation: false,
  asksDealership: false,
  localNow: null,
}
const person = { name: 'Fin', phone: '0412345678', email: 'fin@example.com' }

test('the credit choice is GREAT, DECENT or POOR and the term a whole year from 1 to 7 (FIN-010)', () => {
  expect(Object.keys(CREDIT_SCORES)).toEqual(['GREAT', 'DECENT', 'POOR'])
  for (const years of FINANCE_TERMS) expect(postedError('term', String(years), null)).toBeNull()
  expect(['1', '7', '0', '8', '4.5', ''].map(isFinanceTerm)).toEqual([true, true, false, false, false, false])
  expect([
    isCreditScore('POOR'),
    isCreditScore('poor'),
    isCreditScore('toString'),
    isCreditScore(null),
  ]).toEqual([true, false, false, false])
  expect([yearsText(1), yearsText(5)]).toEqual(['1 year', '5 years'])
  expect(postedError('term', '8', null)).toBe('Choose 1 to 7 years.')
  expect(postedError('selfAssessedCreditScore', 'toString', null)).not.toBeNull()
})

test('amounts are dollars from a thousand up and are sent as digits (FIN-009)', () => {
  const checked = validateEnquiry({ ...person, amount: '$30,000', deposit: '5 000', term: '5' }, rules)
  expect(checked.ok && checked.value.answers).toMatchObject({ amount: '30000', deposit: '5000', term: '5' })
  for (const amount of ['999', '-5', 'abc', '$', '1e9'])
    expect(fieldError('amount', { amount }, rules), amount).not.toBeNull()
})
