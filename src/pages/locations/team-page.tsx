import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { findPlace } from '#src/features/locations/domain/view/place-list.ts'
import { toTeamGroups } from '#src/features/locations/domain/view/team-view.ts'
import { TeamGroups } from '#src/features/locations/ui/team-groups.tsx'
import { placeHead } from './place-loading.ts'

/** `/teams/{location slug}`: the people at a location; a 404 if it introduces nobody (ROUTE-037). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const found = findPlace(page.site.config, params.slug ?? '')
  const groups = toTeamGroups(found?.place.team ?? [])
  if (!found || groups.length === 0) throw data('Not found', { status: 404 })
  const { name, slug } = found.place
  return {
    name,
    slug,
    groups,
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Our locations', path: '/dealerships' },
      { label: name, path: `/locations/${slug}` },
      { label: 'Team', path: `/teams/${slug}` },
    ],
    head: placeHead(page, {
      title: `The team at ${name}`,
      description: `Who looks after you at ${name}: ${groups.map(({ heading }) => heading.toLowerCase()).join(', ')}, with phone numbers.`,
      path: `/teams/${slug}`,
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Page not found' }]

export default function TeamPage() {
  const { name, slug, groups, crumbs } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <h1 className="display-xl pt-4">The team at {name}</h1>
      <p className="mt-3 text-lg text-ink-muted">Ask for any of us by name.</p>
      <TeamGroups groups={groups} />
      <p className="mt-12 flex flex-wrap gap-3">
        <Button href={`/contact-us/${slug}`}>Contact {name}</Button>
        <Button href={`/locations/${slug}`} data-prefetch="" variant="secondary">
          View Location Details
        </Button>
      </p>
    </main>
  )
}
