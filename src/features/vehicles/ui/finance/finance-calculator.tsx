import { useState } from 'react'
import { COMPARISON_WARNING, type FinanceOffer } from '#src/features/vehicles/domain/finance/finance-offer.ts'
import {
  estimateRepayment,
  FINANCE_TERM_YEARS,
  readFinancePlan,
} from '#src/features/vehicles/domain/finance/repayment-estimate.ts'
import { LINE_BUTTON, SOLID_BUTTON } from '#src/features/vehicles/ui/vehicle-page/action-buttons.tsx'
import { dollarsFromCents, formatCents } from '#src/shared/domain/money.ts'
import { FinanceField, FIELD } from './finance-field.tsx'

type Fields = { deposit: string; term: string; balloon: string }

/**
 * Deposit, term and balloon against the repayment, with interest and comparison rate as large as the figure and the
 * warning beside them (VDP-021, NCC s 164). Without scripts the form asks the page again by address.
 */
export function FinanceCalculator({ offer }: { offer: FinanceOffer }) {
  const [fields, setFields] = useState<Fields>({
    deposit: String(dollarsFromCents(offer.plan.depositCents)),
    term: String(offer.plan.termYears),
    balloon: String(offer.plan.balloonPercent),
  })
  const plan = readFinancePlan((name) => fields[name], offer)
  const change = (name: keyof Fields) => (value: string) => setFields({ ...fields, [name]: value })
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-8">
      <form
        method="get"
        action="#finance-calculator"
        className="grid content-start gap-4 sm:grid-cols-2 md:grid-cols-1"
      >
        <FinanceField
          name="deposit"
          label="Deposit or trade-in, $"
          value={fields.deposit}
          onChange={change('deposit')}
        />
        <label className="text-sm text-ink-muted">
          Term
          <select
            name="term"
            value={fields.term}
            onChange={(event) => change('term')(event.target.value)}
            className={FIELD}
          >
            {FINANCE_TERM_YEARS.map((years) => (
              <option key={years} value={years}>
                {years === 1 ? '1 year' : `${years} years`}
              </option>
            ))}
          </select>
        </label>
        {offer.balloonPercentMax > 0 ? (
          <FinanceField
            name="balloon"
            label={`Balloon, % of the price, up to ${offer.balloonPercentMax}`}
            value={fields.balloon}
            onChange={change('balloon')}
          />
        ) : null}
        <noscript>
          <button type="submit" className={LINE_BUTTON}>
            Work it out
          </button>
        </noscript>
      </form>
      <FinanceBox offer={offer} plan={plan} />
    </div>
  )
}

function FinanceBox({
  offer,
  plan,
}: Pick<Parameters<typeof FinanceCalculator>[0], 'offer'> & { plan: FinanceOffer['plan'] }) {
  const estimate = estimateRepayment(offer, plan)
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-studio p-5">
      {estimate ? (
        <div aria-live="polite" className="flex flex-col gap-3">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
            <Figure label="Estimate a week" value={formatCents(estimate.weeklyCents)} />
            <Figure label="or a month" value={formatCents(estimate.monthlyCents)} />
            <Figure label="Interest rate" value={`${offer.annualRate.toFixed(2)}% p.a.`} />
            <Figure label="Comparison rate" value={`${offer.comparisonRate.toFixed(2)}% p.a.`} />
          </dl>
          <p className="text-sm text-ink">
            {`${formatCents(estimate.loanCents)} over ${plan.termYears} ${plan.termYears === 1 ? 'year' : 'years'}${
              estimate.balloonCents > 0 ? `, then a balloon of ${formatCents(estimate.balloonCents)}` : ''
            }. ${formatCents(estimate.totalCents)} in all, paid by the month.`}
          </p>
        </div>
      ) : (
        <p aria-live="polite" className="text-sm text-ink">
          {plan.depositCents >= offer.priceCents
            ? 'The deposit covers the price: there is nothing left to finance.'
            : 'The balloon is as large as the loan. Choose a smaller balloon or deposit.'}
        </p>
      )}
      <a href={offer.buttonHref} className={SOLID_BUTTON}>
        {offer.buttonText}
      </a>
      <p id="financeDisclaimer" className="scroll-mt-24 text-sm text-ink">
        {COMPARISON_WARNING} {offer.source}. The repayments are estimates without fees and charges, not an
        offer of credit; credit is subject to the lender’s approval.
        {offer.lenderDisclaimer ? ` ${offer.lenderDisclaimer}` : ''}
      </p>
    </div>
  )
}

/** Repayment and rates share one size: a comparison rate is never less prominent than the rest. */
function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink">{label}</dt>
      <dd className="font-display text-xl font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  )
}
