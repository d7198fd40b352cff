import { type ReactNode, useEffect } from 'react'
import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { ToastRegion } from '#src/features/watchlist/ui/toast.tsx'
import { WatchlistCounts } from '#src/features/watchlist/ui/watchlist-counts.tsx'
import { ServerDrawn } from '#src/ui/server-drawn.tsx'
import { ShellBottom, ShellTop } from './shell-parts.tsx'

/** Skip link, announcement, header, the page, footer. Only the page is alive: what stands around it is the server's. */
export function SiteShellFrame({ shell, children }: { shell: SiteShell; children: ReactNode }) {
  useEffect(() => {
    // The marker of a session stands in a cookie, so that the header's markup is the same for everybody
    if (document.cookie.includes('forecourt_in=1'))
      for (const link of document.querySelectorAll('[data-account]'))
        link.toggleAttribute('data-signed-in', true)
  }, [])
  return (
    <>
      <ServerDrawn name="top" draw={import.meta.env.SSR ? () => <ShellTop shell={shell} /> : null} />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <ServerDrawn name="bottom" draw={import.meta.env.SSR ? () => <ShellBottom shell={shell} /> : null} />
      {shell.hasFavourites ? <WatchlistCounts siteSlug={shell.slug} /> : null}
      <ToastRegion />
    </>
  )
}
