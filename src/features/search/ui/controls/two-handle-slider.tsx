import type { ReactNode } from 'react'

type Side = 'min' | 'max'
type TwoHandleSliderProps = {
  bounds: { min: number; max: number }
  step: number
  handles: { min: number; max: number }
  /** What is chosen, worded for mid-sentence: "price". */
  label: string
  /** A value as announced. */
  valueText(value: number): string
  onDrag(side: Side, value: number): void
  /** Drawn over the track at its full width. */
  children?: ReactNode
}

/** Two native sliders on one track, so that mouse, touch, arrow keys and screen readers all work. */
export function TwoHandleSlider(props: TwoHandleSliderProps) {
  const { bounds, handles, label, valueText, onDrag } = props
  const part = (value: number) => sliderPart(value, bounds)
  return (
    <div className="relative px-2.5 noscript:hidden">
      {props.children}
      <div className="relative h-6">
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 top-2.5 h-1 w-full"
        >
          <rect width="100" height="4" className="fill-line" />
          <rect
            x={part(handles.min)}
            width={Math.max(part(handles.max) - part(handles.min), 0)}
            height="4"
            className="fill-accent"
          />
        </svg>
        {(['min', 'max'] as const).map((side) => (
          <input
            key={side}
            type="range"
            min={bounds.min}
            max={bounds.max}
            step={props.step}
            value={handles[side]}
            aria-label={`${side === 'min' ? 'Lowest' : 'Highest'} ${label}`}
            aria-valuetext={valueText(handles[side])}
            onChange={(event) => onDrag(side, Number(event.target.value))}
            className={THUMBS}
          />
        ))}
      </div>
    </div>
  )
}

/** A value's position on the track in percent. */
export function sliderPart(value: number, { min, max }: { min: number; max: number }): number {
  return ((value - min) / (max - min)) * 100
}

const THUMBS =
  'pointer-events-none absolute -inset-x-2.5 top-0 h-6 w-[calc(100%+1.25rem)] appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface ' +
  'focus-visible:[&::-webkit-slider-thumb]:ring-4 focus-visible:[&::-webkit-slider-thumb]:ring-focus/40 focus-visible:[&::-moz-range-thumb]:ring-4 focus-visible:[&::-moz-range-thumb]:ring-focus/40'
