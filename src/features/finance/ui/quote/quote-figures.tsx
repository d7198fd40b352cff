import { COMPARISON_WARNING } from '#src/features/finance/domain/comparison-warning.ts'
import { NO_QUOTE } from '#src/features/finance/domain/quote/quick-quote.ts'
import type { QuoteView } from '#src/features/finance/domain/quote/quote-view.ts'

/**
 * A quote's week and both rates in one size, with assumptions, warning and its basis next to them (standards.md
 * B9, trap 2). The text keeps its place while loading, so that nothing shifts.
 */
export function QuoteFigures({ view, isAsking }: { view: QuoteView; isAsking: boolean }) {
  return (
    <div className="@container" aria-busy={isAsking}>
      <dl
        aria-live="polite"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-3"
      >
        <Figure label="Weekly estimate" value={view.week} isFirst />
        <Figure label="Interest rate" value={view.rate} />
        <Figure label="Comparison rate" value={view.comparison} />
      </dl>
      <p className="mt-4 text-sm font-medium text-ink">{view.assumes}</p>
      <p className="mt-2 min-h-[8lh] text-sm text-ink @sm:min-h-[5lh] @xl:min-h-[4lh]">
        {COMPARISON_WARNING} The comparison rate is for a 5-year secured fixed rate $30,000 loan.{' '}
        {view.source ?? (isAsking ? 'Asking the lender…' : 'The lender cannot give a figure right now.')}
      </p>
    </div>
  )
}

/** Short figures never wrap; a range of rates or words may. */
const SHORT = 12

function Figure({ label, value, isFirst = false }: { label: string; value: string; isFirst?: boolean }) {
  const flow = value.length > SHORT ? 'text-balance' : 'whitespace-nowrap'
  return (
    <div className={`flex flex-col-reverse justify-end${isFirst ? ' @max-lg:col-span-full' : ''}`}>
      <dt className="text-sm text-ink">{label}</dt>
      <dd className={`font-display text-xl font-semibold text-ink tabular-nums ${flow}`}>
        {value === NO_QUOTE ? <span aria-hidden="true">{value}</span> : value}
        {value === NO_QUOTE ? <span className="sr-only">not known</span> : null}
      </dd>
    </div>
  )
}
