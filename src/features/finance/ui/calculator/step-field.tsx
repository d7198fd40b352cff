import type { KeyboardEvent } from 'react'
import { type Bounds, parseNumber, stepped } from '#src/features/finance/domain/calculator-bounds.ts'
import { Field } from '#src/ui/form/field.tsx'

type StepFieldProps = {
  name: string
  label: string
  value: string
  bounds: Bounds
  format: (value: number) => string
  message: string | undefined
  hint?: string
  isOptional?: boolean
  unit?: string
  onChange: (text: string) => void
  onCommit: (text: string) => void
}

/** A typed number: arrow keys step it, a required one has a slider, and messages about limits appear next to it. */
export function StepField(props: StepFieldProps) {
  const { name, label, value, bounds, format, message, unit, isOptional } = props
  const number = parseNumber(value) ?? bounds.min
  function onKeyDown(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction === null) return
    event.preventDefault()
    props.onCommit(format(stepped(number, direction, bounds)))
  }
  return (
    <div className="min-w-0">
      <Field
        name={name}
        label={label}
        aside={isOptional ? 'optional' : props.hint}
        error={message}
        isSudden
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={() => props.onCommit(value)}
        onKeyDown={onKeyDown}
        className="font-medium tabular-nums"
      />
      {isOptional ? null : (
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
    </div>
  )
}
