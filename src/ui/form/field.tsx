import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { FieldError, type FieldWords, Need } from './field-frame.tsx'

type Extras = {
  /** Shown inside the field, but not part of the value. */
  unit?: string | undefined
  /** Shown next to the control, such as the button of a one-field form. */
  side?: ReactNode
}
export type Option = { value: string; label: string; isDisabled?: boolean }

export function Field(props: FieldWords & Extras & Omit<ComponentProps<'input'>, 'children'>) {
  return <Labelled {...props} as="input" />
}

/** A field for longer answers. */
export function TextArea(props: FieldWords & Omit<ComponentProps<'textarea'>, 'children'>) {
  return <Labelled rows={4} {...props} as="textarea" />
}

/** One choice from a list. */
export function Select({
  options,
  ...props
}: FieldWords & Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] }) {
  return (
    <Labelled {...props} as="select">
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </Labelled>
  )
}

type LabelledProps = FieldWords &
  Extras & {
    as: ElementType
    id?: string | undefined
    className?: string | undefined
    'aria-describedby'?: string | undefined
    [attribute: string]: unknown
  }

/** Label, control, hint and error in this order, tied to each other. */
function Labelled({ as: Control, ...props }: LabelledProps) {
  const { label, hint, aside, error, need, isSudden, frame = '', unit, side, className = '', ...rest } = props
  const own = useId()
  const id = rest.id ?? own
  const notes = [
    rest['aria-describedby'],
    aside && `${id}-aside`,
    hint && `${id}-hint`,
    error && `${id}-error`,
  ]
  return (
    <div className={`field ${frame}`}>
      <div className="field-head">
        <label htmlFor={id} className="control-label">
          {label}
          <Need need={need} />
        </label>
        {aside ? (
          <span id={`${id}-aside`} className="field-aside">
            {aside}
          </span>
        ) : null}
      </div>
      <div className="field-row">
        <Control
          aria-invalid={error ? true : undefined}
          aria-required={need === 'required' || undefined}
          {...rest}
          id={id}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          className={`control ${className}`}
        />
        {unit ? (
          <span aria-hidden="true" className="field-unit">
            {unit}
          </span>
        ) : null}
        {side}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} isSudden={isSudden} />
    </div>
  )
}
