import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { plainPath } from '#src/shared/domain/path/plain-path.ts'

/** Pages that only some sites keep for signed-in customers (AUTH-008). */
export const GATEABLE_PAGES = ['checkout', 'spin-to-win', 'finance', 'car-finance', 'trade-in'] as const
export type GateablePage = (typeof GATEABLE_PAGES)[number]

/** Every page that asks who is there, as `/sign-in?type=` names it. */
export type GatedPage = GateablePage | 'online-payment' | 'my-garage' | 'watchlist'

/** Paths of each page; `car-finance` is the page for one vehicle (AUTH-021). */
const GATEABLE_PATHS: Record<GateablePage, readonly string[]> = {
  checkout: ['/checkout', '/checkout-journey'],
  'spin-to-win': ['/spin-to-win'],
  finance: ['/finance'],
  'car-finance': ['/personalised/finance'],
  'trade-in': ['/trade-in', '/cars/trade-in'],
}
/** Gated on every site (AUTH-007, AUTH-020). */
const ALWAYS_PATHS: readonly (readonly [GatedPage, readonly string[]])[] = [
  ['online-payment', ['/online-payment']],
  ['my-garage', ['/my-garage']],
  ['watchlist', ['/watchlist']],
]
/** Pages that are one visitor's own although nobody need be signed in. */
const OWN_PATHS = ['/sign-in']

type GatingSite = { config: Pick<SiteConfig, 'gatedPages' | 'tradeIn'> }

/**
 * What the site asks a sign-in for at this path, or null where everybody may look. Written as the page router reads
 * paths: in any case, with escapes, with slashes to spare, and everything beneath a path is gated with it.
 */
export function gatedPageAt(site: GatingSite, path: string): GatedPage | null {
  // A vehicle's own checkout stands beneath the vehicle (ROUTE-002)
  const read = plainPath(path).replace(/^\/cars\/[^/]+\/(?:checkout|buy-online)(?=\/|$)/, '/checkout')
  const gateable = sitesOwnGates(site).map((page) => [page, GATEABLE_PATHS[page]] as const)
  return [...ALWAYS_PATHS, ...gateable].find(([, paths]) => isAt(read, paths))?.[0] ?? null
}

/** Whether the page at this path may differ between visitors: it is never kept in a cache and never shared. */
export function isPersonalPath(site: GatingSite, path: string): boolean {
  return isAt(plainPath(path), OWN_PATHS) || gatedPageAt(site, path) !== null
}

/** The pages this site gates by its document; `tradeIn.needsSignIn` names one of them too (TRADE-014). */
function sitesOwnGates({ config }: GatingSite): readonly GateablePage[] {
  return config.tradeIn.needsSignIn ? [...config.gatedPages, 'trade-in'] : config.gatedPages
}

function isAt(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`))
}
