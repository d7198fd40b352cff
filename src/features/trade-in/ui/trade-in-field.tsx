import type { ReactNode } from 'react'
import type { FieldError } from '#src/shared/domain/form/form-errors.ts'

export const CONTROL =
  'w-full min-h-12 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink outline-offset-2 placeholder:text-ink-muted focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

type FieldProps = {
  name: string
  label: string
  error?: string | undefined
  hint?: string
  isOptional?: boolean
  defaultValue?: string | number | null | undefined
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'text'
  autoComplete?: string
  maxLength?: number
  list?: string
  className?: string
}

/** One labelled text field with its error tied to it. Ids are the field's name: a page has one form. */
export function TextField({ name, label, error, hint, isOptional, className = '', ...input }: FieldProps) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <FieldLabel name={name} label={label} isOptional={isOptional} />
      <input
        id={name}
        name={name}
        {...input}
        defaultValue={input.defaultValue ?? ''}
        {...described(name, { error, hint })}
        aria-required={isOptional ? undefined : true}
        className={CONTROL}
      />
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  )
}

type SelectProps = Omit<FieldProps, 'type' | 'inputMode' | 'maxLength' | 'list'> & {
  options: readonly { value: string; label: string }[]
}

/** One choice of a list. */
export function SelectField({ name, label, error, hint, isOptional, options, ...rest }: SelectProps) {
  return (
    <div className={`flex flex-col gap-1.5 ${rest.className ?? ''}`}>
      <FieldLabel name={name} label={label} isOptional={isOptional} />
      <select
        id={name}
        name={name}
        defaultValue={rest.defaultValue ?? ''}
        {...described(name, { error, hint })}
        aria-required={isOptional ? undefined : true}
        className={CONTROL}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string | null | undefined
  error?: string | undefined
  hint?: string
  /** Cards under each other for long answers, else in a row. */
  isStacked?: boolean
}

/** One of a few answers as cards, each at least 44 pixels to tap. */
export function ChoiceField({ name, label, options, defaultValue, error, hint, isStacked }: ChoiceProps) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={isStacked ? 'text-lg font-semibold text-ink' : 'text-sm font-medium text-ink'}>
        {label}
      </legend>
      {hint ? <p className="mt-0.5 text-sm text-ink-muted">{hint}</p> : null}
      <div
        className={`mt-2.5 grid gap-2 ${isStacked ? 'sm:grid-cols-2' : 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base leading-snug text-ink hover:border-ink has-checked:border-accent has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={defaultValue === option.value}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? <ErrorNote id={`${name}-error`}>{error}</ErrorNote> : null}
    </fieldset>
  )
}

type LabelProps = { name: string; label: string; isOptional?: boolean | undefined }
export function FieldLabel({ name, label, isOptional }: LabelProps) {
  return (
    <label htmlFor={name} className="text-sm font-medium text-ink">
      {label}
      {isOptional ? <span className="font-normal text-ink-muted"> (optional)</span> : null}
    </label>
  )
}

type Notes = { error?: string | undefined; hint?: string | undefined }

/** What ties a control to its hint and error. */
export function described(name: string, { error, hint }: Notes) {
  const ids = [hint ? `${name}-hint` : null, error ? `${name}-error` : null].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

export function FieldNotes({ name, error, hint }: Notes & { name: string }) {
  return (
    <>
      {hint ? (
        <p id={`${name}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? <ErrorNote id={`${name}-error`}>{error}</ErrorNote> : null}
    </>
  )
}

function ErrorNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm font-medium text-danger">
      {children}
    </p>
  )
}

/** The message of a field, if it has one. */
export function errorOf(fields: readonly FieldError[] | undefined, name: string): string | undefined {
  return fields?.find(({ field }) => field === name)?.message
}
