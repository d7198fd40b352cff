import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-frame.tsx'

type CheckboxProps = ComponentProps<'input'> & { error?: string | undefined }

/** A checkbox with its label; a tap anywhere on the row ticks it. */
export function Checkbox({ children, error, className = '', id, ...input }: CheckboxProps) {
  const own = useId()
  const box = id ?? own
  return (
    <div className="field">
      <label htmlFor={box} className={`tick-row ${className}`}>
        <input
          {...input}
          id={box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${box}-error` : undefined}
          className="tick"
        />
        <span>{children}</span>
      </label>
      <FieldError id={box} error={error} />
    </div>
  )
}
