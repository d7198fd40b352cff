import type { ReactNode } from 'react'
import { LEAD_FIELDS, type LeadFieldName } from '../domain/form/lead-form.ts'

const CONTROL =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-base text-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger aria-invalid:border-2'

const DIGITS: readonly LeadFieldName[] = ['postcode', 'kms', 'fleet_size', 'amount', 'deposit']

type LeadFieldProps = {
  name: LeadFieldName
  /** Unique prefix of this form's ids on the page. */
  formId: string
  isRequired?: boolean
  error?: string | undefined
  defaultValue?: string | undefined
  hint?: string
  /** Instead of the table's label. */
  label?: string
}

/** One labelled field of the table, with its error tied to it. */
export function LeadField(props: LeadFieldProps) {
  const { name, formId, isRequired = false, error, hint } = props
  const id = `${formId}-${name}`
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {props.label ?? LEAD_FIELDS[name].label}
        {isRequired ? null : <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {hint ? <FieldNote id={`${id}-hint`}>{hint}</FieldNote> : null}
      <Control {...props} id={id} describedBy={described} />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

function Control({
  name,
  isRequired,
  error,
  defaultValue,
  id,
  describedBy,
}: LeadFieldProps & { id: string; describedBy: string }) {
  const field: { type: string; maxLength: number; autoComplete?: string } = LEAD_FIELDS[name]
  const shared = {
    id,
    name,
    defaultValue,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    autoComplete: field.autoComplete,
    className: CONTROL,
  }
  if (field.type === 'textarea') return <textarea {...shared} rows={4} />
  const isDigits = DIGITS.includes(name)
  const input = (
    <input
      {...shared}
      type={field.type}
      maxLength={name === 'postcode' ? field.maxLength : undefined}
      inputMode={isDigits ? 'numeric' : undefined}
    />
  )
  if (name !== 'kms') return input
  // LEAD-031: the unit stands in the field and is not part of the answer.
  return (
    <span className="relative block">
      {input}
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
        {' kms'}
      </span>
    </span>
  )
}

type LeadChoiceProps = {
  name: LeadFieldName
  formId: string
  options: readonly string[]
  label?: string
  error?: string | undefined
  defaultValue?: string | undefined
  /** What is read instead of an option's value. */
  words?: Readonly<Record<string, string>>
}

/** A short choice as radio buttons in one line, each at least 44 pixels high to tap. */
export function LeadChoice({ name, formId, options, error, defaultValue, label, words }: LeadChoiceProps) {
  const id = `${formId}-${name}`
  return (
    <fieldset className="flex flex-col gap-1" id={id} tabIndex={-1}>
      <legend className="text-sm font-medium text-ink">
        {label ?? LEAD_FIELDS[name].label} <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2 text-base text-ink">
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={defaultValue === option}
              className="size-5 accent-accent"
            />
            {words?.[option] ?? option}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

type LeadSelectProps = {
  name: LeadFieldName
  formId: string
  options: readonly { value: string; label: string }[]
  label?: string
  error?: string | undefined
  defaultValue?: string | undefined
  isRequired?: boolean
}

/** A choice from a list, required unless said otherwise. */
export function LeadSelect(props: LeadSelectProps) {
  const { name, formId, options, error, defaultValue, label: own, isRequired = true } = props
  const id = `${formId}-${name}`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {own ?? LEAD_FIELDS[name].label}
        {isRequired ? null : <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={CONTROL}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

function FieldNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-muted">
      {children}
    </p>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {children}
    </p>
  )
}
