import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { FooterColumns, FooterPlaces, LegalLines, SocialLinks } from './footer-parts.tsx'

/** A plane in the brand colour with the number large, then the facts. */
export function OutpostFooter({ shell }: { shell: SiteShell }) {
  return (
    <footer className="on-night bg-night text-on-night" data-screen-only="">
      <div className="bg-brand text-on-brand">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-8">
          <p className="font-display text-2xl font-semibold uppercase sm:text-3xl">Talk to the yard</p>
          <PhoneLink phone={shell.phone} className="font-display text-4xl sm:text-5xl" />
        </div>
      </div>
      <div className="container-page pt-12 pb-10">
        <FooterColumns shell={shell} />
        <SocialLinks shell={shell} />
      </div>
      <FooterPlaces shell={shell} />
      <LegalLines shell={shell} />
    </footer>
  )
}
