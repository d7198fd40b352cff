import type { PriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import './price-block.css'

type PriceBlockProps = { display: PriceDisplay; size: 'card' | 'page' | 'bar'; isMuted?: boolean }

/** A price and what it includes, always together (standards.md B9). */
export function PriceBlock({ display, size, isMuted = false }: PriceBlockProps) {
  const muted = isMuted || undefined
  if (display.amountCents === null) {
    return (
      <p className="price-text" data-size={size} data-muted={muted}>
        {display.text}
      </p>
    )
  }
  return (
    <div className="price" data-size={size} data-muted={muted}>
      <p>
        <b>
          {display.text}
          {display.suffix ? <small>{display.suffix}</small> : null}
        </b>
        {display.wasText ? (
          <span>
            <span className="sr-only">Price reduced. </span>
            {'Was '}
            <s>{display.wasText}</s>
          </span>
        ) : null}
      </p>
      <p>{display.label}</p>
    </div>
  )
}
