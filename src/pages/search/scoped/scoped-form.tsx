import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { ScopedField, ScopedView } from '#src/features/search/domain/scoped/scoped-view.ts'

const BOX = 'control mt-1'

/** The choices of a scoped list as one GET form; with JavaScript a choice answers at once. */
export function ScopedForm({ view }: { view: ScopedView }) {
  const { path, asked, fields, hasPrice } = view
  const submit = useSubmit()
  const send = (form: HTMLFormElement | null) => {
    if (!form) return
    // Empty fields would only be redirected to the short address, at the cost of a second request.
    const pairs = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    submit(new URLSearchParams(pairs), { method: 'get', action: path, preventScrollReset: true })
  }
  return (
    <Form
      method="get"
      action={path}
      role="search"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
      className="mt-6 grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] lg:items-end"
    >
      {fields.map((field) => (
        <FieldSelect
          key={field.name}
          field={field}
          chosen={asked.chosen[field.name] ?? []}
          onChange={(event) => send(event.currentTarget.form)}
        />
      ))}
      {hasPrice ? (
        <div className="grid grid-cols-2 gap-3">
          <PriceBox label="Price from" name="price_from" value={asked.price?.min ?? null} />
          <PriceBox label="Price to" name="price_to" value={asked.price?.max ?? null} />
        </div>
      ) : null}
      <TextBox label="Words" type="search" name="query" value={asked.query} maxLength={120} className={BOX} />
      <button type="submit" className="button-primary">
        Search
      </button>
    </Form>
  )
}

type FieldSelectProps = {
  field: ScopedField
  chosen: readonly string[]
  onChange(event: React.ChangeEvent<HTMLSelectElement>): void
}

/** One choice; several values in an address are shown as one entry until another is chosen. */
function FieldSelect({ field, chosen, onChange }: FieldSelectProps) {
  const [only = '', ...others] = chosen
  const value = others.length > 0 ? SEVERAL : only
  return (
    <label className="text-sm text-ink-muted">
      {field.label}
      <select
        ref={useFollowing<HTMLSelectElement>(value)}
        name={field.name}
        defaultValue={value}
        onChange={onChange}
        className={`${BOX} cursor-pointer`}
      >
        <option value="">{field.allLabel}</option>
        {others.length > 0 ? (
          <option value={SEVERAL} disabled>
            {chosen.join(', ')}
          </option>
        ) : null}
        {field.options.map(({ value, count }) => (
          <option key={value} value={value}>{`${value} (${formatWhole(count)})`}</option>
        ))}
      </select>
    </label>
  )
}

const SEVERAL = 'several'

function PriceBox({ value, ...rest }: { label: string; name: string; value: number | null }) {
  return (
    <TextBox
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : `$${formatWhole(value)}`}
      placeholder="Any"
      className={`${BOX} tabular-nums`}
      {...rest}
    />
  )
}

type TextBoxProps = React.ComponentProps<'input'> & { label: string; value: string }

function TextBox({ label, value, ...rest }: TextBoxProps) {
  return (
    <label className="text-sm text-ink-muted">
      {label}
      <input {...rest} ref={useFollowing<HTMLInputElement>(value)} defaultValue={value} />
    </label>
  )
}

/**
 * A field that follows the address, but keeps what was typed into it while another choice is being answered.
 */
function useFollowing<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  const shown = useRef(value)
  useEffect(() => {
    // Not at first: somebody may have typed before the scripts loaded.
    if (field.current && shown.current !== value) field.current.value = value
    shown.current = value
  }, [value])
  return field
}
