import { COLLECTION_NOTICE_VERSION, collectionNotice } from './collection-notice.ts'

/** One consent answer as evidence: who, when, how and to which wording. */
export type ConsentEvidence = {
  purpose: 'collection' | 'marketing' | 'texts'
  granted: boolean
  text: string
  textVersion: string
  channel: ConsentChannel
  /** ISO 8601 in UTC. */
  at: string
}

/** How the answer was given: the form with or without JavaScript, or the API. */
export type ConsentChannel = 'web_form' | 'web_script'

type ConsentInput = {
  siteName: string
  marketingLabel: string
  textVersion: string
  optIn: boolean
  channel: ConsentChannel
  at: string
}

/**
 * A lead's consent evidence: the notice shown, and the marketing box as left. A refusal is stored too. (Spam Act:
 * the sender bears the burden of proof; standards.md B9)
 */
export function consentEvidence(input: ConsentInput): ConsentEvidence[] {
  const { channel, at } = input
  return [
    {
      purpose: 'collection',
      granted: true,
      text: collectionNotice(input.siteName),
      textVersion: COLLECTION_NOTICE_VERSION,
      channel,
      at,
    },
    {
      purpose: 'marketing',
      granted: input.optIn,
      text: input.marketingLabel,
      textVersion: input.textVersion,
      channel,
      at,
    },
  ]
}
