import type { SiteShell } from '../site-shell.ts'
import { PaymentLogos } from '#src/features/promotions/ui/payment-logos.tsx'
import { PhoneLink } from '#src/ui/phone-link.tsx'

/** The groups of links from the site's document (PAGE-030). */
export function FooterColumns({ shell }: { shell: SiteShell }) {
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {shell.footer.map((column) => (
        <div key={column.heading}>
          <p className="font-display text-lg font-semibold">{column.heading}</p>
          <ul className="mt-2">
            {column.links.map((link) => (
              <li key={link.href + link.label}>
                <a
                  href={link.href}
                  className="block py-1.5 leading-snug text-on-night-muted hover:text-on-night hover:underline"
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

export function SocialLinks({ shell }: { shell: SiteShell }) {
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

/** Every location with its address and number. */
export function FooterPlaces({ shell }: { shell: SiteShell }) {
  if (shell.locations.length === 0) return null
  return (
    <div className="border-t border-white/15">
      <ul
        className={`container-page grid gap-x-8 py-6 text-sm sm:gap-y-6 sm:py-10 ${shell.locations.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'} lg:grid-cols-4`}
      >
        {shell.locations.map((place) => (
          <li
            key={place.slug}
            className="flex flex-wrap items-center justify-between gap-x-4 max-sm:not-first:border-t max-sm:not-first:border-white/10 sm:block"
          >
            <a
              href={place.pageHref}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline sm:min-h-9"
            >
              {place.name}
            </a>
            <p className="hidden text-on-night-muted sm:block">
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

/**
 * Opens the consent control; without scripts no vendor measures anything, so it leads to the text about it.
 */
function ConsentLink({ privacyUrl }: { privacyUrl: string }) {
  return (
    <a
      href={`${privacyUrl}#measuring`}
      data-consent=""
      className="ml-6 inline-flex min-h-9 items-center underline underline-offset-4"
    >
      Privacy choices
    </a>
  )
}

/** Who sells: legal name, ABN and licence of each dealership (standards.md B9). */
export function LegalLines({ shell }: { shell: SiteShell }) {
  return (
    <div className="border-t border-white/15">
      <div className="container-page space-y-1 py-6 pb-24 text-sm text-on-night-muted lg:pb-6">
        <PaymentLogos methods={shell.paymentMethods} />
        {shell.sellers.map((seller) => (
          <p key={seller.licence + seller.name}>
            {seller.legalName} trading as {seller.name}.{seller.abn ? ` ABN ${seller.abn}.` : ''}{' '}
            {seller.licence}
          </p>
        ))}
        <p className="pt-2">
          <a
            href={shell.privacyUrl}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            Privacy
          </a>
          {shell.analytics.ga4 ? <ConsentLink privacyUrl={shell.privacyUrl} /> : null}
        </p>
      </div>
    </div>
  )
}
