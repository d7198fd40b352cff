import { expect, test } from 'vitest'
import { readFinanceQuery } from './finance-query.ts'

const site = {
  locations: [{ slug: 'albion', name: 'Albion', departments: [] }],
  dealerships: [{ slug: 'northside-toyota', name: 'Northside Toyota' }],
}
const read = (query: string) => readFinanceQuery(new URLSearchParams(query), site)

test('a link prefills amount, term, credit history, helper and dealership (FIN-003, FIN-004, FIN-005)', () => {
  expect(
    read(
      'vehiclePriceBudget=30000&loanTerm=5&credit_score=DECENT&whoIsHelping=Sam&preferredDealership=albion',
    ),
  ).toEqual({
    amount: '30000',
    term: '5',
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: 'Sam',
    location: 'albion',
  })
  expect(read('price=45990.5&selfAssessedCreditScore=POOR&preferredDealership=northside-toyota')).toEqual({
    amount: '45990',
    selfAssessedCreditScore: 'POOR',
    dealership_slug: 'northside-toyota',
  })
})

test('invalid values are ignored', () => {
  expect(read('price=lots&loanTerm=99&preferredDealership=another')).toEqual({})
})
