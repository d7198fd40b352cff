import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'

/**
 * Where an anonymous visitor is sent before the trade-in page on sites that gate it (TRADE-014, AUTH-008), or null
 * where the page is open. `path` is the page asked for with its query; `back` is where closing the sign-in leads.
 */
export function tradeInGate(
  site: { config: Pick<SiteConfig, 'tradeIn'> },
  { isSignedIn, path, back }: { isSignedIn: boolean; path: string; back: string },
): string | null {
  if (isSignedIn || !site.config.tradeIn.needsSignIn) return null
  return `/sign-in?type=trade-in&redirect=${encodeURIComponent(path)}&back=${encodeURIComponent(back)}`
}
