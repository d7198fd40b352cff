import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { checkoutErrors, errorsUpTo, readCheckout } from './checkout-fields.ts'

const site = toLeadFormSite(aSite('north').config)
const person = { name: 'Jo Citizen', phone: '0412 345 678', email: 'jo@example.com' }
const fieldsOf = (values: object, kind: 'reservation' | 'purchase') =>
  checkoutErrors(values, { kind, site }).map(({ field }) => field)

test('a reservation asks for name, phone, email and the conditions, and a purchase also how to hand over and pay', () => {
  expect(fieldsOf({}, 'reservation')).toEqual(['name', 'phone', 'email', 'accept_terms'])
  expect(fieldsOf({ ...person, accept_terms: 'yes' }, 'reservation')).toEqual([])
  expect(fieldsOf({ ...person, accept_terms: 'yes' }, 'purchase')).toEqual(['handover', 'pay_by'])
  expect(
    fieldsOf({ ...person, accept_terms: 'yes', handover: 'delivery', pay_by: 'finance' }, 'purchase'),
  ).toEqual(['delivery_postcode'])
})

test('the first step with an invalid field is the one to return to', () => {
  const errors = checkoutErrors({ ...person }, { kind: 'purchase', site })
  expect(errorsUpTo('details', errors)).toBeNull()
  expect(errorsUpTo('review', errors)?.step).toBe('handover')
})

test('a posted body, however hostile, gives only short known texts', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (body) => {
      for (const value of Object.values(readCheckout(body))) expect(typeof value).toBe('string')
    }),
  )
  expect(readCheckout({ handover: 'x'.repeat(500), evil: 'y' })).toEqual({ handover: 'x'.repeat(20) })
})
