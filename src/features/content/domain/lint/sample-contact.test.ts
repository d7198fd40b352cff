import { expect, test } from 'vitest'
import { newSiteDocument } from '#src/pages/site-document/new-site.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { lintDocument } from './document-rules.ts'
import { isSampleContact } from './sample-contact.ts'

function warnings(over: object) {
  const parsed = parseSiteDocument({ ...newSiteDocument({ slug: 'hills', licence: '44551' }), ...over })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return lintDocument(parsed.value, { nowMs: 0, answerOf: () => 'page' })
    .filter(({ rule }) => rule === 'sample-contact')
    .map(({ severity, path }) => `${severity} ${path}`)
}

test('a site built from samples cannot be published to a public host without a finding for each of them', () => {
  const found = warnings({ hosts: ['www.hillsmotors.com.au'] })
  expect(found).toContain('warning phones.main')
  expect(found).toContain('warning email')
  expect(found.every((each) => each.startsWith('warning '))).toBe(true)
})

test('a site without a public host, or with the dealer’s own phone and email, passes', () => {
  expect(warnings({ hosts: [] })).toEqual([])
  expect(warnings({ hosts: ['www.hills.example'] })).toEqual([])
  for (const own of ['07 3123 4567', '0412 345 678', '1300 123 456', 'sales@hillsmotors.com.au'])
    expect(isSampleContact(own), own).toBe(false)
})

test.each([
  '07 5550 0100',
  '(02) 7010 1234',
  '+61 3 5550 0100',
  '0491 570 006',
  '1300 975 707',
  'a@b.example',
  'a@example.com',
  'a@x.test',
])('%s reaches nobody', (text) => expect(isSampleContact(text)).toBe(true))
