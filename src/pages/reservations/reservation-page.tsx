import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { endedLink, linkStatus } from '#src/features/sites/domain/ended-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { EndedLink } from '#src/ui/page/ended-link.tsx'
import { isSameOrigin } from '#src/app/posted-form.ts'
import { ReservationSheet } from './parts/reservation-sheet.tsx'
import { checkoutSite } from './refused-vehicle.ts'

/**
 * `/reservation/{reference}/{signature}`: a shopper's own reservation, where the payment page returns to and
 * the confirmation mail points. The gateway is asked each time while money may be on its way.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services } = page
  const view = await services.reservations.show(site, linkOf(params))
  const ended = view
    ? null
    : endedLink(await services.reservations.stateOf(site, linkOf(params)), site.config)
  const hasLeft = new URL(request.url).searchParams.has('left')
  const { phone } = await checkoutSite(page, view?.vehicle.slug ?? '')
  return data(
    { view, ended, hasLeft, siteName: site.config.name, phone },
    {
      status: linkStatus(ended?.state ?? 'good'),
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' },
    },
  )
}

/** Keeps the loader's no-store on the page itself. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

/** Cancels; pressing twice cancels once. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { site, services } = readPageContext(context)
  await services.reservations.cancelByLink(site, linkOf(params))
  return redirect(new URL(request.url).pathname, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Your reservation | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
  // Reloads by itself while the payment is on its way, with or without scripts.
  ...(loaderData?.view?.status === 'checking' && !loaderData.hasLeft
    ? [{ httpEquiv: 'refresh', content: '5' }]
    : []),
]

export default function ReservationPage() {
  const { view, ended, hasLeft, phone } = useLoaderData<typeof loader>()
  if (ended) return <EndedLink {...ended} about="your reservation" />
  return view && <ReservationSheet view={view} hasLeft={hasLeft} phone={phone} />
}

function linkOf({
  reference = '',
  signature = '',
}: {
  reference?: string | undefined
  signature?: string | undefined
}) {
  return { reference, signature }
}
