import type { PriceDisplay } from '#src/features/vehicles/domain/price-display.ts'

type PriceBlockProps = { display: PriceDisplay; size: 'card' | 'page' | 'bar'; isMuted?: boolean }

const AMOUNT_CLASS = {
  card: 'text-xl leading-tight',
  page: 'text-3xl leading-none md:text-4xl',
  bar: 'text-lg leading-tight',
} as const

/** A price and what it includes, never one without the other (standards.md B9). */
export function PriceBlock({ display, size, isMuted = false }: PriceBlockProps) {
  const tone = isMuted ? 'text-ink-muted' : 'text-ink'
  if (display.amountCents === null) {
    return (
      <p className={`font-semibold ${size === 'page' ? 'text-2xl' : 'text-lg'} leading-tight ${tone}`}>
        {display.text}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`tabular-nums font-semibold tracking-tight ${AMOUNT_CLASS[size]} ${tone}`}>
          {display.text}
          {display.suffix ? <span className="text-[0.6em] font-medium">{display.suffix}</span> : null}
        </span>
        {display.wasText ? (
          <span className="text-sm text-ink-muted tabular-nums">
            <span className="sr-only">Price reduced. </span>
            Was <s>{display.wasText}</s>
          </span>
        ) : null}
      </p>
      <p className="text-sm text-ink-muted">{display.label}</p>
    </div>
  )
}
