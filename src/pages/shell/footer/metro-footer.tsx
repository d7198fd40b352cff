import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { FooterColumns, FooterPlaces, LegalLines, SocialLinks } from './footer-parts.tsx'

/** Dense: name and number next to the columns, then every location. */
export function MetroFooter({ shell }: { shell: SiteShell }) {
  return (
    <footer className="on-night bg-night text-on-night" data-screen-only="">
      <div className="container-page section-space grid gap-10 lg:grid-cols-[1.2fr_3fr]">
        <div>
          <p className="font-display text-2xl font-bold">{shell.name}</p>
          <PhoneLink phone={shell.phone} className="mt-3 text-xl" />
          <SocialLinks shell={shell} />
        </div>
        <FooterColumns shell={shell} />
      </div>
      <FooterPlaces shell={shell} />
      <LegalLines shell={shell} />
    </footer>
  )
}
