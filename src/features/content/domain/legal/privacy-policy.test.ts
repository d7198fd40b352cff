import { expect, test } from 'vitest'
import { DEFAULT_MONTHS } from '#src/features/privacy/domain/testing/default-months.ts'
import type { LegalFacts } from './legal-document.ts'
import { privacyPolicy } from './privacy-policy.ts'

const facts: LegalFacts = {
  name: 'Northside Motors',
  state: 'QLD',
  email: 'hello@northside.example',
  phone: '07 3555 0100',
  address: '1 Main St, Albion QLD 4010',
  sellers: ['Northside Pty Ltd, trading as Northside Toyota, dealer licence Licence 4455 (QLD)'],
  analytics: { firstParty: true, asks: 'banner', ga4: null },
  retentionMonths: DEFAULT_MONTHS,
  texts: true,
}
const text = JSON.stringify(privacyPolicy(facts))

test('the three privacy time frames are stated (LEGAL-005)', () => {
  expect(text).toContain('acknowledge a complaint within 7 days')
  expect(text).toContain('aim to resolve it within 14 days')
  expect(text).toContain('resolve it within 30 days')
  expect(text).toContain('answer it within 30 days')
})

test('it covers what APP 1 and APP 5 require: who, why, consequences, recipients, overseas, access and complaints', () => {
  for (const word of [
    facts.sellers[0] ?? '',
    facts.email,
    'Why we collect',
    'If you do not',
    'share',
    'outside Australia',
    'correct',
    'oaic.gov.au',
  ])
    expect(text).toContain(word)
})

test('section ids are unique', () => {
  const ids = privacyPolicy(facts).sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the policy states exactly what is measured and by whom (ANLT-012)', () => {
  const ga4 = { measurementId: 'G-TEST0000', via: 'server', apiSecretEnv: null, measuresAds: false } as const
  const said = (analytics: LegalFacts['analytics']) => JSON.stringify(privacyPolicy({ ...facts, analytics }))
  expect(text).toContain('We count by day')
  expect(text).not.toContain('Google')
  expect(said({ firstParty: true, asks: 'banner', ga4 })).toContain('Only if you accept do we tell Google')
  expect(said({ firstParty: true, asks: 'banner', ga4 })).not.toContain('cookies')
  expect(said({ firstParty: true, asks: 'banner', ga4: { ...ga4, via: 'browser' } })).toContain('cookies')
  expect(said({ firstParty: false, asks: 'banner', ga4: null })).not.toContain('What we measure')
})

test('texts are told of where the site texts, with how to end them, and only there', () => {
  expect(text).toContain('a reply of STOP ends them at once')
  expect(JSON.stringify(privacyPolicy({ ...facts, texts: false }))).not.toMatch(/\btexts?\b/)
})

test('the stated retention matches what the site’s settings make the job do (APP 1.3, APP 11.2)', () => {
  expect(text).toContain(
    'Enquiries and other forms: 2 years after you sent them, then we remove what identifies you.',
  )
  const site = { ...facts, retentionMonths: { ...DEFAULT_MONTHS, enquiries: 18, accounts: 6 } }
  const said = JSON.stringify(privacyPolicy(site))
  expect(said).toContain('Enquiries and other forms: 18 months after you sent them')
  expect(said).toContain(
    'saved vehicles: 6 months after you last signed in or changed them, then we delete them.',
  )
})
