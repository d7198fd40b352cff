import { isRouteErrorResponse, useLocation } from 'react-router'
import type { PageShell } from '#src/features/sites/domain/site-shell.ts'
import { deferred } from '#src/ui/deferred.tsx'

type NotNow = { data?: { typed?: [string, string][] } | null }

const FAULT = {
  heading: 'Something went wrong on our side',
  text: 'Nothing you entered caused this. Please try again in a moment, or call us.',
}
const WORDS: Record<number, typeof FAULT> = {
  404: {
    heading: 'We cannot find that page',
    text: 'It may have moved, or the vehicle may have sold. Search our stock, or start from the home page.',
  },
  503: { heading: 'We cannot answer this just now', text: 'Please try again in a moment, or call us.' },
}
const KEPT = {
  heading: 'Not sent yet',
  text: 'We cannot take this just now. Nothing you typed is lost: send it again in a moment, or call us.',
}

const KeptForm = deferred(() => import('./kept-form.tsx').then((module) => module.KeptForm))

/** Not found, faults and what cannot be done now, without a trace of the inside: what happened, and the ways on. */
export function ErrorPage({ error, shell }: { error: unknown; shell: PageShell | null }) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { heading, text } = WORDS[status] ?? FAULT
  const typed = status === 503 ? ((error as NotNow).data?.typed ?? []) : []
  return (
    <main className="container-page section-space">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display-xl">{typed.length > 0 ? KEPT.heading : heading}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">{typed.length > 0 ? KEPT.text : text}</p>
      {typed.length > 0 ? <KeptForm typed={typed} action={pathname + search} /> : null}
      <form
        action={shell?.tabs[0]?.href ?? '/search/new-used-and-demo-cars'}
        className="mt-8 flex max-w-xl gap-2"
      >
        <label className="min-w-0 flex-1">
          <span className="sr-only">Search our stock</span>
          <input
            name="query"
            type="search"
            placeholder="Make, model or stock number"
            className="h-12 w-full rounded-control border border-line-strong bg-surface px-4"
          />
        </label>
        <button type="submit" className="button-primary">
          Search
        </button>
      </form>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="/" className="button-quiet">
          Home
        </a>
        {(shell?.tabs ?? []).map((link) => (
          <a key={link.href} href={link.href} className="button-quiet">
            {link.label === 'All' ? 'All stock' : link.label}
          </a>
        ))}
        {shell ? (
          <a href={`tel:${shell.phone.replace(/[^\d+]/g, '')}`} className="button-quiet tabular-nums">
            {shell.phone}
          </a>
        ) : null}
      </p>
    </main>
  )
}
