import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import {
  BUDGET_DEFAULTS,
  budgetButton,
  budgetRange,
  budgetTooLowText,
  countsInterest,
  parseBudgetAmount,
  type BudgetFrequency,
  type BudgetSettings,
} from '#src/features/search/domain/budget/budget-estimate.ts'
import { estimateBudget } from '#src/features/search/domain/budget/estimate-budget.ts'
import { SEARCH_DEBOUNCE_MS } from '#src/features/search/domain/ranges/range-rules.ts'
import { loadSearchData } from '#src/features/search/ui/data/search-data.ts'
import { COMPARISON_WARNING } from '#src/features/finance/domain/comparison-warning.ts'

type BudgetSearchProps = {
  /** The `/search/...` path that lists all of the site's stock. */
  basePath: string
  /** Price range of all stock; undefined without statistics. */
  price: { min: number; max: number } | undefined
  count: number
  settings: BudgetSettings
  noun: { one: string; many: string }
  heading?: string
}

/** Find cars for your budget, with rate and warning shown (SRCH-011, SRCH-046 to SRCH-051). */
export function BudgetSearch({
  basePath,
  price,
  count,
  settings,
  noun,
  heading = `Find ${noun.many} for your budget`,
}: BudgetSearchProps) {
  const navigate = useNavigate()
  const [frequency, setFrequency] = useState<BudgetFrequency>('monthly')
  const [repayment, setRepayment] = useState<number>(BUDGET_DEFAULTS.monthly)
  const [deposit, setDeposit] = useState<number>(BUDGET_DEFAULTS.deposit)
  const estimate = estimateBudget({ frequency, repayment, deposit }, settings)
  const range = budgetRange(estimate, price?.max)
  const href = `${basePath}?range[price]=:${range.max}`
  const found = useFound(href, count)
  const button = budgetButton({ estimate, priceMin: price?.min, found, noun })
  const formRef = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    // Typed before the scripts loaded
    const typed = new FormData(formRef.current ?? undefined)
    const amount = (name: string) => parseBudgetAmount(String(typed.get(name) ?? ''))
    setFrequency(typed.get('frequency') === 'weekly' ? 'weekly' : 'monthly')
    setRepayment((drawn) => amount('repayment') || drawn)
    setDeposit(amount('deposit'))
  }, [])
  const change = (next: BudgetFrequency) => {
    setFrequency(next)
    setRepayment(BUDGET_DEFAULTS[next])
  }
  return (
    <form
      ref={formRef}
      method="get"
      action="/search-budget"
      onSubmit={(event) => {
        event.preventDefault()
        if (button.isEnabled) navigate(href)
      }}
      className="rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <h2 className="font-display text-xl font-semibold sm:text-2xl">{heading}</h2>
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end">
        <fieldset>
          <legend className="text-sm text-ink-muted">Repayments</legend>
          <div className="mt-1 grid grid-cols-2 overflow-hidden rounded-control border border-line-strong">
            {(['monthly', 'weekly'] as const).map((option) => (
              <label
                key={option}
                className="flex min-h-11 cursor-pointer items-center justify-center text-[0.9375rem] has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-4"
              >
                <input
                  type="radio"
                  name="frequency"
                  value={option}
                  checked={frequency === option}
                  onChange={() => change(option)}
                  className="sr-only"
                />
                {option === 'monthly' ? 'Monthly' : 'Weekly'}
              </label>
            ))}
          </div>
        </fieldset>
        <MoneyBox
          name="repayment"
          label={frequency === 'monthly' ? 'A month' : 'A week'}
          value={repayment}
          onChange={setRepayment}
        />
        <MoneyBox name="deposit" label="Deposit" value={deposit} onChange={setDeposit} />
        <button
          type="submit"
          disabled={!button.isEnabled}
          className="button-primary min-h-11 tabular-nums disabled:border-line disabled:bg-line disabled:text-ink-muted disabled:opacity-100"
        >
          {button.label}
        </button>
      </div>
      <p role="status" className="mt-4 text-[0.9375rem] text-ink">
        {button.isEnabled ? (
          <>
            Up to <strong className="tabular-nums">${formatWhole(range.max)}</strong>
          </>
        ) : (
          budgetTooLowText(noun)
        )}
      </p>
      <Assumptions settings={settings} />
    </form>
  )
}

/** The estimate's assumptions in the same type size, with the warning next to the rate (standards.md). */
function Assumptions({ settings }: { settings: BudgetSettings }) {
  if (!countsInterest(settings))
    return (
      <p className="mt-1 text-[0.9375rem] text-ink-muted">
        The sum of 5 years of repayments and your deposit. It counts no interest or fees, so a loan buys less.
      </p>
    )
  const { annualRate, comparisonRate, termYears, source, asAt } = settings.repayment
  return (
    <div className="mt-1 space-y-1 text-[0.9375rem] text-ink-muted">
      <p className="text-ink">
        {annualRate.toFixed(2)}% p.a., <strong>comparison rate {comparisonRate.toFixed(2)}% p.a.</strong> over{' '}
        {termYears} years. An estimate, not an offer of credit ({source}, {asAt}).
      </p>
      <p>{COMPARISON_WARNING}</p>
    </div>
  )
}

function MoneyBox({
  name,
  label,
  value,
  onChange,
}: {
  name: string
  label: string
  value: number
  onChange(value: number): void
}) {
  const [text, setText] = useState<string | null>(null)
  return (
    <label className="block text-sm text-ink-muted">
      {label}
      <span className="relative mt-1 block">
        <span aria-hidden="true" className="absolute top-2.5 left-3 text-[0.9375rem] text-ink-muted">
          $
        </span>
        <input
          name={name}
          inputMode="numeric"
          value={text ?? formatWhole(value)}
          onChange={(event) => {
            setText(event.target.value)
            onChange(parseBudgetAmount(event.target.value))
          }}
          onBlur={() => setText(null)}
          className="control control-small pl-7 tabular-nums"
        />
      </span>
    </label>
  )
}

/** The number of results at an address once it stops changing; the last known one until then. */
function useFound(href: string, initial: number): number {
  const [found, setFound] = useState(initial)
  useEffect(() => {
    let isLast = true
    const timer = setTimeout(() => {
      loadSearchData(href).then(
        ({ view, isStale }) => {
          if (isLast && !isStale) setFound(view.count)
        },
        () => undefined,
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [href])
  return found
}
