import { useEffect, useRef, useState } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { changePriceRange, changeRange } from '#src/features/search/domain/search-change.ts'
import type { NumberRange } from '#src/features/search/domain/search-state.ts'
import { amountLabel } from '#src/features/search/domain/page/applied-filter.ts'
import type { RangeView } from '#src/features/search/domain/page/search-view.ts'
import {
  moveHandle,
  rangeStep,
  refineRange,
  SLIDER_DEBOUNCE_MS,
} from '#src/features/search/domain/ranges/range-rules.ts'
import { sliderPart, TwoHandleSlider } from '#src/features/search/ui/controls/two-handle-slider.tsx'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { FilterGroup } from './filter-group.tsx'
import { Histogram } from './histogram.tsx'

type Handles = { min: number; max: number }
type Side = 'min' | 'max'

const TYPING_PAUSE_MS = 200

/** A range: two handles over a histogram, two boxes that also work without JavaScript, and a reset. */
export function RangeFilter({ range, idPrefix }: { range: RangeView; idPrefix: string }) {
  const actions = useSearchActions()
  const { view, go, href, prepare } = actions
  const { attribute, bounds } = range
  const chosen = view.state.ranges[attribute]
  const [handles, setHandles] = useState<Handles>(() => toHandles(chosen, bounds))
  // With each new view a failed or abandoned drag is reset.
  useEffect(
    () => setHandles(toHandles(actions.view.state.ranges[attribute], bounds)),
    [actions, attribute, bounds],
  )
  const change = (next: NumberRange | null) =>
    attribute === 'price' ? changePriceRange(view.state, next) : changeRange(view.state, attribute, next)
  const apply = (next: NumberRange, waitMs: number) => {
    const refined = refineRange(attribute, bounds, next)
    if (refined.ok) go(change(refined.value), { waitMs, own: `range[${attribute}]` })
    // biome-ignore lint/suspicious/noConsole: ERR-004 asks for the console and for nothing on screen
    else console.info(refined.error)
    return refined.ok
  }
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Prefetches typed values in a pause, so that Enter finds them loaded. */
  const lookAhead = (next: NumberRange) => {
    clearTimeout(typing.current)
    const refined = refineRange(attribute, bounds, next)
    if (refined.ok) typing.current = setTimeout(() => prepare(change(refined.value)), TYPING_PAUSE_MS)
  }
  // An end outside the stock (the 0 of an open price range, a budget) is not shown as a typed value.
  const kept = (side: Side) => {
    const value = chosen?.[side] ?? null
    return value !== null && value >= bounds.min && value <= bounds.max ? value : null
  }
  const drag = (side: Side, value: number) => {
    const next = {
      ...handles,
      [side]: moveHandle(attribute, bounds, { side, value, other: handles[side === 'min' ? 'max' : 'min'] }),
    }
    setHandles(next)
    apply(next, SLIDER_DEBOUNCE_MS)
  }
  return (
    <FilterGroup label={range.label} isOpen={range.isOpen} chosen={chosen ? 1 : 0}>
      {() => (
        <>
          {bounds.max > bounds.min ? <Slider range={range} handles={handles} onDrag={drag} /> : null}
          <div className="mt-3 grid grid-cols-[1fr_auto_1fr] items-end gap-2">
            <AmountBox
              range={range}
              side="min"
              id={`${idPrefix}-${attribute}-min`}
              value={kept('min')}
              onCommit={(min) => apply({ min, max: kept('max') }, 0)}
              onTyping={(min) => lookAhead({ min, max: kept('max') })}
            />
            <span className="pb-2.5 text-sm text-ink-muted">to</span>
            <AmountBox
              range={range}
              side="max"
              id={`${idPrefix}-${attribute}-max`}
              value={kept('max')}
              onCommit={(max) => apply({ min: kept('min'), max }, 0)}
              onTyping={(max) => lookAhead({ min: kept('min'), max })}
            />
          </div>
          {chosen ? (
            <a
              href={href(changeRange(view.state, attribute, null))}
              data-search="filter"
              rel="nofollow"
              className="mt-2 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4 lg:min-h-8"
            >
              Reset<span className="sr-only"> {range.label}</span>
            </a>
          ) : null}
        </>
      )}
    </FilterGroup>
  )
}

function Slider({
  range,
  handles,
  onDrag,
}: {
  range: RangeView
  handles: Handles
  onDrag(side: Side, value: number): void
}) {
  const { attribute, bounds } = range
  return (
    <TwoHandleSlider
      bounds={bounds}
      step={rangeStep(attribute, bounds)}
      handles={handles}
      label={range.label.toLowerCase()}
      valueText={(value) => amountLabel(attribute, value)}
      onDrag={onDrag}
    >
      {range.histogram ? (
        <Histogram
          counts={range.histogram}
          from={sliderPart(handles.min, bounds)}
          to={sliderPart(handles.max, bounds)}
        />
      ) : null}
    </TwoHandleSlider>
  )
}

type AmountBoxProps = {
  range: RangeView
  side: Side
  id: string
  value: number | null
  onCommit(value: number | null): boolean
  onTyping(value: number | null): void
}

/** A typed amount, submitted on Enter or on leaving the box; a refused one reverts (SRCH-025). */
function AmountBox({ range, side, id, value, onCommit, onTyping }: AmountBoxProps) {
  const shown = (amount: number) => (range.attribute === 'year' ? String(amount) : formatWhole(amount))
  const original = value === null ? '' : shown(value)
  const actions = useSearchActions()
  const ref = useRef<HTMLInputElement>(null)
  // Someone may be typing when the scripts load
  const isTyping = useRef(true)
  const isDrawn = useRef(false)
  const commit = (box: HTMLInputElement) => {
    isTyping.current = false
    if (typedAmount(box) === value || !onCommit(typedAmount(box))) box.value = original
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view resets a drag that failed or was abandoned
  useEffect(() => {
    const box = ref.current
    if (!box || (isTyping.current && box === document.activeElement)) return
    // Typed and left before the scripts loaded: treat it as left now
    if (isDrawn.current) box.value = original
    else commit(box)
    isDrawn.current = true
  }, [actions, original])
  return (
    <label htmlFor={id} className="block min-w-0 text-xs text-ink-muted">
      {side === 'min' ? 'From' : 'To'}
      <span className="sr-only"> {range.label}</span>
      <input
        ref={ref}
        id={id}
        name={`${side}[${range.attribute}]`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={original}
        placeholder={shown(range.bounds[side])}
        onInput={(event) => {
          isTyping.current = true
          onTyping(typedAmount(event.currentTarget))
        }}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit(event.currentTarget)
        }}
        className="control control-small mt-1 tabular-nums lg:min-h-10"
      />
    </label>
  )
}

function typedAmount(box: HTMLInputElement): number | null {
  const digits = box.value.replace(/[^\d]/g, '')
  return digits === '' ? null : Number(digits)
}

function toHandles(chosen: NumberRange | undefined, bounds: Handles): Handles {
  const clamp = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max)
  return { min: clamp(chosen?.min ?? bounds.min), max: clamp(chosen?.max ?? bounds.max) }
}
