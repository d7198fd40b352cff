import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { PageShell } from '../site-shell.ts'
import type { NotNowPage as NotNow } from './not-now-page.tsx'

/** A choice of one: with a plain import Vite adds its preload code, 0.7 KiB more on every page. */
const fetchPage = (name: string): Promise<{ NotNowPage: typeof NotNow }> =>
  import(name ? './not-now-page.tsx' : './not-now-page.tsx')
/** Seldom seen, so its code is fetched when needed. */
const NotNowPage = lazy(async () => ({ default: (await fetchPage('not now')).NotNowPage }))

/** Not found, not now, and faults, without revealing anything internal: what happened, and three ways on. */
export function ErrorPage({ error, shell }: { error: unknown; shell: PageShell | null }) {
  const response = isRouteErrorResponse(error) ? error : null
  const isMissing = response?.status === 404
  if (response?.status === 503)
    return (
      <Suspense>
        <NotNowPage typed={response.data?.typed} />
      </Suspense>
    )
  return (
    <main className="container-page section-space">
      <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display-xl">
        {isMissing ? 'We cannot find that page' : 'Something went wrong on our side'}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">
        {isMissing
          ? 'It may have moved, or the vehicle may have sold. Search our stock, or start from the home page.'
          : 'Nothing you entered caused this. Please try again in a moment, or call us.'}
      </p>
      <form
        action={shell?.tabs[0]?.href ?? '/search/new-used-and-demo-cars'}
        className="mt-8 flex max-w-xl gap-2"
      >
        <label className="min-w-0 flex-1">
          <span className="sr-only">Search our stock</span>
          <input name="query" type="search" placeholder="Make, model or stock number" className="control" />
        </label>
        <button type="submit" className="button-primary">
          Search
        </button>
      </form>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="/" className="button-secondary">
          Home
        </a>
        {(shell?.tabs ?? []).map((link) => (
          <a key={link.href} href={link.href} className="button-secondary">
            {link.label === 'All' ? 'All stock' : link.label}
          </a>
        ))}
        {shell ? (
          <a href={telHref(shell.phone)} className="button-secondary tabular-nums">
            {shell.phone}
          </a>
        ) : null}
      </p>
    </main>
  )
}
