import { type ReactNode, use, useEffect } from 'react'
import type { PageShell } from './site-shell.ts'
import { ToastRegion } from '#src/ui/toast.tsx'
import { WatchlistCounts } from '#src/features/watchlist/ui/watchlist-counts.tsx'
import { ServerDrawn } from '#src/ui/server-drawn.tsx'
import { ServerShellContext } from './server-shell.ts'
import { ShellBottom, ShellTop } from './shell-parts.tsx'

/**
 * Skip link, announcement, header, the page, footer. Only the page is hydrated; everything around it is the
 * server's markup.
 */
export function SiteShellFrame({ shell, children }: { shell: PageShell; children: ReactNode }) {
  useEffect(() => {
    // Read from a cookie, so that the header's markup is the same for everybody.
    if (document.cookie.includes('forecourt_in=1'))
      for (const link of document.querySelectorAll('[data-account]'))
        link.toggleAttribute('data-signed-in', true)
  }, [])
  const whole = import.meta.env.SSR ? use(ServerShellContext) : null
  return (
    <>
      <ServerDrawn
        name="top"
        part={import.meta.env.SSR ? ShellTop : null}
        props={whole && { shell: whole }}
      />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <ServerDrawn
        name="bottom"
        part={import.meta.env.SSR ? ShellBottom : null}
        props={whole && { shell: whole }}
      />
      {shell.hasFavourites ? <WatchlistCounts siteSlug={shell.slug} /> : null}
      <ToastRegion />
    </>
  )
}
