import { COMPARISON_WARNING } from '#src/features/finance/domain/comparison-warning.ts'
import type { QuoteView } from '#src/features/finance/domain/quote/quote-view.ts'

/** Week and both rates of a quote in one size, the warning and its grounds beside them (standards.md B9, trap 2). */
export function QuoteFigures({ view }: { view: QuoteView }) {
  return (
    <div>
      <dl aria-live="polite" className="grid gap-x-6 gap-y-3 min-[26rem]:grid-cols-3">
        <Figure label="Quoted a week" value={view.week} />
        <Figure label="Advertised rate" value={view.rate} />
        <Figure label="Comparison rate" value={view.comparison} />
      </dl>
      <p className="mt-3 text-sm text-ink">
        {COMPARISON_WARNING} {view.smallPrint}
      </p>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink">{label}</dt>
      <dd className="font-display text-xl font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  )
}
