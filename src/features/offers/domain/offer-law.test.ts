import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { offerFaults, statesRate } from './offer-law.ts'

const WARNING = 'WARNING: This comparison rate is true only for the examples given.'
const offer = (sanitizedDescription: string, disclaimer = '') => ({
  name: 'Offer',
  sanitizedDescription,
  disclaimer,
})

test.each(['Finance at 3.9%', '6.9% p.a. on utes', 'Interest rate of 5 %', 'Drive it at 2.9% APR'])(
  'a rate without its comparison rate is refused: %s (s 164 NCC)',
  (words) => {
    expect(offerFaults(offer(words, WARNING))).toHaveLength(1)
    expect(statesRate(offer(words))).toBe(true)
  },
)

test('a rate needs its comparison rate in the same text and the warning in the conditions', () => {
  const words = '6.9% p.a. interest, 7.4% p.a. comparison rate'
  expect(offerFaults(offer(words))).toHaveLength(1)
  expect(offerFaults(offer(words, WARNING))).toEqual([])
  expect(offerFaults(offer('6.9% p.a. interest', `7.4% p.a. comparison rate. ${WARNING}`))).toHaveLength(1)
})

test('a repayment without any rate is refused', () => {
  expect(offerFaults(offer('From $99 per week'))).toHaveLength(1)
})

test.each(['10% off accessories', 'Save $1,000 on utes', 'First service free', '$50 voucher'])(
  'an offer that does not involve credit is allowed: %s',
  (words) => {
    expect(offerFaults(offer(words))).toEqual([])
    expect(statesRate(offer(words))).toBe(false)
  },
)

test('a document with an unlawful offer is refused and names that offer, and so is one with duplicate ids', () => {
  const [document] = DEMO_SITES
  const bad = { id: 'rate', name: 'Rate', description: 'Finance at 3.9% p.a.' }
  const parsed = parseSiteDocument({ ...document, offers: [bad, bad] })
  const messages = parsed.ok ? [] : parsed.error.map(({ message }) => message)
  expect(messages.join('\n')).toContain('offers[0].description names a rate')
  expect(messages.join('\n')).toContain('offers[1].id must be unique')
})
