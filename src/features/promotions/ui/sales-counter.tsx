import { useEffect, useState } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { SALES_REFRESH_MS, type SalesCount } from '../domain/sales-counter.ts'

/** `Sales this Month` and what it counts; refreshes every 150 s while the page is visible (PAGE-037). */
export function SalesCounter({ sales }: { sales: SalesCount }) {
  const [shown, setShown] = useState(sales)
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return
      const answer = await fetch('/sales-this-month').catch(() => null)
      if (answer?.ok) setShown(((await answer.json()) as { sales: SalesCount | null }).sales ?? sales)
    }, SALES_REFRESH_MS)
    return () => clearInterval(timer)
  }, [sales])
  return (
    <section
      aria-label={shown.label}
      className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <p className="font-display text-6xl leading-none font-semibold tabular-nums" data-sales-count="">
        {formatWhole(shown.count)}
      </p>
      <div>
        <p className="font-display text-xl font-semibold">{shown.label}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-muted">{shown.note}</p>
      </div>
    </section>
  )
}
