import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { FooterColumns, FooterPlaces, LegalLines, SocialLinks } from './footer-parts.tsx'

/** The name as wide as the page allows on the brand's plane, the facts on black below. */
export function CircuitFooter({ shell }: { shell: SiteShell }) {
  return (
    <footer data-screen-only="">
      <div className="overflow-hidden bg-brand text-on-brand">
        <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-14 pb-10">
          <p className="font-display text-[clamp(2rem,6.5vw,6rem)] leading-[0.9] font-extrabold uppercase">
            {shell.wordmark}
          </p>
          <PhoneLink phone={shell.phone} className="text-2xl" />
        </div>
      </div>
      <div className="on-night bg-night text-on-night">
        <div className="container-page pt-12 pb-10">
          <FooterColumns shell={shell} />
          <SocialLinks shell={shell} />
        </div>
        <FooterPlaces shell={shell} />
        <LegalLines shell={shell} />
      </div>
    </footer>
  )
}
