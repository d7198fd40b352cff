import { Button } from '#src/ui/button.tsx'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigationType,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { browserStorage, rememberDetails } from '#src/ui/form/remembered-details.ts'
import { type TradeIn, tradeInTitle } from '#src/features/trade-in/domain/trade-in.ts'
import { VALUATION_GONE_TEXT } from '#src/features/trade-in/domain/trade-in-words.ts'
import { furthestStep, STEP_LABELS, stepToShow } from '#src/features/trade-in/domain/trade-in-steps.ts'
import { toOfferView, type ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { toTradeInResult } from '#src/features/trade-in/domain/trade-in-result.ts'
import { dateText } from '#src/features/trade-in/domain/trade-in-site.ts'
import { usePhotoUpload } from '#src/features/trade-in/ui/photos/use-photo-upload.ts'
import { StepFrame } from '#src/features/trade-in/ui/step-frame.tsx'
import { ConditionStep } from '#src/features/trade-in/ui/steps/condition-step.tsx'
import { DetailsStep } from '#src/features/trade-in/ui/steps/details-step.tsx'
import { OfferStep } from '#src/features/trade-in/ui/steps/offer-step.tsx'
import { PhotosStep } from '#src/features/trade-in/ui/steps/photos-step.tsx'
import { VehicleStep } from '#src/features/trade-in/ui/steps/vehicle-step.tsx'
import { useMiscellaneousCall } from '#src/features/trade-in/ui/use-miscellaneous-call.ts'
import { findCarWanted, guardTradeIn, PRIVATE, toTradeInSite } from './trade-in-context.ts'
import { refuseTooMany, valuationAction } from './valuation-action.ts'

/**
 * `/trade-in/valuation?t={token}&step=`: one shopper's valuation, only on the site where it was started
 * (TRADE-001).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services, now } = page
  guardTradeIn(site)
  const query = new URL(request.url).searchParams
  const token = query.get('t') ?? ''
  const tradeIn = await services.tradeIn.open(site, token)
  if (!tradeIn)
    return data({ kind: 'gone' as const, siteName: site.config.name }, { status: 404, headers: PRIVATE })
  const photos = await services.tradeIn.photos.list(tradeIn)
  const view = toView(tradeIn, {
    nowMs: now,
    dateText: (ms) => dateText(site, ms),
    photos: photos.map(({ id }) => ({ id, url: `/api/trade-in/photos/${id}?t=${token}` })),
  })
  const loaded = {
    kind: 'valuation' as const,
    token,
    view,
    step: stepToShow(tradeIn.facts, query.get('step')),
    furthest: furthestStep(tradeIn.facts),
    lookup: query.get('lookup'),
    isCallAsked: query.get('called') === '1',
    car: await findCarWanted(page, tradeIn.carId),
    site: toTradeInSite(site, tradeIn.facts.contact?.locationId),
    siteName: site.config.name,
    siteSlug: site.config.slug,
    result: tradeIn.offer ? toTradeInResult(tradeIn) : null,
    tellsMiscellaneous: site.config.features.trade_in_miscellaneous,
  }
  return data(loaded, { headers: PRIVATE })
}

type ViewParts = Pick<ValuationView, 'photos'> & { nowMs: number; dateText: (ms: number) => string }

function toView(
  { facts, offer, leadId, leadReference, acceptedAt }: TradeIn,
  parts: ViewParts,
): ValuationView {
  const vehicle = facts.vehicle ?? facts.found
  return {
    rego: facts.rego,
    regoState: facts.regoState,
    isFound: facts.found !== null,
    vehicle,
    vehicleText: vehicle && tradeInTitle(vehicle),
    kms: facts.kms,
    answers: Object.fromEntries(
      (facts.adjustments ?? []).map(({ id, adjustmentAnswers }) => [id, adjustmentAnswers[0] ?? '']),
    ),
    contact: facts.contact,
    offer: offer && toOfferView(offer, parts),
    leadId,
    reference: leadReference,
    isAccepted: acceptedAt !== null,
    photos: parts.photos,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, tooMany } = readPageContext(context)
  guardTradeIn(site)
  const answer = tooMany
    ? await refuseTooMany(services.tradeIn, request)
    : await valuationAction({ tradeIn: services.tradeIn, site, request })
  if (answer instanceof Response) return answer
  return data(answer.problem, { status: answer.status })
}

export const headers = () => PRIVATE

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title:
      loaderData?.kind === 'valuation'
        ? `${STEP_LABELS[loaderData.step]} | Value your trade-in | ${loaderData.siteName}`
        : 'Value your trade-in',
  },
  { name: 'robots', content: 'noindex' },
  // The token stays on this site; `no-referrer` would also remove the Origin from forms without scripts.
  { name: 'referrer', content: 'same-origin' },
]

export default function ValuationPage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.kind === 'gone' ? <Gone /> : <Valuation loaded={loaded} />
}

type Loaded = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { kind: 'valuation' }>

/** All steps share the upload, so that photos continue uploading while the shopper moves on. */
function Valuation({ loaded }: { loaded: Loaded }) {
  const problem = useActionData<typeof action>()
  const { step, view, token, site, siteSlug, car } = loaded
  useMiscellaneousCall(loaded.tellsMiscellaneous && step === 'offer', token, loaded.result)
  useRememberContact(siteSlug, step === 'offer' ? view.contact : null)
  const upload = usePhotoUpload({ token, siteSlug })
  const shared = { token, problem, view }
  return (
    <main id="main">
      <StepFrame step={step} furthest={loaded.furthest} token={token} view={view} car={car} site={site}>
        {step === 'vehicle' ? <VehicleStep {...shared} site={site} lookup={loaded.lookup} /> : null}
        {step === 'condition' ? <ConditionStep {...shared} /> : null}
        {step === 'photos' ? <PhotosStep {...shared} upload={upload} /> : null}
        {step === 'details' ? <DetailsStep {...shared} site={site} siteSlug={siteSlug} /> : null}
        {step === 'offer' ? <OfferStep {...shared} car={car} isCallAsked={loaded.isCallAsked} /> : null}
      </StepFrame>
    </main>
  )
}

/** LEAD-014: what was just sent with the details step; a reload, or a link opened later, stores nothing. */
function useRememberContact(siteSlug: string, contact: ValuationView['contact']): void {
  const isSent = useNavigationType() !== 'POP'
  useEffect(() => {
    if (!contact || !isSent) return
    rememberDetails(browserStorage('local'), siteSlug, { ...contact, last_name: contact.lastName })
  }, [siteSlug, contact, isSent])
}

function Gone() {
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg">{VALUATION_GONE_TEXT}</h1>
      <p className="mt-3 max-w-prose text-ink-muted">
        Unfinished valuations are deleted after a week, and a link only opens on the website where it was
        made.
      </p>
      <Button href="/trade-in" className="mt-6">
        Start again
      </Button>
    </main>
  )
}
