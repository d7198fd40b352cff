import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EnquiryRules, fieldError, readRawFields, validateEnquiry } from './enquiry-fields.ts'

const rules: EnquiryRules = {
  isMessageRequired: true,
  isPostcodeRequired: false,
  locations: [{ slug: 'albion', name: 'Albion' }],
  asksLocation: false,
  asksDealership: false,
  localNow: '2026-11-21T10:00',
}
const good = {
  name: 'Jo Citizen',
  email: 'jo@example.com',
  phone: '+61 412 345 678',
  message: 'Is it still here?',
}

function errorsOf(body: Record<string, unknown>, over: Partial<EnquiryRules> = {}): Record<string, string> {
  const result = validateEnquiry(readRawFields(body), { ...rules, ...over })
  return result.ok ? {} : Object.fromEntries(result.error.map(({ field, message }) => [field, message]))
}

test('an empty form names each required field (LEAD-003, LEAD-017, LEAD-021)', () => {
  expect(Object.keys(errorsOf({}))).toEqual(['name', 'email', 'phone', 'message'])
})

test('the message may be empty where the site says so (LEAD-017)', () => {
  expect(errorsOf({ ...good, message: ' ' })).toHaveProperty('message')
  expect(errorsOf({ ...good, message: ' ' }, { isMessageRequired: false })).toEqual({})
})

test('the phone is stored as national digits (LEAD-022)', () => {
  const result = validateEnquiry(readRawFields(good), rules)
  expect(result.ok && result.value.person.phone).toBe('0412345678')
})

test('a postcode without exactly four digits gives the exact text of the spec (LEAD-023, LEAD-024)', () => {
  for (const postcode of ['400', '40a0', '40001']) {
    expect(errorsOf({ ...good, postcode }).postcode).toBe('Invalid postcode. Please enter a 4-digit number.')
  }
  expect(errorsOf({ ...good, postcode: '4000' })).toEqual({})
  expect(errorsOf(good)).toEqual({})
  expect(errorsOf(good, { isPostcodeRequired: true })).toHaveProperty('postcode')
})

test('an empty or unknown category is refused, and a missing one is General Enquiry (LEAD-018)', () => {
  expect(errorsOf({ ...good, category: '' })).toHaveProperty('category')
  expect(errorsOf({ ...good, category: 'toString' })).toHaveProperty('category')
  const result = validateEnquiry(readRawFields(good), rules)
  expect(result.ok && result.value.category).toBe('General Enquiry')
})

test('where the form asks for it, the location must be chosen from the list (LEAD-019)', () => {
  expect(errorsOf(good, { asksLocation: true })).toHaveProperty('location')
  expect(errorsOf({ ...good, location: 'elsewhere' })).toHaveProperty('location')
  expect(errorsOf({ ...good, location: 'albion' }, { asksLocation: true })).toEqual({})
})

test('consent is off unless ticked (LEAD-020, standards.md trap 3)', () => {
  for (const [opt_in, expected] of [
    [undefined, false],
    ['', false],
    ['false', false],
    ['on', true],
    [true, true],
  ] as const) {
    const result = validateEnquiry(readRawFields({ ...good, opt_in }), rules)
    expect(result.ok && result.value.optIn).toBe(expected)
  }
})

test('a booking must be a valid date that is not in the past (LEAD-005)', () => {
  expect(errorsOf({ ...good, dateTime: '2026-11-21T09:59' })).toHaveProperty('dateTime')
  expect(errorsOf({ ...good, dateTime: '2026-13-01T09:00' })).toHaveProperty('dateTime')
  expect(errorsOf({ ...good, dateTime: '2026-11-23T09:00' })).toEqual({})
})

test('an impossible day is not a date, and 29 February is one only in a leap year', () => {
  for (const day of ['2027-02-29', '2027-02-31', '2027-04-31', '2027-00-10', '2027-2-1']) {
    expect(errorsOf({ ...good, dateTime: `${day}T09:00` }), day).toHaveProperty(
      'dateTime',
      'Choose a date and time.',
    )
    expect(errorsOf({ ...good, preferred_date: day }), day).toHaveProperty('preferred_date', 'Choose a date.')
  }
  for (const time of ['24:00', '09:60', '9:00', '09:00:00'])
    expect(errorsOf({ ...good, dateTime: `2027-02-28T${time}` }), time).toHaveProperty('dateTime')
  expect(
    errorsOf(
      { ...good, dateTime: '2028-02-29T09:00', preferred_date: '2028-02-29' },
      { localNow: '2028-01-01T10:00' },
    ),
  ).toEqual({})
})

