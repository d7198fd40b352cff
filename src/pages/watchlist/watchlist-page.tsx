import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { type PageContext, readPageContext } from '#src/app/page-context.ts'
import { mayKeepWatchlist } from '#src/features/accounts/domain/customer.ts'
import { signInHref } from '#src/features/accounts/domain/sign-in-address.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { WATCHLIST_ERRORS } from '#src/features/watchlist/domain/watchlist-errors.ts'
import { EmptyList } from '#src/features/watchlist/ui/empty-list.tsx'
import { KeptCards } from './kept-cards.tsx'
import { FavouritesOffer } from '#src/features/watchlist/ui/account/favourites-offer.tsx'
import { WatchlistRemove } from '#src/features/watchlist/ui/account/watchlist-remove.tsx'

/** The most vehicles one form may change. */
const IDS_MAX = 50

/**
 * The customer, from the session; the gate comes first (AUTH-020). A customer without a phone signs in with
 * one.
 */
async function keeper({ site, services }: PageContext, request: Request) {
  const customer = await services.accounts.findSignedIn(site, request.headers.get('cookie'))
  if (mayKeepWatchlist(customer)) return customer
  throw redirect(signInHref({ type: 'watchlist', redirect: '/watchlist', back: '/' }))
}

/** `/watchlist` (ROUTE-050, AUTH-020): the customer's saved vehicles as they are listed now. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services, now } = page
  const customer = await keeper(page, request)
  const entries = await services.watchlist.list(site, customer)
  const listed = await services.search.listByIds(
    site,
    entries.map(({ id }) => id),
  )
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  return {
    cards: await stockCards({ site, services, now }, listed),
    gone: entries.filter(({ id }) => !listed.some((each) => each.id === id)),
    problem: Object.hasOwn(WATCHLIST_ERRORS, problem)
      ? WATCHLIST_ERRORS[problem as keyof typeof WATCHLIST_ERRORS].message
      : null,
    siteSlug: site.config.slug,
    siteName: site.config.name,
    searchPath: basePath(site.config).path,
  }
}

/** Removes vehicles, or adds the browser's favourites, by plain forms. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const page = readPageContext(context)
  const customer = await keeper(page, request)
  const body = await readPostedForm(request)
  const { intent, car_ids: typed } = body.ok ? body.value : {}
  const ids = typeof typed === 'string' ? typed.split(' ').filter((id) => /^[\w-]{1,80}$/.test(id)) : []
  const { watchlist } = page.services
  for (const carId of ids.slice(0, IDS_MAX)) {
    if (intent === 'save') await watchlist.save(page.site, { customer, carId })
    else await watchlist.remove(page.site, { customer, carId })
  }
  return redirect('/watchlist', 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Watchlist | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function WatchlistPage() {
  const { cards, gone, problem, siteSlug, searchPath } = useLoaderData<typeof loader>()
  const kept = [...cards, ...gone].map(({ id }) => id)
  return (
    <main id="main" data-own="" className="container-page section-space min-h-svh">
      <h1 className="display-xl">Watchlist</h1>
      <p className="mt-3 mb-8 flex flex-wrap items-center gap-x-6 text-lg text-ink-muted">
        Saved to your account, on every device where you sign in.
        <a
          href="/my-garage"
          className="inline-flex min-h-11 items-center text-base text-ink underline underline-offset-4"
        >
          My garage
        </a>
      </p>
      {problem ? (
        <p
          role="alert"
          className="mb-8 rounded-card border border-danger bg-danger-soft p-4 font-medium text-danger"
        >
          {problem}
        </p>
      ) : null}
      <FavouritesOffer siteSlug={siteSlug} kept={kept} />
      {kept.length === 0 ? (
        <EmptyList
          text="Nothing saved yet. Save a vehicle on its page to watch it here."
          searchPath={searchPath}
        />
      ) : null}
      {kept.length > 0 ? <h2 className="sr-only">Saved vehicles</h2> : null}
      <KeptCards
        cards={cards}
        siteSlug={siteSlug}
        priority="eager"
        renderBelow={({ id, name }) => <WatchlistRemove id={id} name={name} />}
      />
      {gone.length > 0 ? (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {gone.map(({ id, name }) => (
            <li key={id} className="flex flex-col justify-between gap-4 rounded-card border border-line p-5">
              <p>
                <strong className="block font-semibold">{name}</strong>
                <span className="text-ink-muted">No longer listed.</span>
              </p>
              <WatchlistRemove id={id} name={name} />
            </li>
          ))}
        </ul>
      ) : null}
    </main>
  )
}
