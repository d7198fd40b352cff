import { KEY_INFORMATION_SHOWN, type Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import { Disclosure } from './disclosure.tsx'

/** Label and value in two columns, for sheets of facts. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="max-w-1/2 shrink-0 text-sm text-ink-muted">{fact.label}</dt>
          <dd className="text-right text-sm font-medium break-words text-ink tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The four facts asked for first, large; the rest after Show More (VDP-010). */
export function KeyInformation({ facts, isStrong = false }: { facts: Fact[]; isStrong?: boolean }) {
  const first = facts.slice(0, KEY_INFORMATION_SHOWN)
  const rest = facts.slice(KEY_INFORMATION_SHOWN)
  return (
    <div>
      <dl
        className={`grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4 ${isStrong ? 'border-y-2 border-ink py-5' : ''}`}
      >
        {first.map((fact) => (
          <div key={fact.label} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
            <dt className="text-sm text-ink-muted">{fact.label}</dt>
            <dd
              className={`font-display font-semibold text-ink tabular-nums ${isStrong ? 'text-2xl' : 'text-lg'}`}
            >
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
      {rest.length > 0 ? (
        <div className="mt-2">
          <Disclosure more="Show More" less="Show Less">
            <FactList facts={rest} />
          </Disclosure>
        </div>
      ) : null}
    </div>
  )
}
