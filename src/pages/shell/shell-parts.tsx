import type { SiteShell } from './site-shell.ts'
import { TEMPLATE_SURFACES } from './template-registry.ts'

/** The part above a page, arranged by the site's template. */
export function ShellTop({ shell }: { shell: SiteShell }) {
  const { header: Header } = TEMPLATE_SURFACES[shell.template]
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {shell.analytics.ga4 ? <div data-consent-place="" /> : null}
      {shell.announcement ? <Announcement {...shell.announcement} /> : null}
      <Header shell={shell} />
    </>
  )
}

export function ShellBottom({ shell }: { shell: SiteShell }) {
  const { footer: Footer } = TEMPLATE_SURFACES[shell.template]
  return <Footer shell={shell} />
}

function Announcement({ text, href }: { text: string; href: string | null }) {
  return (
    <aside
      aria-label="Announcement"
      data-plane="tinted"
      className="bg-brand px-4 py-2.5 text-center text-sm font-medium text-on-brand atelier:bg-night atelier:text-on-night circuit:bg-night circuit:text-on-night"
      data-screen-only=""
    >
      {href ? (
        <a href={href} className="underline underline-offset-4">
          {text}
        </a>
      ) : (
        text
      )}
    </aside>
  )
}
