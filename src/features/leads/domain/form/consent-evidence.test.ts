import { expect, test } from 'vitest'
import { consentEvidence } from './consent-evidence.ts'

test('consent is stored with its wording, version, time and channel, and so is a refusal (Spam Act, LEAD-020)', () => {
  const input = {
    siteName: 'S',
    marketingLabel: 'Email me',
    textVersion: '3',
    optIn: false,
    channel: 'web_form',
    at: '2026-11-21T00:00:00Z',
  } as const
  const marketing = consentEvidence(input).find((evidence) => evidence.purpose === 'marketing')
  expect(marketing).toEqual({
    purpose: 'marketing',
    granted: false,
    text: 'Email me',
    textVersion: '3',
    channel: 'web_form',
    at: '2026-11-21T00:00:00Z',
  })
  expect(consentEvidence({ ...input, optIn: true })[1]?.granted).toBe(true)
})
