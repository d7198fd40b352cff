import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { FooterColumns, FooterPlaces, LegalLines, SocialLinks } from './footer-parts.tsx'

/** An imprint: the name set large over a hairline, the rest small beneath it. */
export function AtelierFooter({ shell }: { shell: SiteShell }) {
  return (
    <footer className="on-night bg-night text-on-night" data-screen-only="">
      <div className="container-page pt-16 pb-12 lg:pt-28">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-white/20 pb-8">
          <p className="font-display text-4xl text-balance sm:text-6xl">{shell.name}</p>
          <PhoneLink phone={shell.phone} className="text-lg font-medium" />
        </div>
        <div className="pt-10">
          <FooterColumns shell={shell} />
          <SocialLinks shell={shell} />
        </div>
      </div>
      <FooterPlaces shell={shell} />
      <LegalLines shell={shell} />
    </footer>
  )
}
