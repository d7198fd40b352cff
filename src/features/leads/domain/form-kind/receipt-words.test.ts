import { expect, test } from 'vitest'
import { toSentCategory } from '../form/lead-category.ts'
import { FORM_KINDS } from './form-kind.ts'
import { FORM_NAMES } from './form-name.ts'
import { leadAbout, receiptWords } from './receipt-words.ts'

const sent = FORM_NAMES.map((form) => {
  const { category, subcategory } = FORM_KINDS[form]
  return { form, ...toSentCategory(category ?? 'General Enquiry', subcategory) }
})

test('every form has a receipt of its own that names what was asked (LEAD-012)', () => {
  const receipts = sent.map((lead) => receiptWords(lead).receipt)
  expect(new Set(receipts).size).toBe(FORM_NAMES.length)
  for (const lead of sent) expect(receiptWords(lead).next('Albion', null)).toMatch(/Albion|parts counter/)
})

test('a way to be answered is promised only if the shopper chose it', () => {
  const { next } = receiptWords({ category: 'General Enquiry', subcategory: null })
  expect(next('Albion', null)).toBe('Someone from Albion reads it and answers you during opening hours.')
  expect(next('Albion', 'SMS')).toContain('answers you by text message')
  expect(next('Albion', 'Phone')).toContain('calls you')
})

test('careers and call backs are called so, not a general enquiry', () => {
  expect(leadAbout({ category: 'General Enquiry', subcategory: 'Career Enquiry' })).toBe('Job application')
  expect(leadAbout({ category: 'General Enquiry', subcategory: 'Call Back' })).toBe('Call back')
  expect(leadAbout({ category: 'General Enquiry', subcategory: null })).toBe('General Enquiry')
  expect(leadAbout({ category: 'Vehicle Enquiry', subcategory: null })).toBe('Vehicle Enquiry')
})

test('a lead that no form sends is told by its category: a stage of a valuation, a spin, a quote', () => {
  expect(leadAbout({ category: 'Trade In', subcategory: '3. Offer Accepted' })).toBe(
    'Trade In: 3. Offer Accepted',
  )
  expect(receiptWords({ category: 'Trade In', subcategory: '3. Offer Accepted' }).receipt).toContain(
    'vehicle',
  )
  expect(leadAbout({ category: 'General Enquiry', subcategory: 'Spin to win: $500' })).toBe(
    'Spin to win: $500',
  )
  expect(receiptWords({ category: 'General Enquiry', subcategory: 'Spin to win: $500' }).receipt).toBe(
    'We have your entry',
  )
  expect(receiptWords({ category: 'Finance Enquiry', subcategory: 'Quote' }).receipt).toContain('finance')
})