test('a trade-in answer is Yes or No (LEAD-006) and kilometres are digits (LEAD-031)', () => {
  expect(errorsOf({ ...good, 'do-you-have-a-trade-in': 'maybe' })).toHaveProperty('do-you-have-a-trade-in')
  const result = validateEnquiry(
    readRawFields({ ...good, 'do-you-have-a-trade-in': 'Yes', kms: '45,000 kms' }),
    rules,
  )
  expect(result.ok && result.value.answers).toEqual({ 'do-you-have-a-trade-in': 'Yes', kms: '45000' })
})

test('text over the limit is an error, never cut', () => {
  expect(errorsOf({ ...good, message: 'x'.repeat(5001) }).message).toContain('5000')
})

test('line breaks cannot enter one-line fields (header injection)', () => {
  const raw = readRawFields({ ...good, name: 'Jo\r\nBcc: x@y.z', message: 'one\r\ntwo' })
  expect(raw.name).toBe('Jo Bcc: x@y.z')
  expect(raw.message).toBe('one\ntwo')
})

test('whatever is posted, reading never throws and leaves no control characters', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('name', 'message', '__proto__', 'x'), fc.anything()),
      (body) => {
        for (const value of Object.values(readRawFields(body)))
          expect(['\u0000', '\u000b', '\u007f', '\r'].some((control) => value.includes(control))).toBe(false)
      },
    ),
  )
})

test('a dealership must be chosen where the form asks for it, and only there (LEAD-019)', () => {
  expect(errorsOf({ ...good, dealership_slug: '' }, { asksDealership: true }).dealership_slug).toBe(
    'Choose a dealership.',
  )
  expect(errorsOf({ ...good, dealership_slug: 'northside-toyota' }, { asksDealership: true })).toEqual({})
  expect(errorsOf(good)).toEqual({})
})

test('errors come in the order of the form and name its own fields (LEAD-025)', () => {
  const order = ['company', 'message', 'name', 'phone', 'email'] as const
  const labels = { message: 'What do you need the vehicles for?' }
  const found = errorsOf({}, { order, labels, required: ['company'] })
  expect(Object.keys(found)).toEqual(order)
  expect(found.message).toBe('Answer: What do you need the vehicles for?')
  const about = errorsOf({}, { order, labels: { message: 'About you and the work you are after' } }).message
  expect(about).toBe('Fill in “About you and the work you are after”.')
})

test('a landline and an overseas phone are taken, the latter kept with its country code', () => {
  for (const [typed, kept] of [
    ['(07) 3555 0199', '0735550199'],
    ['+64 21 345 678', '+6421345678'],
    ['0011 44 20 7946 0018', '+442079460018'],
  ]) {
    const result = validateEnquiry(readRawFields({ ...good, phone: typed }), rules)
    expect(result.ok && result.value.person.phone).toBe(kept)
    expect(fieldError('phone', { phone: typed ?? '' }, rules)).toBeNull()
  }
  expect(errorsOf({ ...good, phone: '+64 21' })).toHaveProperty('phone')
})

test('ABN, plate and dates a year ahead are checked on the server', () => {
  expect(errorsOf({ ...good, abn: '51 824 753 556', Rego: '1ab-2cd' })).toEqual({})
  for (const abn of ['51 824 753 557', '15 824 753 556', '5182475355', '00 000 000 000'])
    expect(errorsOf({ ...good, abn }), abn).toHaveProperty('abn')
  expect(errorsOf({ ...good, Rego: '<b>1</b>' })).toHaveProperty('Rego')
  expect(errorsOf({ ...good, preferred_date: '2027-11-22' }).preferred_date).toContain('12 months')
  expect(errorsOf({ ...good, preferred_date: '2027-11-21' })).toEqual({})
})
