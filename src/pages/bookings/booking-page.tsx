import { Button } from '#src/ui/button.tsx'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type Params,
  redirect,
  useLoaderData,
} from 'react-router'
import { endedLink, linkStatus } from '#src/features/sites/domain/ended-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { EndedLink } from '#src/ui/page/ended-link.tsx'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { TIME_TAKEN_TEXT } from '#src/features/leads/domain/leads-errors.ts'
import { SlotPicker } from '#src/features/leads/ui/form-parts/slot-picker.tsx'
import { MOVES_A_DAY } from '#src/features/bookings/domain/booking-limits.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { BookingLink, BookingView } from '#src/features/bookings/domain/booking-view.ts'

/** The two kinds of booking, by the first part of the address. */
const KINDS = {
  'test-drive': {
    noun: 'test drive',
    thing: 'Vehicle',
    next: { href: '/book-test-drive', label: 'Book a test drive', another: 'Book another test drive' },
  },
  'service-booking': {
    noun: 'service booking',
    thing: 'Service',
    next: { href: '/service', label: 'Book a service', another: 'Book another service' },
  },
} as const

const HEADINGS: Record<BookingView['state'], (noun: string) => string> = {
  booked: (noun) => `Your ${noun}`,
  cancelled: (noun) => `Your ${noun} is cancelled`,
  past: (noun) => `This ${noun} is in the past`,
}

/** Why a booking was not moved, by the word of the address that says so. */
const MOVE_PROBLEMS = { taken: TIME_TAKEN_TEXT, choose: 'Choose a date and time.' } as const
type MoveProblem = keyof typeof MOVE_PROBLEMS

/**
 * `/test-drive/{reference}/{signature}` and `/service-booking/…`: what a link in a mail opens, and moving or
 * cancelling it (LEAD-002, LEAD-028).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, services, path } = readPageContext(context)
  const link = linkOf(path, params)
  const { searchParams } = new URL(request.url)
  const problem = Object.keys(MOVE_PROBLEMS).find((word) => searchParams.has(word)) as MoveProblem | undefined
  const drive = await services.drives.open(site, link)
  const ended = drive ? null : endedLink(await services.drives.stateOf(site, link), site.config)
  return data(
    { drive, ended, purpose: link.purpose, problem: problem ?? null, siteName: site.config.name },
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
  const { site, services, path } = readPageContext(context)
  const link = linkOf(path, params)
  const body = await readPostedForm(request)
  if (!body.ok) return new Response(null, { status: body.error.status })
  const { pathname } = new URL(request.url)
  const { intent, dateTime } = body.value
  if (intent === 'cancel') {
    await services.drives.cancel(site, link)
    return redirect(pathname, 303)
  }
  if (typeof dateTime !== 'string' || dateTime === '') return redirect(`${pathname}?choose#move`, 303)
  const moved = await services.drives.move(site, link, dateTime)
  return redirect(moved === 'taken' ? `${pathname}?taken#move` : pathname, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Your ${KINDS[loaderData?.purpose ?? 'test-drive'].noun} | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function BookingPage() {
  const { drive, ended, problem, purpose } = useLoaderData<typeof loader>()
  const { noun, thing, next } = KINDS[purpose]
  if (!drive)
    return (
      ended && <EndedLink {...ended} about={`your ${noun}`} next={{ href: next.href, label: next.label }} />
    )
  return (
    <main id="main" className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-12 md:py-20">
      <h1 className="display-lg text-ink">{HEADINGS[drive.state](noun)}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-ink">
        <dt className="text-ink-muted">When</dt>
        <dd className="font-medium">{drive.when}</dd>
        <dt className="text-ink-muted">Where</dt>
        <dd className="font-medium">{drive.place}</dd>
        {drive.about ? (
          <>
            <dt className="text-ink-muted">{thing}</dt>
            <dd className="font-medium">{drive.about}</dd>
          </>
        ) : null}
        {drive.price ? (
          <>
            <dt className="text-ink-muted">Price</dt>
            <dd className="font-medium">{drive.price}</dd>
          </>
        ) : null}
      </dl>
      {drive.state === 'booked' ? (
        <ChangeForms drive={drive} noun={noun} problem={problem} />
      ) : (
        <Button href={next.href} className="self-start">
          {next.another}
        </Button>
      )}
    </main>
  )
}

type ChangeProps = { drive: BookingView; noun: string; problem: MoveProblem | null }

function ChangeForms({ drive, noun, problem }: ChangeProps) {
  return (
    <>
      {drive.canMove ? null : <MovedOften noun={noun} phone={drive.phone} />}
      {drive.canMove && drive.days.length > 0 ? (
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
          {`Cancel this ${noun}`}
        </Button>
      </form>
    </>
  )
}

function MovedOften({ noun, phone }: { noun: string; phone: string }) {
  return (
    <p role="status" className="text-ink">
      {`You have moved this ${noun} ${MOVES_A_DAY} times within a day. To change it again, call us on `}
      <a href={telHref(phone)} className="font-semibold underline underline-offset-2">
        {formatAuPhone(phone)}
      </a>
      .
    </p>
  )
}

function linkOf(path: string, { reference = '', signature = '' }: Params): BookingLink {
  return {
    purpose: path.startsWith('/service-booking/') ? 'service-booking' : 'test-drive',
    reference,
    signature,
  }
}
