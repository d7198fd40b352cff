import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { setCookies } from '#src/app/set-cookies.ts'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { readPageContext, toldOrNull } from '#src/app/page-context.ts'
import { typedFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { COMPETITION_ERRORS } from '#src/features/competitions/domain/competition-errors.ts'
import { prizeLines, spinTerms } from '#src/features/competitions/domain/spin-terms.ts'
import { isSpinOpen } from '#src/features/competitions/domain/spin-wheel.ts'
import { SpinForm, type SpinProblem } from './spin-form.tsx'
import { SpinWheel } from '#src/features/competitions/ui/spin-wheel.tsx'
import { SpinDetails, SpinOutcome } from '#src/features/competitions/ui/spin-details.tsx'

/**
 * `/spin-to-win` (ROUTE-043, PAGE-046): the wheel, its entry form and terms; with `?ref=` the result of that
 * entry.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const { config } = site
  const spin = config.spinToWin
  if (!spin) throw data('Not found', { status: 404 })
  const reference = new URL(request.url).searchParams.get('ref')
  const result = reference ? await services.spins.findResult(site, reference.slice(0, 20)) : null
  return {
    heading: spin.heading,
    intro: spin.intro,
    labels: spin.prizes.map(({ label }) => label),
    prizes: prizeLines(spin),
    terms: spinTerms(spin, config),
    minimumAge: spin.minimumAge,
    isOpen: isSpinOpen(spin, config.state, now),
    days: `From ${dateInWords(spin.start)} to ${dateInWords(spin.end)}`,
    result: result && {
      index: result.index,
      isWin: result.prize.isWin,
      label: result.prize.label,
      detail: result.prize.detail,
      reference: result.reference,
    },
    formSite: toLeadFormSite(config),
    head: {
      title: spin.heading,
      description: `${spin.intro} ${dateInWords(spin.start)} to ${dateInWords(spin.end)}.`,
      url: `${site.origin}/spin-to-win`,
      siteName: config.name,
      isPreview: site.isPreview,
    },
  }
}

/** One spin: the server draws the prize, stores it with a lead and shows it under the lead's reference. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, address, onFault } = readPageContext(context)
  if (!isSameOrigin(request)) return problem(COMPETITION_ERRORS.cross_origin, {})
  const body = await readPostedForm(request)
  if (!body.ok) return problem(body.error, body.error.typed)
  const { phone } = body.value
  const form = {
    purpose: 'spin',
    address,
    cookie: request.headers.get('cookie'),
    body: body.value,
    phone: typeof phone === 'string' ? phone : '',
  } as const
  const sent = await services.accounts
    .stepUp(site, form, {
      send: (visitor) =>
        services.spins.spin(site, {
          fields: body.value,
          channel: 'web_form',
          userAgent: request.headers.get('user-agent'),
          url: request.headers.get('referer') ?? request.url,
          visitor,
        }),
      needsCode: (spun) => !spun.ok && spun.error.isCodeNeeded === true,
    })
    .catch(toldOrNull({ onFault }))
  if (!sent) return problem(COMPETITION_ERRORS.submit_failed, body.value)
  const headers = setCookies(sent.cookies)
  if (sent.answer?.ok)
    return redirect(`/spin-to-win?ref=${sent.answer.value.reference}`, { status: 303, headers })
  return problem(sent.answer?.error ?? COMPETITION_ERRORS.code_needed, body.value, { ...sent, headers })
}

type Refused = { status: number; message: string; fields?: SpinProblem['fields'] }
type Asked = { proof: ProofAsk | null; headers?: [string, string][] }

function problem(
  { status, message, fields = [] }: Refused,
  body: Record<string, unknown>,
  { proof, headers = [] }: Asked = { proof: null },
) {
  const isTermsAccepted = body.accept_terms === 'yes'
  const shown: SpinProblem = { message, fields, values: typedFields(body), isTermsAccepted, proof }
  return data(shown, { status, headers })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function SpinPage() {
  const page = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  const { result, isOpen, heading, intro, labels, formSite, minimumAge } = page
  return (
    <main>
      <div className="container-page section-space grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <SpinWheel labels={labels} stopsAt={result?.index ?? null} />
        <div className="max-w-xl">
          {result ? (
            <SpinOutcome result={result} phone={formSite.phone} />
          ) : (
            <>
              <h1 className="display-xl">{heading}</h1>
              <p className="mt-4 text-lg text-pretty text-ink-muted">{intro}</p>
              <p className="mt-2 mb-6 font-semibold">{page.days}</p>
              {isOpen ? (
                <SpinForm site={formSite} minimumAge={minimumAge} problem={refused} />
              ) : (
                <p className="rounded-card border border-line bg-surface p-5">
                  {COMPETITION_ERRORS.not_open.message}
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <SpinDetails prizes={page.prizes} terms={page.terms} />
    </main>
  )
}
