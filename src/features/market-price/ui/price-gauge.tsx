import type { GaugePanel } from '#src/features/market-price/domain/gauge-panel.ts'
import './price-gauge.css'

/**
 * A vehicle's price against comparable ones (VDP-002): the verdict, the market range with this price marked, and
 * the basis. Everything is in the first HTML; the drawing only repeats the text.
 */
export function PriceGauge({ panel }: { panel: GaugePanel }) {
  return (
    <div
      className="price-gauge max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-6"
      data-colour={panel.colour}
    >
      <p className="font-display text-2xl font-semibold text-ink">{panel.verdict}</p>
      <p className="mt-1 text-ink">{panel.description}</p>
      <RangeBar panel={panel} />
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-muted">This vehicle</dt>
          <dd className="font-semibold tabular-nums text-ink">
            {panel.priceText} <span className="text-sm font-normal text-ink-muted">{panel.kindText}</span>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">Market range</dt>
          <dd className="font-semibold tabular-nums text-ink">
            {panel.minText} to {panel.maxText}{' '}
            <span className="text-sm font-normal text-ink-muted">{panel.kindText}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-ink-muted">{panel.basisText}</p>
      <details className="mt-1 text-sm text-ink-muted">
        <summary className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4">
          How prices are compared
        </summary>
        <p className="max-w-prose pb-1">{panel.methodText}</p>
      </details>
    </div>
  )
}

function RangeBar({ panel: { scale } }: { panel: GaugePanel }) {
  return (
    <div aria-hidden="true" className="relative mt-6 mb-2 h-6">
      <div className="absolute inset-x-0 top-2 h-2 overflow-hidden rounded-full bg-studio">
        <div
          className="absolute inset-y-0 bg-line-strong/30"
          style={{ insetInlineStart: `${scale.rangeStart}%`, width: `${scale.rangeEnd - scale.rangeStart}%` }}
        />
        <div className="price-gauge-fill absolute inset-y-0 start-0" style={{ width: `${scale.price}%` }} />
      </div>
      {[scale.rangeStart, scale.rangeEnd].map((end) => (
        <div
          key={end}
          className="absolute top-1 h-4 w-0.5 -translate-x-1/2 bg-ink-muted"
          style={{ insetInlineStart: `${end}%` }}
        />
      ))}
      <div
        className="price-gauge-marker absolute top-0 h-6 w-1.5 -translate-x-1/2 rounded-full bg-ink ring-2 ring-surface"
        style={{ insetInlineStart: `${scale.price}%` }}
      />
    </div>
  )
}
