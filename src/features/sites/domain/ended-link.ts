import type { SiteConfig } from './site-config.ts'

/** How a signed link stands; `good` opens what it names. */
type LinkState = 'good' | 'ended' | 'revoked' | 'wrong'
/** Why a link opens nothing, and whom to ask about it. */
export type EndedLinkFacts = {
  state: Exclude<LinkState, 'good'>
  siteName: string
  phone: string
  email: string
}

/** The status of a link's page: 410 for what was ours once (RFC 9110 15.5.11), 404 for what never was. */
export function linkStatus(state: LinkState): 200 | 404 | 410 {
  if (state === 'good') return 200
  return state === 'wrong' ? 404 : 410
}

/** What the page of a link says that opens nothing; a good one that names nothing any more is called not valid. */
export function endedLink(state: LinkState, { name, email, phones }: SiteConfig): EndedLinkFacts {
  return { state: state === 'good' ? 'wrong' : state, siteName: name, phone: phones.main, email }
}
