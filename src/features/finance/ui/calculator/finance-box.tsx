import type { ReactNode } from 'react'
import { formatRate } from '#src/features/finance/domain/comparison-rate.ts'
import { estimatePlan, type FinanceEstimate } from '#src/features/finance/domain/finance-estimate.ts'
import type { FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import type { FinancePlan } from '#src/features/finance/domain/finance-plan.ts'
import { monthOfWeeks, wholeDollars } from '#src/features/finance/domain/repayment.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { FinanceSmallPrint } from './finance-small-print.tsx'

/** A plan's repayment, both rates and total, with the warning next to them (VDP-021, FIN-042, NCC s 164). */
export function FinanceBox({
  offer,
  plan,
  action,
}: {
  offer: FinanceOffer
  plan: FinancePlan
  action: ReactNode
}) {
  const estimate = estimatePlan(offer, plan)
  return (
    <div className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-studio p-5 sm:p-6">
      <div aria-live="polite">
        {estimate === 'nothing_to_borrow' ? (
          <p className="text-ink">The deposit covers the amount: there is nothing left to finance.</p>
        ) : estimate === 'residual_too_large' ? (
          <p className="text-ink">
            The residual is as large as the loan. Choose a smaller residual or deposit.
          </p>
        ) : estimate.isBelowFigures ? (
          <p className="font-display text-2xl font-semibold text-ink">Enquire for Finance</p>
        ) : (
          <Figures offer={offer} plan={plan} estimate={estimate} />
        )}
      </div>
      {action}
      <FinanceSmallPrint offer={offer} />
    </div>
  )
}

type FiguresProps = { offer: FinanceOffer; plan: FinancePlan; estimate: FinanceEstimate }

function Figures({ offer, plan, estimate }: FiguresProps) {
  const { frequency } = plan
  const { chosen, repayments } = estimate
  const years = plan.termYears === 1 ? '1 year' : `${plan.termYears} years`
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-4">
        <Figure
          label={`Estimated ${frequency} repayment`}
          value={formatCents(wholeDollars(chosen.repaymentCents))}
          isWide
        />
        <Figure label="Interest rate" value={formatRate(plan.annualRate)} />
        <Figure label="Comparison rate" value={formatRate(estimate.comparisonRate)} />
      </dl>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4 text-sm text-ink">
        <Line label="Term" value={years} />
        {plan.depositCents > 0 ? (
          <Line label="Deposit or trade-in" value={formatCents(plan.depositCents)} />
        ) : null}
        <Line
          label={offer.feeCents > 0 ? 'Amount financed, with fees' : 'Amount financed'}
          value={formatCents(chosen.financedCents)}
        />
        {offer.monthlyFigure === 'weekly_times_4_33' ? (
          <Month weeklyCents={repayments.weekly} />
        ) : frequency === 'monthly' ? null : (
          <Line label="Repaid monthly instead" value={formatCents(wholeDollars(repayments.monthly))} />
        )}
        {plan.residualCents > 0 ? (
          <Line label="Residual, due at the end" value={formatCents(plan.residualCents)} />
        ) : null}
        <Line label="Total of all repayments" value={formatCents(wholeDollars(chosen.totalCents))} />
      </dl>
      {offer.isBeforeCharges ? (
        <p className="mt-3 text-sm text-ink">
          The price excludes government charges such as stamp duty and registration, and so do these figures.
        </p>
      ) : null}
    </>
  )
}

/** The spec's month of 4.33 weeks, labelled as such, with the whole year (FIN-030, decision 0027). */
function Month({ weeklyCents }: { weeklyCents: number }) {
  const { monthCents, yearCents } = monthOfWeeks(weeklyCents)
  return (
    <>
      <Line label="A month (4.33 weekly repayments)" value={formatCents(wholeDollars(monthCents))} />
      <Line label="A year (52 weekly repayments)" value={formatCents(yearCents)} />
    </>
  )
}

/** Repayment and rates share one size, so that the comparison rate is never less prominent. */
function Figure({ label, value, isWide = false }: { label: string; value: string; isWide?: boolean }) {
  return (
    <div
      className={`flex flex-col-reverse justify-end${isWide ? ' @max-2xl:col-span-full @4xl:col-span-full' : ''}`}
    >
      <dt className="text-sm text-ink">{label}</dt>
      <dd className="font-display text-xl font-semibold whitespace-nowrap text-ink tabular-nums @sm:text-2xl">
        {value}
      </dd>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  )
}
