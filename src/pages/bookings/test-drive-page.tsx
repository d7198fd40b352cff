import { Button } from '#src/ui/button.tsx'
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
import { isSameOrigin } from '#src/features/leads/server/intake/lead-body.ts'

const HEADINGS = {
  booked: 'Your test drive',
  cancelled: 'Your test drive is cancelled',
  past: 'This test drive is in the past',
} as const

/** `/test-drive/{reference}/{signature}`: the drive a link in a mail opens, and cancelling it (LEAD-002). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const drive = await services.drives.open(site, linkOf(params))
  const ended = drive ? null : endedLink(await services.drives.stateOf(site, linkOf(params)), site.config)
  return data(
    { drive, ended, siteName: site.config.name },
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
  await services.drives.cancel(site, linkOf(params))
  return redirect(new URL(request.url).pathname, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Your test drive | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function TestDrivePage() {
  const { drive, ended } = useLoaderData<typeof loader>()
  if (!drive)
    return (
      ended && (
        <EndedLink
          {...ended}
          about="your test drive"
          next={{ href: '/book-test-drive', label: 'Book a test drive' }}
        />
      )
    )
  return (
    <main id="main" className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-12 md:py-20">
      <h1 className="display-lg text-ink">{HEADINGS[drive.state]}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-ink">
        <dt className="text-ink-muted">When</dt>
        <dd className="font-medium">{drive.when}</dd>
        <dt className="text-ink-muted">Where</dt>
        <dd className="font-medium">{drive.place}</dd>
        {drive.vehicleName ? (
          <>
            <dt className="text-ink-muted">Vehicle</dt>
            <dd className="font-medium">{drive.vehicleName}</dd>
          </>
        ) : null}
      </dl>
      {drive.state === 'booked' ? (
        <form method="post" className="flex flex-col items-start gap-3">
          <p className="text-ink-muted">
            Cannot make it? Cancel here; the dealer is told and the time goes to somebody else.
          </p>
          <Button type="submit" variant="secondary">
            Cancel this test drive
          </Button>
        </form>
      ) : (
        <Button href="/book-test-drive" className="self-start">
          Book another test drive
        </Button>
      )}
    </main>
  )
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
