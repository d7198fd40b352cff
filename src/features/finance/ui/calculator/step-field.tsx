import { useId, type KeyboardEvent } from 'react'
import { type Bounds, parseNumber, stepped } from '#src/features/finance/domain/calculator-bounds.ts'

const INPUT =
  'block h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base font-medium text-ink tabular-nums outline-offset-1 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

type StepFieldProps = {
  name: string
  label: string
  value: string
  bounds: Bounds
  /** How a stepped value is written. */
  format: (value: number) => string
  message: string | undefined
  hint?: string
  isOptional?: boolean
  unit?: string
  onChange: (text: string) => void
  /** The field was left, or a value was chosen. */
  onCommit: (text: string) => void
}

/** A typed number: arrow keys move it by its step, one that is needed has a slider for the pointer, words about bounds beside it. */
export function StepField(props: StepFieldProps) {
  const { name, label, value, bounds, format, message, unit } = props
  const id = useId()
  const number = parseNumber(value) ?? bounds.min
  const notes = [`${id}-hint`, message ? `${id}-message` : null].filter(Boolean).join(' ')
  function onKeyDown(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction === null) return
    event.preventDefault()
    props.onCommit(format(stepped(number, direction, bounds)))
  }
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        <span id={`${id}-hint`} className="text-right text-xs whitespace-nowrap text-ink-muted tabular-nums">
          {props.isOptional ? 'optional' : props.hint}
        </span>
      </div>
      <span className="relative mt-1.5 block">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={message ? true : undefined}
          aria-describedby={notes}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={() => props.onCommit(value)}
          onKeyDown={onKeyDown}
          className={INPUT}
        />
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-muted"
          >
            {unit}
          </span>
        ) : null}
      </span>
      {props.isOptional ? null : (
        <input
          type="range"
          tabIndex={-1}
          aria-hidden="true"
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          value={Math.min(Math.max(number, bounds.min), bounds.max)}
          onChange={(event) => props.onCommit(format(Number(event.target.value)))}
          className="-mb-3 hidden h-11 w-full cursor-pointer accent-action scripting:block"
        />
      )}
      {message ? (
        <p id={`${id}-message`} role="alert" className="mt-1 text-sm font-medium text-danger">
          {message}
        </p>
      ) : null}
    </div>
  )
}
