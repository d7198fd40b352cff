import type { InputHTMLAttributes } from 'react'

const CONTROL =
  'w-full min-h-12 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-base text-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger aria-invalid:border-2'

type AccountFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> & {
  name: string
  label: string
  isOptional?: boolean
  hint?: string
  error?: string | null
}

/** One labelled field, its hint and its error tied to it; the error is a red alert under it (ERR-020). */
export function AccountField(props: AccountFieldProps) {
  const { name, label, isOptional = false, hint, error, className = '', ...input } = props
  const id = `account-${name}`
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isOptional ? <span className="font-normal text-ink-muted"> (optional)</span> : null}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`${CONTROL} ${className}`}
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="rounded-control border border-danger bg-danger-soft px-3 py-2.5 text-sm font-medium text-danger"
        >
          {error}
        </p>
      ) : null}
    </div>
  )
}
