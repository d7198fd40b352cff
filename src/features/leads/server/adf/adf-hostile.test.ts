import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAdf } from '#src/features/leads/domain/adf/adf.ts'
import { type AdfElement, checkAdf } from '#src/features/leads/domain/adf/adf-check.ts'
import { ADF_PROFILES, adfProfile } from '#src/features/leads/domain/adf/adf-profile.ts'
import { aLead, aLeadVehicle } from '#src/features/leads/domain/lead-samples.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { parseAdf } from './adf-parse.ts'

const PIECES = [
  '</comments></customer></prospect>',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE adf SYSTEM "file:///etc/passwd">',
  '<!ENTITY x "y">',
  '&x;',
  '&#0;',
  '&amp;amp;',
  '<?adf version="2.0"?>',
  '<!--',
  '-->',
  '"',
  "'",
  '\u0000',
  '\u001b',
  '\ud83d',
  '\udc00',
  '\u202e',
  '\ufffe',
  '\r\n',
  '\t',
  'Zoë O’Neill-漢',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 5 })
  .map((parts) => parts.join(''))
const orNull = fc.option(hostile, { nil: null })

const person: fc.Arbitrary<Lead['person']> = fc.record({
  name: hostile,
  lastName: orNull,
  email: hostile,
  phone: hostile,
  postcode: orNull,
  preferredContact: fc.constantFrom('Phone', 'Email', 'SMS', null),
})
const vehicle = fc
  .record({
    make: hostile,
    model: hostile,
    name: hostile,
    stockNumber: hostile,
    slug: hostile,
    url: hostile,
    badge: orNull,
    body: orNull,
    colour: orNull,
    transmission: orNull,
    vin: orNull,
    imageUrl: orNull,
    carType: fc.constantFrom('new', 'demo', 'used'),
  })
  .map(aLeadVehicle)
const anyLead: fc.Arbitrary<Lead> = fc
  .record({
    person,
    vehicle: fc.option(vehicle, { nil: null }),
    message: orNull,
    subcategory: orNull,
    siteName: hostile,
    answers: fc.record({
      'do-you-have-a-trade-in': fc.constantFrom('Yes', 'No'),
      Rego: hostile,
      company: hostile,
    }),
    additionalServices: fc.array(hostile, { maxLength: 3 }),
    category: fc.constantFrom('Vehicle Enquiry', 'Test Drive', 'Service', 'Parts'),
  })
  .map((over) => aLead(over as Partial<Lead>))

const shape = (element: AdfElement): string => {
  const attributes = Object.keys(element.attributes).join(',')
  return `${element.name}[${attributes}](${element.children.map(shape).join(' ')})`
}
const tradeIn = { 'do-you-have-a-trade-in': 'Yes', Rego: 'x' }

test.each(Object.keys(ADF_PROFILES))(
  'hostile text in every field at once gives a valid ADF of profile %s (pain 3)',
  (profile) => {
    fc.assert(
      fc.property(anyLead, (lead) => {
        const parsed = parseAdf(writeAdf(lead, adfProfile(profile)))
        expect(checkAdf(parsed, profile === 'leadtype' ? ['leadtype'] : [])).toEqual([])
      }),
      { numRuns: 150 },
    )
  },
)

test('no shopper’s text adds, hides or moves an element: the structure is that of a harmless lead', () => {
  const tame = (over: Partial<Lead['person']>, message: string) =>
    aLead({ message, answers: tradeIn, person: { ...aLead().person, ...over } })
  const expected = shape(parseAdf(writeAdf(tame({}, 'x'), adfProfile('standard'))))
  fc.assert(
    fc.property(hostile, hostile, (name, message) => {
      const lead = tame({ name: `a ${name}`, lastName: `b ${name}` }, message)
      expect(shape(parseAdf(writeAdf(lead, adfProfile('standard'))))).toBe(expected)
    }),
  )
})
