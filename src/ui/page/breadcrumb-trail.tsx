/** One step of the way to a page; the last one is the page itself. */
export type Crumb = { label: string; path: string }

/** The way back through search to Home; the last step is this page (VDP-003). */
export function BreadcrumbTrail({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-3 text-sm text-ink-muted">
      <ol className="flex gap-x-2 overflow-hidden whitespace-nowrap">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.path}
            className={`flex items-center gap-x-2 ${index === crumbs.length - 1 ? 'min-w-0' : 'shrink-0'}`}
          >
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate text-ink">
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.path} className="py-2 underline-offset-4 hover:underline">
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
