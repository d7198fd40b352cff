export type LinkClick = { button: number; isModified: boolean; isPrevented: boolean }
export type LinkFacts = { href: string; target: string; hasDownload: boolean; isHandledElsewhere: boolean }

/**
 * The in-site address the router should open for a click, or null when the browser must handle it: modified
 * or middle clicks, other targets, downloads, other origins, same-page anchors, files and API addresses.
 * `current` is the absolute address of the page.
 */
export function routedHref(click: LinkClick, link: LinkFacts, current: string): string | null {
  if (click.isPrevented || click.button !== 0 || click.isModified) return null
  if (link.hasDownload || link.isHandledElsewhere || (link.target !== '' && link.target !== '_self'))
    return null
  const here = new URL(current)
  const to = new URL(link.href, here)
  if (to.origin !== here.origin || !/^https?:$/.test(to.protocol)) return null
  if (/^\/(api|img|dev|assets|healthz|readyz|metrics)(\/|$)/.test(to.pathname)) return null
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return null
  return to.pathname + to.search + to.hash
}
