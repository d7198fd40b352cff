import type { TypedFields } from '#src/app/page-context.ts'
import { typedField } from '#src/features/content/domain/typed-field.ts'

/**
 * A form that could not be accepted just now, with everything typed, ready to be corrected and sent. Works
 * without scripts.
 */
export function KeptForm({ typed, action }: { typed: TypedFields; action: string }) {
  return (
    <form method="post" action={action} className="mt-8 flex max-w-xl flex-col gap-5">
      {typed.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, and none comes or goes
        <KeptField key={index} id={`typed-${index}`} name={name} value={value} />
      ))}
      <button type="submit" className="button-primary button-large self-start">
        Send again
      </button>
    </form>
  )
}

function KeptField({ id, name, value }: { id: string; name: string; value: string }) {
  const { label, isLong } = typedField(name)
  if (label === null || value === '') return <input type="hidden" name={name} defaultValue={value} />
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="control-label">
        {label}
      </label>
      {isLong ? (
        <textarea id={id} name={name} defaultValue={value} rows={6} className="control" />
      ) : (
        <input id={id} name={name} defaultValue={value} className="control" />
      )}
    </div>
  )
}
