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
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { moneyLines } from '#src/features/reservations/domain/checkout-offer.ts'
import { HOLD_HOURS } from '#src/features/reservations/domain/hold-machine.ts'
import { CheckoutForm } from './parts/checkout-form.tsx'
import { OfferCard } from './parts/offer-card.tsx'
import { RefusedCheckout } from './parts/refused-checkout.tsx'
import { readPosted, refuse, startCheckout } from './checkout-action.ts'
import { answerHeaders } from './answer-headers.ts'
import { checkoutSite, refusalOf } from './refused-vehicle.ts'

/**
 * `/cars/{slug}/checkout`, on some sites `/cars/{slug}/buy-online` (ROUTE-002): reserving a vehicle. The path
 * that is not the site's own redirects to the one that is, if the vehicle can be reserved there.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services, path } = page
  const slug = params.slug ?? ''
  const own = `/cars/${slug}/${site.config.reservations.path}`
  const opened = await services.reservations.open(site, { kind: 'reservation', vehicle: slug })
  if (!opened.ok && opened.error.code === 'unknown_vehicle') throw data('Not found', { status: 404 })
  const isOwn = path.replace(/\/+$/, '').toLowerCase().endsWith(`/${site.config.reservations.path}`)
  // A refusal is answered at the requested address: nobody is redirected to one.
  if (opened.ok && !isOwn) throw redirect(own, 302)
  const answer = {
    offer: opened.ok ? opened.value : null,
    lines: opened.ok ? moneyLines(opened.value, null) : [],
    refusal: opened.ok ? null : await refusalOf(page, slug, opened.error),
    site: await checkoutSite(page, slug),
    head: {
      title: opened.ok ? `Reserve ${opened.value.name} (${opened.value.stockNumber})` : 'Reserve online',
      description: opened.ok
        ? `Hold ${opened.value.name}, stock ${opened.value.stockNumber}, for ${HOLD_HOURS} hours with a ${opened.value.depositText} deposit at ${site.config.name}.`
        : `Reserve a vehicle online at ${site.config.name}.`,
      url: `${site.origin}${own}`,
      siteName: site.config.name,
      isPreview: true,
    },
  }
  return data(answer, {
    status: opened.ok ? 200 : opened.error.status,
    headers: { 'cache-control': 'private, no-store' },
  })
}

export const headers = answerHeaders

/**
 * Holds the vehicle for the shopper and goes to the payment page; after a declined payment nothing is
 * reserved.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const page = readPageContext(context)
  const posted = await readPosted(request)
  if (posted.refusal) return refuse(posted.refusal, posted.body)
  return startCheckout(page, request, { kind: 'reservation', vehicle: params.slug ?? '', body: posted.body })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function CheckoutPage() {
  const { offer, lines, refusal, site } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  if (!offer)
    return (
      <RefusedCheckout
        heading="This vehicle cannot be reserved online"
        message={posted?.message ?? refusal?.message ?? ''}
        ways={refusal}
        phone={site.phone}
      />
    )
  return (
    <main id="main" className="container-page section-space">
      <div className="mb-8 max-w-3xl lg:mb-12">
        <h1 className="display-lg text-ink">Reserve it for {HOLD_HOURS} hours</h1>
        <p className="mt-3 text-lg text-pretty text-ink-muted">
          {offer.depositText} holds the {offer.name} at {offer.placeName}. Nobody else can reserve it
          meanwhile, and you can still change your mind.
        </p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-20">
        <div className="lg:sticky lg:col-start-2 lg:row-start-1 lg:top-24">
          <OfferCard offer={offer} lines={lines} phone={site.phone} />
        </div>
        <div className="max-w-3xl lg:col-start-1 lg:row-start-1">
          <CheckoutForm offer={offer} site={site} posted={posted} />
        </div>
      </div>
    </main>
  )
}
