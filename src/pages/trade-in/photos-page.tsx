import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { endedLink, linkStatus } from '#src/features/sites/domain/ended-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { EndedLink } from '#src/ui/page/ended-link.tsx'
import { tradeInTitle } from '#src/features/trade-in/domain/trade-in.ts'
import { PhotoTile } from '#src/features/trade-in/ui/photos/photo-tile.tsx'
import { PRIVATE } from './trade-in-context.ts'

/** `/trade-in/photos?p={signed link}`: what the link in a dealer's mail opens, for 30 days and on its own site only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const link = new URL(request.url).searchParams.get('p') ?? ''
  const tradeIn = await services.tradeIn.openPhotoLink(site, link)
  if (!tradeIn) {
    const ended = endedLink(await services.tradeIn.photoLinkState(site, link), site.config)
    return data({ ended, title: '', photos: [] }, { status: linkStatus(ended.state), headers: PRIVATE })
  }
  const photos = await services.tradeIn.photos.list(tradeIn)
  const { vehicle, rego } = tradeIn.facts
  const page = {
    ended: null,
    title: [vehicle && tradeInTitle(vehicle), rego].filter(Boolean).join(', '),
    photos: photos.map(({ id }) => ({ id, url: `/api/trade-in/photos/${id}?p=${link}` })),
  }
  return data(page, { headers: PRIVATE })
}

export const headers = () => PRIVATE

export const meta: MetaFunction = () => [
  { title: 'Photos of a trade-in' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function PhotosPage() {
  const { ended, title, photos } = useLoaderData<typeof loader>()
  if (ended) return <EndedLink {...ended} about="the photos of this trade-in" />
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg">Photos: {title}</h1>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ id, url }, index) => (
          <PhotoTile key={id} src={url} alt={`${index + 1} of ${photos.length}, as the shopper sent it`}>
            <a
              href={url}
              className="inline-flex min-h-11 items-center text-sm text-ink underline underline-offset-4"
            >
              Open photo {index + 1}
            </a>
          </PhotoTile>
        ))}
      </ul>
    </main>
  )
}
