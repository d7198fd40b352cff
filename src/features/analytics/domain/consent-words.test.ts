import { expect, test } from 'vitest'
import { consentWords } from './consent-words.ts'

const ga4 = { measurementId: 'G-TEST0000', via: 'browser', measuresAds: false } as const
const about = { siteName: 'Meridian', hasPrivacyControl: false }

test('the question says who asks, who receives the data, and what is kept where', () => {
  const { text } = consentWords(ga4, about)
  expect(text).toContain('Meridian')
  expect(text).toContain('Google Analytics')
  expect(text).toContain('cookie')
  expect(text).not.toContain('advertisements')
  expect(consentWords({ ...ga4, via: 'server' }, about).text).not.toContain('cookie')
  expect(consentWords({ ...ga4, measuresAds: true }, about).text).toContain('advertisements')
})

test('under Global Privacy Control the visitor is not asked', () => {
  expect(consentWords(ga4, { ...about, hasPrivacyControl: true }).heading).toBe('Measuring is off')
})
