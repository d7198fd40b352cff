/** Header links to favourites and compare. Space for the counts is reserved from the first paint. */
export function WatchlistLinks() {
  return (
    <>
      <CountLink href="/favourites" label="Favourites" list="favourites" />
      <CountLink href="/compare" label="Compare" list="compare" />
    </>
  )
}

function CountLink({ href, label, list }: { href: string; label: string; list: 'favourites' | 'compare' }) {
  return (
    <a
      href={href}
      data-compare={list === 'compare' ? '' : undefined}
      className="inline-flex min-h-11 items-center gap-1 text-sm"
    >
      {label}
      <span
        data-watchlist={list}
        className="-mr-4 inline-grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums opacity-0 data-filled:bg-action data-filled:text-on-action data-filled:opacity-100"
      >
        0
      </span>
    </a>
  )
}
