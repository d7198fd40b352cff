type Stat = { figure: string; label: string; href: string; note?: string }

/** The site's figures, each linking to its source (PAGE-003). */
export function StatsBanner({ stats }: { stats: readonly Stat[] }) {
  return (
    <nav aria-label="At a glance" className="bg-night text-on-night">
      <ul className="on-night container-page grid gap-x-8 py-4 sm:grid-cols-3">
        {stats.map((stat) => (
          <li
            key={stat.href}
            className="border-white/15 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-8"
          >
            <a href={stat.href} className="group flex min-h-24 flex-col justify-center py-4">
              <span className="font-display text-4xl leading-none font-semibold tabular-nums">
                {stat.figure}
              </span>
              <span className="mt-2 text-on-night-muted underline-offset-4 group-hover:underline">
                {stat.label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
