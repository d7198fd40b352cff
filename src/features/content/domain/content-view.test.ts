import { expect, test } from 'vitest'
import { BLOG_CATEGORIES } from './blog-category.ts'
import { enquireHref, postHref } from './content-view.ts'

test('ROUTE-039: a post’s address is under its category', () => {
  expect(postHref(BLOG_CATEGORIES[0], 'seltos-long-term')).toBe('/blog/vehicle-reviews/seltos-long-term')
})

test('an enquiry link carries its subject in the address', () => {
  expect(enquireHref('Finance Enquiry')).toBe('/contact-us?category=Finance%20Enquiry')
})
