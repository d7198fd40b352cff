import type { ReactNode } from 'react'

/** One kind of part under its heading. */
export function Shelf({ heading, children }: { heading: string; children: ReactNode }) {
  const id = `shelf-${heading.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-6">
      <h2 id={id} className="font-display text-2xl font-semibold text-ink">
        {heading}
      </h2>
      {children}
    </section>
  )
}
