import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { isSameOrigin } from '#src/app/posted-form.ts'
import { tradeInError } from '#src/features/trade-in/domain/trade-in-errors.ts'
import { textOf } from '#src/features/trade-in/domain/trade-in-fields.ts'
import { toRaw, typedIn } from '#src/features/trade-in/domain/posted-fields.ts'
import { CarWantedCard } from '#src/features/trade-in/ui/car-wanted-card.tsx'
import { isTowedOnly } from '#src/features/sites/domain/towed-only.ts'
import { PlateForm } from '#src/features/trade-in/ui/plate-form.tsx'
import type { TradeInProblem } from '#src/features/trade-in/ui/trade-in-problem.tsx'
import { HowItWorks, TradeInFaq } from '#src/features/trade-in/ui/trade-in-story.tsx'
import { findCarWanted, guardTradeIn, toTradeInSite } from './trade-in-context.ts'

/** `/trade-in` and `/cars/trade-in?car_id={id}` with that vehicle's context (ROUTE-006, ROUTE-007, TRADE-014). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  guardTradeIn(page.site)
  const car = await findCarWanted(page, new URL(request.url).searchParams.get('car_id'))
  const { one } = page.site.config.search.stockNoun
  return { site: toTradeInSite(page.site), car, noun: one, canonical: `${page.site.origin}/trade-in` }
}

/** Looks the plate up, or goes on by hand, and leads to the valuation. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, tooMany } = readPageContext(context)
  guardTradeIn(site)
  if (!isSameOrigin(request)) return mend(tradeInError('cross_origin'), {})
  const { fields, error } = await services.tradeIn.readForm(request)
  if (tooMany) return mend(tradeInError('rate_limited'), typedIn(fields))
  if (error) return mend(error, typedIn(fields))
  const raw = toRaw(fields)
  const isByHand = textOf(raw, 'intent') === 'by_hand'
  const begun = await services.tradeIn.start(site, { raw, carId: textOf(raw, 'car_id') || null, isByHand })
  if (!begun.ok) return mend(begun.error, typedIn(fields))
  const { token, lookup } = begun.value
  return redirect(`/trade-in/valuation?t=${token}&step=vehicle&lookup=${lookup}`, 303)
}

function mend(error: ReturnType<typeof tradeInError>, values: Record<string, string>) {
  const problem: TradeInProblem = { message: error.message, fields: error.fields, values }
  return data(problem, { status: error.status })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, noun, canonical } = loaderData
  return [
    { title: `Value your trade-in online | ${site.name}` },
    {
      name: 'description',
      content: `Find out what your ${noun} is worth: ${isTowedOnly(site) ? 'say what it is' : 'enter its rego'}, answer a few questions and see an offer from ${site.name}, broken down step by step.`,
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function TradeInPage() {
  const { site, car, noun } = useLoaderData<typeof loader>()
  const isTowed = isTowedOnly(site)
  const problem = useActionData<typeof action>()
  return (
    <main id="main">
      <section className="on-night bg-night text-on-night">
        <div className="container-page grid gap-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center lg:gap-20 lg:py-20">
          <div className="flex flex-col gap-5">
            <h1 className="display-xl">What is your {noun} worth?</h1>
            <p className="max-w-prose text-lg text-on-night-muted md:text-xl">
              {isTowed ? 'Say what it is' : 'Enter the rego'}, answer a few questions honestly and see a
              figure at once, broken down step by step. No obligation, and nothing to sign.
            </p>
            {car ? (
              <div className="max-w-md">
                <CarWantedCard car={car} />
              </div>
            ) : null}
          </div>
          <div className="rounded-card bg-surface p-5 text-ink sm:p-8">
            <h2 className="mb-5 font-display text-2xl font-semibold">
              Start with your {isTowed ? noun : 'rego'}
            </h2>
            <PlateForm state={site.state} carId={car?.id ?? null} problem={problem} isTowed={isTowed} />
          </div>
        </div>
      </section>
      <div className="container-page section-space flex flex-col gap-16">
        <HowItWorks isTowed={isTowed} />
        <TradeInFaq />
      </div>
    </main>
  )
}
