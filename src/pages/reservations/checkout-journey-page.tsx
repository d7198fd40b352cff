import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type PageContext, readPageContext } from '#src/app/page-context.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { moneyLines } from '#src/features/reservations/domain/checkout-offer.ts'
import { JourneyForm, type JourneyState } from './parts/journey-form.tsx'
import { JourneyProgress } from './parts/journey-progress.tsx'
import { OfferCard } from './parts/offer-card.tsx'
import { RefusedCheckout } from './parts/refused-checkout.tsx'
import { postJourney } from './journey-action.ts'
import { answerHeaders } from './answer-headers.ts'
import { checkoutSite, refusalOf } from './refused-vehicle.ts'

/** `/checkout-journey?car_id={slug}` (ROUTE-003, RSV-002): buying a vehicle online, step by step. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const slug = new URL(request.url).searchParams.get('car_id') ?? ''
  const opened = await page.services.reservations.open(page.site, { kind: 'purchase', vehicle: slug })
  if (!opened.ok && opened.error.code === 'unknown_vehicle') throw data('Not found', { status: 404 })
  const offer = opened.ok ? opened.value : null
  const answer = {
    offer,
    refusal: opened.ok ? null : await refusalOf(page, slug, opened.error),
    site: await checkoutSite(page, slug),
    hasTradeIn: page.site.config.features.trade_in,
    head: headOf(page, offer),
  }
  return data(answer, {
    status: opened.ok ? 200 : opened.error.status,
    headers: { 'cache-control': 'private, no-store' },
  })
}

export const headers = answerHeaders

function headOf(
  { site }: PageContext,
  offer: { name: string; stockNumber: string; slug: string; depositText: string } | null,
) {
  const path = offer ? `/checkout-journey?car_id=${encodeURIComponent(offer.slug)}` : '/checkout-journey'
  return {
    title: offer ? `Buy ${offer.name} (${offer.stockNumber}) online` : 'Buy online',
    description: offer
      ? `Buy ${offer.name}, stock ${offer.stockNumber}, online from ${site.config.name}: delivery or pick-up, finance or your own money, and a refundable ${offer.depositText} deposit.`
      : `Buy a vehicle online from ${site.config.name}.`,
    url: `${site.origin}${path}`,
    siteName: site.config.name,
    isPreview: true,
  }
}

/** Moves a step on or back, or starts the purchase with its deposit. */
export async function action({ context, request }: ActionFunctionArgs) {
  return postJourney(readPageContext(context), request)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

const FIRST: JourneyState = { step: 'details', values: {}, delivery: null, problem: null }

export default function CheckoutJourneyPage() {
  const { offer, refusal, site, hasTradeIn } = useLoaderData<typeof loader>()
  const moved = useActionData<typeof action>()
  const state = moved ?? FIRST
  if (!offer)
    return (
      <RefusedCheckout
        heading="This vehicle cannot be bought online"
        message={state.problem?.message ?? refusal?.message ?? ''}
        ways={refusal}
        phone={site.phone}
      />
    )
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg mb-6 text-ink">Buy online: {offer.name}</h1>
      <JourneyProgress step={state.step} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-20">
        <div className="max-w-3xl min-w-0">
          <JourneyForm
            key={state.step}
            offer={offer}
            site={site}
            state={state}
            hasTradeIn={hasTradeIn}
            isMoved={moved !== undefined}
          />
        </div>
        <div className="lg:sticky lg:top-24">
          <OfferCard offer={offer} lines={moneyLines(offer, state.delivery)} phone={site.phone} />
        </div>
      </div>
    </main>
  )
}
