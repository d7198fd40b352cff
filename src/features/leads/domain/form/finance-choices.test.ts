import { expect, test } from 'vitest'
import { type EnquiryRules, fieldError, validateEnquiry } from './enquiry-fields.ts'
import { CREDIT_SCORES, FINANCE_TERMS } from './finance-choices.ts'

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
  for (const term of FINANCE_TERMS) expect(fieldError('term', { term }, rules)).toBeNull()
  expect(fieldError('term', { term: '8' }, rules)).toBe('Choose 1 to 7 years.')
  expect(fieldError('selfAssessedCreditScore', { selfAssessedCreditScore: 'toString' }, rules)).not.toBeNull()
})

test('amounts are dollars of a thousand or more and are sent as digits (FIN-009)', () => {
  const checked = validateEnquiry({ ...person, amount: '$30,000', deposit: '5 000', term: '5' }, rules)
  expect(checked.ok && checked.value.answers).toMatchObject({ amount: '30000', deposit: '5000', term: '5' })
  for (const amount of ['999', '-5', 'abc', '$', '1e9'])
    expect(fieldError('amount', { amount }, rules), amount).not.toBeNull()
})
