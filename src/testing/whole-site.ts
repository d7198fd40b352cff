import type { SiteConfig, SiteSwitches } from '#src/features/sites/domain/site-config.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { siteSwitches } from '#src/pages/site-document/site-switches-schema.ts'

/** Every feature's switches at their defaults, apart from those given. */
export function switchesWith(over: Partial<SiteSwitches> = {}): SiteSwitches {
  return siteSwitches.parse(over)
}

/** A site's settings as the server reads them from a document; throws for a document it would refuse. */
export function siteConfigOf(document: object): SiteConfig {
  const read = parseSiteDocument(document)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
