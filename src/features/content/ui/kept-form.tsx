/** Fields that people fill in by hand, under the names the forms have for them; the rest travels unseen. */
const LABELS: Record<string, string> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  message: 'Message',
  rego: 'Registration',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  odometer: 'Odometer',
  delivery_address: 'Delivery address',
  delivery_postcode: 'Delivery postcode',
}

type KeptFormProps = { typed: readonly (readonly [string, string])[]; action: string }

/** A form that could not be taken just now, with everything that was typed: one press sends it again as it was. */
export function KeptForm({ typed, action }: KeptFormProps) {
  const shown = typed.filter(([name, value]) => LABELS[name] && value.trim() !== '')
  return (
    <form method="post" action={action} className="mt-8 max-w-2xl">
      <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr]">
        {shown.map(([name, value]) => (
          <div key={`${name} ${value}`} className="contents">
            <dt className="text-ink-muted">{LABELS[name]}</dt>
            <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {typed.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button-primary mt-6 w-full sm:w-auto">
        Send again
      </button>
    </form>
  )
}
