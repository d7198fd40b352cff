import { brandScale } from '#src/features/sites/domain/brand/brand-scale.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { MailBrand } from './mail-frame.ts'

type Site = { origin: string; version: number; config: Pick<SiteConfig, 'theme'> }

/** A site's look for its mails, which know no style sheet: colours that carry text, and its logo or its own sign. */
export function mailBrand({ origin, version, config: { theme } }: Site): MailBrand {
  const scale = brandScale(theme.brandColour)
  const { logoUrl } = theme
  const isRelative = logoUrl?.startsWith('/') && !logoUrl.startsWith('//')
  return {
    plane: scale['--brand-plane'] ?? '#1a1a1a',
    onPlane: scale['--brand-on-plane'] ?? '#ffffff',
    text: scale['--brand-text'] ?? '#1a1a1a',
    wordmark: theme.wordmark,
    logoUrl: isRelative ? `${origin}${logoUrl}` : logoUrl,
    signUrl: `${origin}/icon-192.png?v=${version}`,
  }
}
