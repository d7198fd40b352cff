import { Form } from 'react-router'
import { TRADE_IN_SUBCATEGORY } from '#src/features/trade-in/domain/trade-in-lead.ts'
import { offerDependsOn } from '#src/features/trade-in/domain/trade-in-words.ts'
import type { CarWanted, OfferView, ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { stepHref } from '../step-frame.tsx'
import { ProblemSummary } from '../trade-in-problem.tsx'
import { useOneSubmit } from '../use-one-submit.ts'
import { StepHeading, type StepProps } from './step-form.tsx'

type OfferStepProps = StepProps & { view: ValuationView; car: CarWanted | null; isCallAsked: boolean }
type Priced = Extract<OfferView, { kind: 'price' }>

/** The offer with its lines, method, expiry and caveats, or why there is none (TRADE-005, TRADE-010; pain 19). */
export function OfferStep({ view, car, isCallAsked, token, problem }: OfferStepProps) {
  const { offer } = view
  if (offer?.kind !== 'price')
    return <NoPrice text={offer?.text ?? ''} view={view} token={token} isCallAsked={isCallAsked} />
  return (
    <>
      <ProblemSummary problem={problem} />
      <StepHeading>{view.isAccepted ? 'Offer accepted. We will be in touch.' : 'Your offer'}</StepHeading>
      <div className="on-night mt-6 rounded-card bg-night p-6 text-on-night sm:p-8">
        <p className="text-on-night-muted">{view.vehicleText}</p>
        <p
          className="mt-1 font-display text-5xl font-semibold tabular-nums sm:text-6xl"
          data-offer-price={offer.offerPrice}
        >
          {offer.priceText}
        </p>
        <p className="mt-3 text-lg">
          {offer.isExpired
            ? `This offer ended on ${offer.validUntilText}`
            : `Valid until ${offer.validUntilText}`}
          , subject to inspection.
        </p>
        {view.isAccepted ? null : (
          <Decide view={view} offer={offer} token={token} isCallAsked={isCallAsked} />
        )}
      </div>
      {view.reference ? (
        <p className="mt-4 text-ink-muted">
          Your reference is <strong className="font-semibold text-ink">{view.reference}</strong>.
          {car ? ' The vehicle you want is noted with it.' : ''}
        </p>
      ) : null}
      <OfferLines offer={offer} />
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <section aria-labelledby="offer-method">
          <h2 id="offer-method" className="text-xl font-semibold text-ink">
            How we got there
          </h2>
          <dl className="mt-3 flex flex-col gap-3">
            {offer.method.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink-muted">{label}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="offer-depends">
          <h2 id="offer-depends" className="text-xl font-semibold text-ink">
            What it depends on
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-ink marker:text-ink-muted">
            {offerDependsOn(view.vehicle?.itemType).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function Decide({
  view,
  offer,
  token,
  isCallAsked,
}: {
  view: ValuationView
  offer: Priced
  token: string
  isCallAsked: boolean
}) {
  const { isBusy, onSubmit } = useOneSubmit()
  if (offer.isExpired)
    return (
      <a
        href={stepHref(token, 'condition')}
        className="mt-6 inline-flex min-h-13 items-center rounded-control bg-surface px-7 text-lg font-semibold text-ink"
      >
        Get a new offer
      </a>
    )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Form
        method="post"
        action={`/trade-in/valuation?t=${token}&step=offer`}
        onSubmit={onSubmit}
        className="max-sm:w-full"
      >
        <input type="hidden" name="step" value="accept" />
        <input type="hidden" name="subcategory" value={TRADE_IN_SUBCATEGORY.accepted} />
        <input type="hidden" name="offer_accepted" value="true" />
        <input type="hidden" name="offer_price" value={offer.offerPrice} />
        <input type="hidden" name="rego" value={view.rego ?? ''} />
        <input type="hidden" name="regoState" value={view.regoState ?? ''} />
        <input type="hidden" name="lead_id" value={view.leadId ?? ''} />
        <button
          type="submit"
          disabled={isBusy}
          className="inline-flex min-h-13 items-center justify-center rounded-control bg-surface px-7 text-lg font-semibold text-ink hover:bg-studio disabled:opacity-70 max-sm:w-full"
        >
          {isBusy ? 'One moment…' : 'Accept this offer'}
        </button>
      </Form>
      <AskForCall
        token={token}
        isCallAsked={isCallAsked}
        className="border border-on-night-muted text-on-night hover:border-on-night"
      />
    </div>
  )
}

function AskForCall({
  token,
  isCallAsked,
  className,
}: {
  token: string
  isCallAsked: boolean
  className: string
}) {
  const { onSubmit } = useOneSubmit()
  if (isCallAsked)
    return (
      <p role="status" className="font-medium">
        Thank you: we will call you about it.
      </p>
    )
  return (
    <Form
      method="post"
      action={`/trade-in/valuation?t=${token}&step=offer`}
      onSubmit={onSubmit}
      className="max-sm:w-full"
    >
      <input type="hidden" name="step" value="call" />
      <button
        type="submit"
        className={`inline-flex min-h-13 items-center justify-center rounded-control px-7 text-lg font-semibold max-sm:w-full ${className}`}
      >
        Talk to us first
      </button>
    </Form>
  )
}

function OfferLines({ offer }: { offer: Priced }) {
  return (
    <section aria-labelledby="offer-lines" className="mt-10">
      <h2 id="offer-lines" className="text-xl font-semibold text-ink">
        What it is made of
      </h2>
      <dl className="mt-3 border-t border-line">
        {offer.lines.map(({ id, label, amountText, isCost }) => (
          <div key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
            <dt className="text-ink">{label}</dt>
            <dd className={`shrink-0 tabular-nums ${isCost ? 'text-ink-muted' : 'font-medium text-ink'}`}>
              {amountText}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 py-4 text-lg font-semibold text-ink">
          <dt>Your offer</dt>
          <dd className="tabular-nums">{offer.priceText}</dd>
        </div>
      </dl>
    </section>
  )
}

function NoPrice({
  text,
  view,
  token,
  isCallAsked,
}: {
  text: string
  view: ValuationView
  token: string
  isCallAsked: boolean
}) {
  return (
    <>
      <StepHeading>We would like to see it first</StepHeading>
      <div className="mt-6 rounded-card border border-line bg-surface p-6 sm:p-8">
        <p className="max-w-prose text-lg text-ink">{text}</p>
        <p className="mt-3 max-w-prose text-ink-muted">
          Your details are with us: a valuer looks at what you told us and contacts you during opening hours.
          {view.reference ? ` Your reference is ${view.reference}.` : ''}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-ink">
          <AskForCall
            token={token}
            isCallAsked={isCallAsked}
            className="bg-action text-on-action hover:bg-action-strong"
          />
          <a
            href={stepHref(token, 'photos')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {view.photos.length > 0 ? 'Add more photos' : 'Add photos: they help'}
          </a>
        </div>
      </div>
    </>
  )
}
