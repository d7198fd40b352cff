import { useEffect, useRef } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import {
  movePriceHandle,
  PRICE_SEARCH_RANGE,
  type PriceHandles,
  priceHandlesRange,
} from '#src/features/search/domain/ranges/price-search-range.ts'
import { TwoHandleSlider } from '#src/features/search/ui/controls/two-handle-slider.tsx'

type PriceRangeFieldProps = { handles: PriceHandles; onChange(handles: PriceHandles): void }

const dollars = (value: number) => `$${formatWhole(value)}`

/** The home panel's price (SRCH-029): two handles and two boxes; without JavaScript the boxes are form fields. */
export function PriceRangeField({ handles, onChange }: PriceRangeFieldProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeWhenLeft(place.current), [])
  const move = (side: 'min' | 'max', value: number) => onChange(movePriceHandle(handles, side, value))
  return (
    <div className="text-sm text-ink-muted">
      <span id="home-price">Price</span>
      <details ref={place} className="group relative mt-1">
        <summary
          aria-labelledby="home-price home-price-now"
          className="control flex cursor-pointer items-center justify-between gap-2 tabular-nums"
        >
          <span id="home-price-now" className="truncate">
            {spoken(handles)}
          </span>
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="size-3 shrink-0 transition-transform group-open:rotate-180"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
          >
            <path d="m2 4 4 4 4-4" />
          </svg>
        </summary>
        <div className="z-20 mt-2 rounded-card border border-line bg-surface p-4 sm:absolute sm:inset-x-0 sm:min-w-72 sm:shadow-lg lg:right-0 lg:left-auto">
          <TwoHandleSlider
            bounds={PRICE_SEARCH_RANGE}
            step={PRICE_SEARCH_RANGE.step}
            handles={handles}
            label="price"
            valueText={dollars}
            onDrag={move}
          />
          <div className="mt-3 grid grid-cols-2 gap-3">
            <PriceBox side="min" handles={handles} onCommit={(value) => move('min', value)} />
            <PriceBox side="max" handles={handles} onCommit={(value) => move('max', value)} />
          </div>
        </div>
      </details>
    </div>
  )
}

type PriceBoxProps = { side: 'min' | 'max'; handles: PriceHandles; onCommit(value: number): void }

/** A typed amount, accepted on Enter or on leaving the box; empty means the end of the range. */
function PriceBox({ side, handles, onCommit }: PriceBoxProps) {
  const value = handles[side]
  const original = value === PRICE_SEARCH_RANGE[side] ? '' : dollars(value)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.value = original
  }, [original])
  const commit = (box: HTMLInputElement) => {
    const digits = box.value.replace(/\D/g, '')
    // An amount outside the range is not accepted as typed
    box.value = original
    onCommit(digits === '' ? PRICE_SEARCH_RANGE[side] : Number(digits))
  }
  return (
    <label className="block text-xs text-ink-muted">
      {side === 'min' ? 'From' : 'To'}
      <span className="sr-only"> price</span>
      <input
        ref={box}
        name={`${side}[price]`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={original}
        placeholder={dollars(PRICE_SEARCH_RANGE[side])}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit(event.currentTarget)
        }}
        className="control control-small mt-1 tabular-nums"
      />
    </label>
  )
}

function spoken(handles: PriceHandles): string {
  const range = priceHandlesRange(handles)
  if (!range) return 'Any price'
  if (range.max === null) return `From ${dollars(handles.min)}`
  return range.min ? `${dollars(handles.min)} to ${dollars(handles.max)}` : `Up to ${dollars(handles.max)}`
}

/** Closes the panel on a press or focus elsewhere, or on Escape, which returns the focus. */
function closeWhenLeft(place: HTMLDetailsElement | null): (() => void) | undefined {
  if (!place) return undefined
  const ending = new AbortController()
  const { signal } = ending
  const leave = (event: Event) => {
    if (!place.contains(event.target as Node)) place.open = false
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !place.open) return
      place.open = false
      place.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => ending.abort()
}
