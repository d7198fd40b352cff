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
  /** Said of the field in few words, opposite its label. */
  hint?: string | undefined
  /** The error comes by itself, while something else has the focus. */
  isSudden?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
  /** Stands beside the control. */
  side?: ReactNode
}

/** One labelled field of the steps, with its error tied to it. */
export function PopupField(props: PopupFieldProps) {
  const { name, label, value, error, onChange, onLeave, isOptional, side, type = 'text', ...others } = props
  const { hint, isSudden, ...input } = others
  const id = useId()
  const notes = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {isOptional ? <span className="font-normal text-ink-muted"> (optional)</span> : null}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-right text-xs text-ink-muted tabular-nums">
            {hint}
          </span>
        ) : null}
      </div>
      <div className="mt-1.5 flex gap-2">
        <input
          {...input}
          id={id}
          name={name}
          type={type}
          value={value}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className={CONTROL}
        />
        {side}
      </div>
      {error ? (
        <p
          id={`${id}-error`}
          role={isSudden ? 'alert' : undefined}
          className="mt-1 text-sm font-medium text-danger"
        >
          {error}
        </p>
      ) : null}
    </div>
  )
}
