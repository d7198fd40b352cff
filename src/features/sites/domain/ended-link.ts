import type { SiteConfig } from './site-config.ts'

/** The state of a signed link; `good` opens its target. */
type LinkState = 'good' | 'ended' | 'revoked' | 'wrong'
/** Why a link opens nothing, and whom to contact. */
export type EndedLinkFacts = {
  state: Exclude<LinkState, 'good'>
  siteName: string
  phone: string
  email: string
}

/** A link page's status: 410 for what was once ours (RFC 9110 15.5.11), 404 for what never was. */
export function linkStatus(state: LinkState): 200 | 404 | 410 {
  if (state === 'good') return 200
  return state === 'wrong' ? 404 : 410
}

/** What the page of an ended link says; a good link whose target is gone is called not valid. */
export function endedLink(state: LinkState, { name, email, phones }: SiteConfig): EndedLinkFacts {
  return { state: state === 'good' ? 'wrong' : state, siteName: name, phone: phones.main, email }
}
