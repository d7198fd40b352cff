import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { PhoneLink } from '#src/features/sites/ui/phone-link.tsx'

/** Columns, every place, and who sells: legal name, ABN and licence of each dealership (standards.md B9). */
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
      <Places shell={shell} />
      <LegalLines shell={shell} />
    </footer>
  )
}

/** The same facts under a brand plane that carries the number large. */
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
      <Places shell={shell} />
      <LegalLines shell={shell} />
    </footer>
  )
}

function FooterColumns({ shell }: { shell: SiteShell }) {
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {shell.footer.map((column) => (
        <div key={column.heading}>
          <p className="font-display font-semibold">{column.heading}</p>
          <ul className="mt-2">
            {column.links.map((link) => (
              <li key={link.href + link.label}>
                <a
                  href={link.href}
                  className="inline-flex min-h-9 items-center text-on-night-muted hover:text-on-night hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function SocialLinks({ shell }: { shell: SiteShell }) {
  if (shell.socials.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
      {shell.socials.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-sm text-on-night-muted underline-offset-4 hover:underline"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Places({ shell }: { shell: SiteShell }) {
  return (
    <div className="border-t border-white/15">
      <ul className="container-page grid gap-x-8 gap-y-6 py-10 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {shell.locations.map((place) => (
          <li key={place.slug}>
            <p className="font-semibold">{place.name}</p>
            <p className="text-on-night-muted">
              {place.street}
              <br />
              {place.cityLine}
            </p>
            {place.phone ? <PhoneLink phone={place.phone} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function LegalLines({ shell }: { shell: SiteShell }) {
  return (
    <div className="border-t border-white/15">
      <div className="container-page space-y-1 py-6 pb-24 text-sm text-on-night-muted lg:pb-6">
        {shell.sellers.map((seller) => (
          <p key={seller.licence + seller.name}>
            {seller.legalName} trading as {seller.name}.{seller.abn ? ` ABN ${seller.abn}.` : ''}{' '}
            {seller.licence}
          </p>
        ))}
        <p className="pt-2">
          <a href={shell.privacyUrl} className="underline underline-offset-4">
            Privacy
          </a>
        </p>
      </div>
    </div>
  )
}
