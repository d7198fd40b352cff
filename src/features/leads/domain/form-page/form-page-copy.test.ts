import { expect, test } from 'vitest'
import { FORM_PAGES, formPageCopy } from './form-page-copy.ts'

test('every page speaks in the site’s own words, with a form (ROUTE-008, ROUTE-029, ROUTE-038)', () => {
  for (const path of Object.keys(FORM_PAGES)) {
    const copy = formPageCopy(path, { site: 'Northside Motors', stock: 'trucks' })
    expect(copy?.heading, path).toBeTruthy()
    expect(JSON.stringify(copy), path).not.toMatch(/[{]\w+[}]/)
  }
  expect(formPageCopy('/fleet/', { site: 'Northside Motors', stock: 'trucks' })?.intro).toContain(
    'Northside Motors',
  )
})

test('both addresses of the sell page serve one form; another path has none (ROUTE-008)', () => {
  const words = { site: 's', stock: 'cars' }
  expect(formPageCopy('/sell-your-car', words)).toEqual(formPageCopy('/sell-my-car', words))
  expect(formPageCopy('/nowhere', words)).toBeNull()
  expect(formPageCopy('/toString', words)).toBeNull()
})
