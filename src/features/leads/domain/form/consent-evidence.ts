import { COLLECTION_NOTICE_VERSION, collectionNotice } from './collection-notice.ts'

/** One answer to one question of consent, as it can be shown later: who, when, how and to which words. */
export type ConsentEvidence = {
  purpose: 'collection' | 'marketing'
  granted: boolean
  text: string
  textVersion: string
  channel: ConsentChannel
  /** ISO 8601 in UTC. */
  at: string
}

/** How the answer was given: the form with or without JavaScript, or a call of the API. */
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
 * The evidence a lead leaves: the notice it was sent under, and the marketing box as it was left. A refusal is
 * kept too. (Spam Act: the sender bears the burden of proof; standards.md B9)
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
