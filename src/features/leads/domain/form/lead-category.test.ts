import { expect, test } from 'vitest'
import { DEFAULT_CATEGORY, isLeadCategory, toSentCategory } from './lead-category.ts'

test('a careers enquiry is sent as General Enquiry with subcategory Career Enquiry (LEAD-016)', () => {
  expect(toSentCategory('Careers Enquiry', 'x')).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
  expect(toSentCategory('Service', 'Logbook')).toEqual({ category: 'Service', subcategory: 'Logbook' })
})

test('the default category is General Enquiry (LEAD-018)', () => {
  expect(DEFAULT_CATEGORY).toBe('General Enquiry')
})

test('names of object members are not categories', () => {
  expect(isLeadCategory('Parts')).toBe(true)
  expect(isLeadCategory('constructor')).toBe(false)
  expect(isLeadCategory('')).toBe(false)
})
