import { expect, test } from 'vitest'
import { FORM_NAMES } from './form-name.ts'
import { FORM_KINDS, formNameOf } from './form-kind.ts'
import { LEAD_FIELDS } from '../form/lead-form.ts'

test('every form asks for name, phone and email once, and uses only fields of the table (LEAD-003, LEAD-021)', () => {
  for (const name of FORM_NAMES) {
    const fields = FORM_KINDS[name].steps.flatMap((step) => step.fields)
    expect(new Set(fields).size, name).toBe(fields.length)
    expect(fields, name).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'message']))
    for (const field of [...fields, ...FORM_KINDS[name].required])
      expect(LEAD_FIELDS, name).toHaveProperty([field])
  }
})

test('every field a form requires is on it', () => {
  for (const name of FORM_NAMES) {
    const fields = FORM_KINDS[name].steps.flatMap((step) => step.fields)
    expect(fields, name).toEqual(expect.arrayContaining([...FORM_KINDS[name].required]))
  }
})

test('a photo request, a reservation and a message have their own names, and service asks for Rego, vehicle and date (LEAD-028, LEAD-030)', () => {
  expect(FORM_KINDS.photos.subcategory).toBe('Photo Request')
  expect(FORM_KINDS.reserve).toMatchObject({ category: 'Vehicle Enquiry', subcategory: 'Reserve Car Now' })
  expect(FORM_KINDS.instant_message.subcategory).toBe('Instant Message')
  expect(FORM_KINDS.service).toMatchObject({ category: 'Service', department: 'service' })
  expect(FORM_KINDS.service.required).toEqual([
    'Rego',
    'vehicle_details',
    'service',
    'dateTime',
    'preferred_date',
  ])
})

test('a forged form name is not a form', () => {
  for (const text of [undefined, '', 'toString', '__proto__', 'Enquiry']) expect(formNameOf(text)).toBeNull()
  expect(formNameOf('fleet')).toBe('fleet')
})
