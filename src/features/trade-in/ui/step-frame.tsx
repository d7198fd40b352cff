import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { ReactNode } from 'react'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { STEP_LABELS, TRADE_IN_STEPS, type TradeInStep } from '../domain/trade-in-steps.ts'
import { type CarWanted, kmsText, type TradeInSite, type ValuationView } from '../domain/valuation-view.ts'
import { StepProgress } from '#src/ui/page/step-progress.tsx'
import { CarWantedCard } from './car-wanted-card.tsx'

type FrameProps = {
  step: TradeInStep
  furthest: TradeInStep
  token: string
  view: ValuationView
  car: CarWanted | null
  site: TradeInSite
  children: ReactNode
}

export function stepHref(token: string, step: TradeInStep): string {
  return `/trade-in/valuation?t=${token}&step=${step}`
}

/** Progress at the top, the step in the middle, a summary and help at the side. */
export function StepFrame({ step, furthest, token, view, car, site, children }: FrameProps) {
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <Progress step={step} furthest={furthest} token={token} />
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="min-w-0">{children}</div>
        <aside aria-label="Your valuation so far" className="flex flex-col gap-4 lg:pt-2">
          <ToldSoFar view={view} />
          {car ? <CarWantedCard car={car} /> : null}
          <p className="px-1 text-sm text-ink-muted">
            Rather talk? Call{' '}
            <a
              href={telHref(site.phone)}
              className="inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-2"
            >
              {formatAuPhone(site.phone)}
            </a>
            .
          </p>
        </aside>
      </div>
    </div>
  )
}

function Progress({ step, furthest, token }: Pick<FrameProps, 'step' | 'furthest' | 'token'>) {
  const reach = TRADE_IN_STEPS.indexOf(furthest)
  const steps = TRADE_IN_STEPS.map((each, index) => ({
    label: STEP_LABELS[each],
    href: index <= reach ? stepHref(token, each) : undefined,
  }))
  return <StepProgress label="Steps of your valuation" steps={steps} here={TRADE_IN_STEPS.indexOf(step)} />
}

function ToldSoFar({ view }: { view: ValuationView }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p className="text-sm text-ink-muted">Your vehicle</p>
      <p className="mt-0.5 text-lg font-semibold text-balance text-ink">
        {view.vehicleText ?? 'Not confirmed yet'}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
        {view.rego ? (
          <span className="rounded-tag border border-ink bg-surface px-2 py-0.5 font-display font-semibold tracking-widest text-ink">
            {view.rego}
          </span>
        ) : null}
        {view.regoState ? <span>{view.regoState}</span> : null}
        {kmsText(view.kms) ? <span className="tabular-nums">{kmsText(view.kms)}</span> : null}
      </p>
    </div>
  )
}
