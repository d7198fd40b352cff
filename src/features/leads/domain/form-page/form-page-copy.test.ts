import { expect, test } from 'vitest'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { switchesWith } from '#src/testing/whole-site.ts'
import { FORM_PAGES, formPageCopy, formPaths } from './form-page-copy.ts'

test('every page has the site’s own wording and a form (ROUTE-008, ROUTE-029, ROUTE-038)', () => {
  for (const path of Object.keys(FORM_PAGES)) {
    const copy = formPageCopy(path, { site: 'Northside Motors', stock: 'trucks' })
    expect(copy?.heading, path).toBeTruthy()
    expect(JSON.stringify(copy), path).not.toMatch(/[{]\w+[}]/)
  }
  expect(formPageCopy('/fleet/', { site: 'Northside Motors', stock: 'trucks' })?.intro).toContain(
    'Northside Motors',
  )
})

test('both addresses of the sell page show one form, and other paths have none (ROUTE-008)', () => {
  const words = { site: 's', stock: 'cars' }
  expect(formPageCopy('/sell-your-car', words)).toEqual(formPageCopy('/sell-my-car', words))
  expect(formPageCopy('/nowhere', words)).toBeNull()
  expect(formPageCopy('/toString', words)).toBeNull()
})

test('the sitemap lists each form once, and none that leads to another site', () => {
  const forms = { serviceUrl: null } as SiteConfig['forms']
  const none = { finance: { applyDealerships: [] as string[] } as SiteConfig['finance'], dealerships: [] }
  expect(formPaths({ forms, features: switchesWith(), ...none })).toEqual(
    expect.arrayContaining(['/service', '/fleet', '/sell-my-car', '/book-test-drive', '/finance-enquiry']),
  )
  const elsewhere = { ...forms, serviceUrl: 'https://service.example/book' }
  const features = switchesWith({ test_drive: false })
  const paths = formPaths({ forms: elsewhere, features, ...none })
  for (const path of ['/service', '/book-test-drive', '/sell-your-car']) expect(paths).not.toContain(path)
})
