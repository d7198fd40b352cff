import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { ToastRegion } from '#src/features/watchlist/ui/toast.tsx'
import { TEMPLATE_SURFACES } from './template-registry.ts'

/** Skip link, announcement, header, the page, footer: in the arrangement of the site's template. */
export function SiteShellFrame({ shell, children }: { shell: SiteShell; children: React.ReactNode }) {
  const { header: Header, footer: Footer } = TEMPLATE_SURFACES[shell.template]
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-3 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {shell.announcement ? <Announcement {...shell.announcement} /> : null}
      <Header shell={shell} />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer shell={shell} />
      <ToastRegion />
    </>
  )
}

function Announcement({ text, href }: { text: string; href: string | null }) {
  return (
    <aside
      aria-label="Announcement"
      className="bg-brand px-4 py-2.5 text-center text-sm font-medium text-on-brand"
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
