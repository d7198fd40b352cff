import { Icon } from '#src/ui/icon/icon.tsx'
import type { TeamGroup } from '../domain/view/team-view.ts'

/** A location's team by department (ROUTE-037). */
export function TeamGroups({ groups }: { groups: readonly TeamGroup[] }) {
  return groups.map(({ heading, people }) => (
    <section key={heading} className="mt-10">
      <h2 className="display-lg">{heading}</h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {people.map((person) => (
          <li
            key={person.name}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
          >
            <TeamPortrait person={person} />
            <div className="flex flex-1 flex-col p-5">
              <h3 className="font-display text-lg font-semibold">{person.name}</h3>
              <p className="text-ink-muted">{person.role}</p>
              {person.about ? <p className="mt-3 text-pretty">{person.about}</p> : null}
              <p className="mt-auto flex flex-col pt-3">
                {person.phone ? (
                  <a
                    href={person.phone.href}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums"
                  >
                    <Icon name="phone" className="size-[1.1em]" />
                    {person.phone.text}
                  </a>
                ) : null}
                {person.email ? (
                  <a
                    href={`mailto:${person.email}`}
                    className="inline-flex min-h-11 items-center break-all text-brand-text underline underline-offset-4"
                  >
                    {person.email}
                  </a>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function TeamPortrait({ person }: { person: TeamGroup['people'][number] }) {
  return person.pictureUrl ? (
    <img
      src={person.pictureUrl}
      alt={person.name}
      width={480}
      height={320}
      loading="lazy"
      className="aspect-[3/2] w-full bg-studio object-cover"
    />
  ) : (
    <div
      aria-hidden="true"
      className="flex aspect-[3/2] items-center justify-center bg-brand-soft font-display text-5xl font-semibold text-brand-text"
    >
      {person.initials}
    </div>
  )
}
