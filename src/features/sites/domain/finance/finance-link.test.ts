import { expect, test } from 'vitest'
import { financeHref, hasApplyPage } from './finance-link.ts'

const site = (link: string, applyDealerships: string[] = []) => ({
  finance: { link, applyDealerships },
  dealerships: [{ slug: 'darwin' }, { slug: 'rocklea' }],
})

test('a finance link is the site’s own and ends with the form’s anchor (ROUTE-023, ROUTE-027)', () => {
  expect(financeHref(site('/finance'))).toBe('/finance#finance-form')
  expect(financeHref(site('/finance-enquiry#top'))).toBe('/finance-enquiry#finance-form')
  expect(financeHref(site('/finance'), { id: 'veh 1', dealershipSlug: 'darwin' })).toBe(
    '/finance?car_id=veh%201#finance-form',
  )
  expect(financeHref(site('/finance?a=b'), { id: '1', dealershipSlug: 'x' })).toContain('?a=b&car_id=1#')
  expect(financeHref(site('https://lender.example/apply'))).toBe('https://lender.example/apply')
})

test('a listed dealership’s finance is at /apply-for-finance, and another’s is not (ROUTE-024)', () => {
  const some = site('/finance', ['darwin'])
  expect(financeHref(some, { id: '1', dealershipSlug: 'darwin' })).toBe(
    '/apply-for-finance?car_id=1#finance-form',
  )
  expect(financeHref(some, { id: '1', dealershipSlug: 'rocklea' })).toBe('/finance?car_id=1#finance-form')
  expect(financeHref(some)).toBe('/finance#finance-form')
  expect(financeHref(site('/finance', ['darwin', 'rocklea']))).toBe('/apply-for-finance#finance-form')
  expect([hasApplyPage(some), hasApplyPage(site('/finance'))]).toEqual([true, false])
})
