import type { ReactNode } from 'react'
import { FieldError, type FieldWords, Need } from './field-frame.tsx'

export type RadioOption = { value: string; label: string; detail?: ReactNode }
type RadioGroupProps = Pick<FieldWords, 'hint' | 'error' | 'need'> & {
  name: string
  /** Defaults to the name; needed when the page has another group of that name. */
  id?: string
  legend: string
  options: readonly RadioOption[]
  defaultValue?: string | null | undefined
  /** `plain` runs in a line, `cards` in a row, `stack` suits answers of several words. */
  look?: 'plain' | 'cards' | 'stack'
  /** Shown under the answers. */
  children?: ReactNode
}

const PLACES = {
  plain: 'flex flex-wrap gap-x-6',
  cards: 'mt-1 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2',
  stack: 'mt-1 grid gap-2 sm:grid-cols-2',
}

/** A choice of a few answers, each at least 44 pixels to tap. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    id = name,
    legend,
    options,
    defaultValue,
    look = 'cards',
    hint,
    error,
    need,
    children,
  } = props
  return (
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={look === 'stack' ? 'text-lg font-semibold text-ink' : 'control-label'}>
        {legend}
        <Need need={need} />
      </legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className={PLACES[look]}>
        {options.map(({ value, label, detail }) => (
          <label key={value} className={look === 'plain' ? 'tick-row' : 'choice-card'}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
              className="tick"
            />
            {detail ? (
              <span className="grid">
                <span className="font-semibold">{label}</span>
                <span className="field-hint">{detail}</span>
              </span>
            ) : (
              label
            )}
          </label>
        ))}
      </div>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
