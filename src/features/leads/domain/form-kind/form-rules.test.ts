import { expect, test } from 'vitest'
import { FORM_NAMES } from './form-name.ts'
import { fieldError } from '../form/enquiry-fields.ts'
import type { LeadFormSite } from '../form/lead-form.ts'
import { formOf, formRules, formSteps, placesFor, settleForm } from './form-rules.ts'

const site: LeadFormSite = {
  slug: 'northside',
  name: 'Northside Motors',
  phone: '0735550100',
  marketingLabel: 'm',
  privacyUrl: '/privacy-policy',
  consentTextVersion: '1',
  isMessageRequired: true,
  isPostcodeRequired: true,
  locations: [
    { slug: 'a', name: 'Albion', departments: ['sales'] },
    { slug: 'b', name: 'Bowen Hills', departments: ['sales', 'service'] },
  ],
  dealerships: [],
  multiStep: ['test_drive'],
  without: [],
}
const asked = { asksLocation: false, asksDealership: false, localNow: null }
const names = (form: Parameters<typeof formSteps>[0], over: Partial<LeadFormSite> = {}, hasVehicle = false) =>
  formSteps(form, { ...site, ...over }, { hasVehicle }).flatMap(({ fields }) => fields)

test('an enquiry or test drive form is one step unless the site wants several (LEAD-010)', () => {
  expect(formSteps('enquiry', site, { hasVehicle: false })).toHaveLength(1)
  expect(formSteps('test_drive', site, { hasVehicle: false })).toHaveLength(2)
  const turned = { ...site, multiStep: ['enquiry' as const] }
  expect(formSteps('enquiry', turned, { hasVehicle: true })).toHaveLength(2)
  expect(formSteps('test_drive', turned, { hasVehicle: true })).toHaveLength(1)
})

test('only bookings ask whether they may be texted about, where the site texts', () => {
  const asking = FORM_NAMES.filter((form) => names(form, { texts: true }).includes('text_me'))
  expect(asking.toSorted()).toEqual(['service', 'test_drive'])
  expect(FORM_NAMES.filter((form) => names(form).includes('text_me'))).toEqual([])
})

test('a location of the department is asked for, even a sole one, unless dealerships share it (LEAD-019, LEAD-028, PAGE-023)', () => {
  expect(names('enquiry')).toContain('location')
  expect(names('service')).toContain('location')
  const shared = { dealerships: [1, 2].map((each) => ({ slug: `d${each}`, name: `D${each}` })) }
  expect(names('service', shared)).not.toContain('location')
  expect(names('enquiry', { ...shared, locations: site.locations.slice(0, 1) })).toContain('dealership_slug')
  expect(placesFor(site, 'service').map(({ slug }) => slug)).toEqual(['b'])
  expect(placesFor(site, 'parts')).toHaveLength(2)
  expect(names('enquiry', {}, true)).not.toContain('location')
})

test('only a call-back needs no email, unless offers by email are wanted (LEAD-003, LEAD-021)', () => {
  for (const form of FORM_NAMES) {
    const rules = formRules(form, site, asked)
    const wrong = fieldError('email', {}, rules)
    expect([form, wrong]).toEqual([form, form === 'call_back' ? null : 'Enter your email address.'])
  }
  const rules = formRules('call_back', site, asked)
  expect(fieldError('phone', {}, rules)).toBe('Enter your phone number.')
  expect(fieldError('email', { email: 'x' }, rules)).toContain('such as')
  expect(fieldError('email', { opt_in: 'true' }, rules)).toBe(
    'Enter your email address, so that offers can reach you.',
  )
})

test('a site can leave optional fields out of every form', () => {
  for (const form of FORM_NAMES) {
    expect(names(form, { without: ['PreferredContactMethod'] })).not.toContain('PreferredContactMethod')
  }
  expect(formRules('enquiry', { ...site, without: ['postcode'] }, asked).isPostcodeRequired).toBe(false)
})

test('the site’s rules apply if the form has the field (LEAD-017, LEAD-023)', () => {
  expect(formRules('enquiry', site, asked)).toMatchObject({
    isMessageRequired: true,
    isPostcodeRequired: true,
  })
  expect(formRules('enquiry', { ...site, isMessageRequired: false }, asked).isMessageRequired).toBe(false)
  expect(formRules('photos', site, asked).isMessageRequired).toBe(false)
  expect(formRules('service', site, asked).isPostcodeRequired).toBe(false)
})

test('a forged hidden category or subcategory has no effect if the form fixes them', () => {
  expect(settleForm({ form: 'fleet', category: 'Test Drive', subcategory: 'Free car' })).toEqual({
    form: 'fleet',
    category: 'Fleet Enquiry',
  })
  expect(settleForm({ form: 'photos' })).toMatchObject({ subcategory: 'Photo Request' })
  const free = { form: 'enquiry', category: 'Parts', subcategory: 'x' }
  expect(settleForm(free)).toEqual(free)
  expect(formOf({ form: 'constructor' })).toBe('enquiry')
})

test('a site of caravans asks for no kilometres and needs no plate', () => {
  const towed = { ...site, isTowed: true as const }
  expect(names('sell_car', towed)).not.toContain('kms')
  expect(formRules('sell_car', towed, asked).required).toEqual(['vehicle_details'])
  expect(formRules('sell_car', site, asked).required).toContain('Rego')
})
