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
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { TIME_TAKEN_TEXT } from '#src/features/leads/domain/leads-errors.ts'
import { SlotPicker } from '#src/features/leads/ui/form-parts/slot-picker.tsx'

const HEADINGS = {
  booked: 'Your test drive',
  cancelled: 'Your test drive is cancelled',
  past: 'This test drive is in the past',
} as const

/** Why a drive was not moved, by the word of the address that says so. */
const MOVE_PROBLEMS = { taken: TIME_TAKEN_TEXT, choose: 'Choose a date and time.' } as const
type MoveProblem = keyof typeof MOVE_PROBLEMS

/** `/test-drive/{reference}/{signature}`: the drive a link in a mail opens, and moving or cancelling it (LEAD-002). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const { searchParams } = new URL(request.url)
  const problem = Object.keys(MOVE_PROBLEMS).find((word) => searchParams.has(word)) as MoveProblem | undefined
  const drive = await services.drives.open(site, linkOf(params))
  const ended = drive ? null : endedLink(await services.drives.stateOf(site, linkOf(params)), site.config)
  return data(
    { drive, ended, problem: problem ?? null, siteName: site.config.name },
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

/** Moves it to the chosen time, or cancels if that was pressed and nothing else; pressing twice does either once. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { site, services } = readPageContext(context)
  const link = linkOf(params)
  const body = await readPostedForm(request)
  if (!body.ok) return new Response(null, { status: body.error.status })
  const { pathname } = new URL(request.url)
  const { intent, dateTime } = body.value
  if (intent === 'cancel') {
    await services.drives.cancel(site, link)
    return redirect(pathname, 303)
  }
  if (typeof dateTime !== 'string' || dateTime === '') return redirect(`${pathname}?choose#move`, 303)
  const isMoved = await services.drives.move(site, link, dateTime)
  return redirect(isMoved ? pathname : `${pathname}?taken#move`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Your test drive | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function TestDrivePage() {
  const { drive, ended, problem } = useLoaderData<typeof loader>()
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
        <ChangeForms drive={drive} problem={problem} />
      ) : (
        <Button href="/book-test-drive" className="self-start">
          Book another test drive
        </Button>
      )}
    </main>
  )
}

type Drive = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['drive']>

function ChangeForms({ drive, problem }: { drive: Drive; problem: MoveProblem | null }) {
  return (
    <>
      {drive.days.length > 0 ? (
        <form method="post" id="move" className="flex flex-col items-start gap-4">
          <h2 className="font-display text-xl font-semibold text-ink">Another time</h2>
          <SlotPicker
            days={drive.days}
            formId="move"
            label="When suits you better?"
            error={problem ? MOVE_PROBLEMS[problem] : undefined}
            chosen={undefined}
          />
          <Button type="submit" name="intent" value="move">
            Move it to this time
          </Button>
        </form>
      ) : null}
      <form method="post" className="flex flex-col items-start gap-3">
        <p className="text-ink-muted">
          Cannot make it? Cancel here; the dealer is told and the time goes to somebody else.
        </p>
        <Button type="submit" variant="secondary" name="intent" value="cancel">
          Cancel this test drive
        </Button>
      </form>
    </>
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
