import { expect, test } from 'vitest'
import { FORM_KINDS } from '../form-kind/form-kind.ts'
import {
  copyForCar,
  FINANCE_NOTE,
  FINANCE_PAGES,
  FINANCE_STEPS,
  financePageCopy,
  financePaths,
} from './finance-page-copy.ts'

test('every finance page has its form, a finance enquiry (ROUTE-023 to ROUTE-026)', () => {
  for (const path of Object.keys(FINANCE_PAGES)) {
    const copy = financePageCopy(`${path}/`)
    expect(copy && FORM_KINDS[copy.form].category, path).toBe('Finance Enquiry')
  }
  expect(financePageCopy('/finance-pre-approval')?.form).toBe('pre_approval')
  expect([financePageCopy('/toString'), financePageCopy('/')]).toEqual([null, null])
})

test('the three steps are in the spec’s order, and none gives a rate in figures (FIN-006)', () => {
  expect(FINANCE_STEPS.map(({ title }) => title)).toEqual([
    'Apply online in minutes',
    'Get pre-approved with a personalised rate',
    'Purchase your car',
  ])
  expect(JSON.stringify([FINANCE_PAGES, FINANCE_STEPS, FINANCE_NOTE])).not.toMatch(/\d\s?%/)
})

test('the sitemap lists the apply page only for a site with listed dealerships (ROUTE-024)', () => {
  expect(financePaths(false)).toEqual(['/finance-enquiry', '/finance-pre-approval'])
  expect(financePaths(true)).toContain('/apply-for-finance')
})

test('a personalised page mentions its vehicle only if there is one (ROUTE-026)', () => {
  const personal = FINANCE_PAGES['/personalised/finance']
  expect(copyForCar(personal, true)).toBe(personal)
  expect(copyForCar(personal, false)).toBe(FINANCE_PAGES['/finance-enquiry'])
  const before = FINANCE_PAGES['/finance-pre-approval']
  expect(copyForCar(before, false)).toBe(before)
})
