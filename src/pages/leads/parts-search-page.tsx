import { Button } from '#src/ui/button.tsx'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { findParts, PART_QUERY_MAX } from '#src/features/leads/domain/parts/part-search.ts'
import { PartSearchBox } from '#src/features/leads/ui/form-page/part-search-box.tsx'

/** Nobody reads a longer list; the search can be narrowed. */
const SHOWN_MAX = 60

/**
 * `/parts/search?q=`: the parts in the site's document that match the words (ROUTE-030); a site that lists none
 * has nothing to search, so the words go to the parts counter's form.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = readPageContext(context)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, PART_QUERY_MAX)
  if (site.config.forms.parts.length === 0) throw redirect(askHref(query))
  const found = findParts(site.config.forms.parts, query)
  return { query, count: found.length, parts: found.slice(0, SHOWN_MAX), siteName: site.config.name }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Parts search | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function PartsSearchPage() {
  const { query, count, parts } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg text-ink">Parts search</h1>
      <div className="mt-6 max-w-2xl">
        <PartSearchBox query={query} />
      </div>
      <p className="mt-6 text-ink-muted" role="status">
        {countText(count, query)}
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {parts.map((part) => (
          <li key={part.number} className="flex flex-col rounded-card border border-line bg-surface p-5">
            <h2 className="font-display text-lg font-semibold text-ink">{part.name}</h2>
            <p className="mt-1 text-sm text-ink-muted tabular-nums">{part.number}</p>
            <p className="mt-3 text-ink">{part.text}</p>
            {part.fits.length > 0 ? (
              <p className="mt-2 text-sm text-ink-muted">Fits {part.fits.join(', ')}</p>
            ) : null}
            <Button
              href={askHref(`${part.name} ${part.number}`)}
              variant="secondary"
              className="mt-4 self-start"
            >
              Ask for a price<span className="sr-only">: {part.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-col items-start gap-3 rounded-card bg-studio p-6">
        <p className="font-display text-lg font-semibold text-ink">Not what you need?</p>
        <p className="text-ink-muted">The counter finds parts that are not on this list.</p>
        <Button href={askHref(query)}>Ask the parts counter</Button>
      </div>
    </main>
  )
}

function countText(count: number, query: string): string {
  const parts = `${count} ${count === 1 ? 'part' : 'parts'}`
  return query === '' ? parts : `${parts} for “${query}”`
}

function askHref(part: string): string {
  return part === ''
    ? '/vehicle-parts-and-accessories'
    : `/vehicle-parts-and-accessories?part=${encodeURIComponent(part.slice(0, PART_QUERY_MAX))}`
}
