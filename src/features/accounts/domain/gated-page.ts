import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { plainPath } from '#src/shared/domain/path/plain-path.ts'

/** Pages that some sites reserve for signed-in customers (AUTH-008). */
export const GATEABLE_PAGES = ['checkout', 'spin-to-win', 'finance', 'car-finance', 'trade-in'] as const
export type GateablePage = (typeof GATEABLE_PAGES)[number]

/** Every page that requires sign-in, as `/sign-in?type=` names it. */
export type GatedPage = GateablePage | 'online-payment' | 'my-garage' | 'watchlist'

/**
 * Paths of each page; `finance` is every page around the same form, `car-finance` the page for one vehicle
 * (AUTH-021).
 */
const GATEABLE_PATHS: Record<GateablePage, readonly string[]> = {
  checkout: ['/checkout', '/checkout-journey'],
  'spin-to-win': ['/spin-to-win'],
  finance: ['/finance', '/finance-enquiry', '/finance-pre-approval', '/apply-for-finance', '/finance-quote'],
  'car-finance': ['/personalised/finance'],
  'trade-in': ['/trade-in', '/cars/trade-in'],
}
/** Gated on every site (AUTH-007, AUTH-020). */
const ALWAYS_PATHS: readonly (readonly [GatedPage, readonly string[]])[] = [
  ['online-payment', ['/online-payment']],
  ['my-garage', ['/my-garage']],
  ['watchlist', ['/watchlist']],
]
/** Personal pages that need no sign-in. */
const OWN_PATHS = ['/sign-in']

type GatingSite = { config: Pick<SiteConfig, 'gatedPages' | 'tradeIn'> }

/**
 * The page at this path that needs sign-in, or null if it is public. Paths are read as the page router reads them:
 * in any case, with escapes and extra slashes, and including everything beneath a gated path.
 */
export function gatedPageAt(site: GatingSite, path: string): GatedPage | null {
  // A vehicle's own checkout is under the vehicle's path (ROUTE-002)
  const read = plainPath(path).replace(/^\/cars\/[^/]+\/(?:checkout|buy-online)(?=\/|$)/, '/checkout')
  const gateable = sitesOwnGates(site).map((page) => [page, GATEABLE_PATHS[page]] as const)
  return [...ALWAYS_PATHS, ...gateable].find(([, paths]) => isAt(read, paths))?.[0] ?? null
}

/** Whether the page at this path may differ between visitors and so must never be cached. */
export function isPersonalPath(site: GatingSite, path: string): boolean {
  return isAt(plainPath(path), OWN_PATHS) || gatedPageAt(site, path) !== null
}

/** The pages gated in this site's document; `tradeIn.needsSignIn` adds one (TRADE-014). */
function sitesOwnGates({ config }: GatingSite): readonly GateablePage[] {
  return config.tradeIn.needsSignIn ? [...config.gatedPages, 'trade-in'] : config.gatedPages
}

function isAt(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`))
}
