import { Button } from '#src/ui/button.tsx'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import type { PrizeLine } from '../domain/spin-terms.ts'

type Outcome = { isWin: boolean; label: string; detail: string; reference: string }

/** The result: announced at once to screen readers, shown when the wheel stops. */
export function SpinOutcome({ result, phone }: { result: Outcome; phone: string }) {
  return (
    <div role="status" className="spin-result-late">
      <p className="text-ink-muted">{result.isWin ? 'You have won' : 'Your spin'}</p>
      <h1 className="display-xl mt-1">{result.label}</h1>
      <p className="mt-4 text-lg text-pretty">{result.detail}</p>
      <p className="mt-6 rounded-card border border-line bg-surface p-5">
        Your reference is <strong className="tabular-nums">{result.reference}</strong>. We have it with your
        entry.
        {result.isWin ? ' Show it, or say it on the phone, to claim.' : ''}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <PhoneLink phone={phone} />
        <Button href="/special-offers" variant="secondary">
          See our offers
        </Button>
      </p>
    </div>
  )
}

/** Every prize with its odds, and the full terms, always open. */
export function SpinDetails({ prizes, terms }: { prizes: readonly PrizeLine[]; terms: readonly string[] }) {
  return (
    <div className="border-t border-line bg-surface">
      <div className="container-page section-space grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="spin-prizes">
          <h2 id="spin-prizes" className="display-lg">
            Prizes and chances
          </h2>
          <table className="mt-5 w-full text-left">
            <thead>
              <tr className="text-sm text-ink-muted">
                <th scope="col" className="py-2 pr-4 font-normal">
                  Field
                </th>
                <th scope="col" className="py-2 pr-4 font-normal">
                  Chance
                </th>
                <th scope="col" className="py-2 font-normal">
                  There are
                </th>
              </tr>
            </thead>
            <tbody>
              {prizes.map((prize) => (
                <tr key={prize.label} className="border-t border-line align-top">
                  <th scope="row" className="py-3 pr-4 font-semibold">
                    {prize.label}
                    <span className="block text-sm font-normal text-ink-muted">{prize.detail}</span>
                  </th>
                  <td className="py-3 pr-4 whitespace-nowrap tabular-nums">{prize.odds}</td>
                  <td className="py-3 tabular-nums">{prize.quantity ?? (prize.isWin ? 'no bound' : '–')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="spin-terms">
          <h2 id="spin-terms" className="display-lg scroll-mt-24">
            Terms of this promotion
          </h2>
          <ol className="mt-5 list-decimal space-y-2 pl-5 text-pretty text-ink-muted">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
