export const FIELD =
  'mt-1 block h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink tabular-nums focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus'

type AmountFieldProps = { name: string; label: string; value: string; onChange: (value: string) => void }

/** A typed amount of a small calculator. */
export function AmountField({ name, label, value, onChange }: AmountFieldProps) {
  return (
    <label className="text-sm text-ink-muted">
      {label}
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD}
      />
    </label>
  )
}
