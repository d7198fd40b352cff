import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'

/** The site is down but the people are not: their message, numbers, addresses and hours. */
export function MaintenanceNotice({ shell }: { shell: SiteShell }) {
  return (
    <main className="flex min-h-dvh flex-col border-t-8 border-brand bg-ground">
      <div className="container-page section-space my-auto">
        <p className="font-display text-2xl font-semibold">{shell.name}</p>
        <h1 className="mt-8 display-xl">Back soon</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty text-ink-muted">{shell.maintenance}</p>
        <PhoneLink phone={shell.phone} className="button-primary mt-8 text-lg" />
        <ul className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {shell.locations.map((place) => (
            <li key={place.slug} className="border-t border-line-strong pt-4">
              <h2 className="font-display text-lg font-semibold">{place.name}</h2>
              <p className="text-ink-muted">
                {place.street}
                <br />
                {place.cityLine}
              </p>
              {place.hours ? <p className="mt-2">{place.hours}</p> : null}
              {place.phone ? <PhoneLink phone={place.phone} /> : null}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
