import { type ReactNode, useId } from 'react'

export const CONTROL =
  'block h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink outline-offset-1 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

type PopupFieldProps = {
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  onLeave?: () => void
  isOptional?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
  /** Stands beside the control. */
  side?: ReactNode
}

/** One labelled field of the steps, with its error tied to it. */
export function PopupField(props: PopupFieldProps) {
  const { name, label, value, error, onChange, onLeave, isOptional, side, type = 'text', ...input } = props
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
        {isOptional ? <span className="font-normal text-ink-muted"> (optional)</span> : null}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          {...input}
          id={id}
          name={name}
          type={type}
          value={value}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className={CONTROL}
        />
        {side}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
