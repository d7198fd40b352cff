import type { ReactNode } from 'react'

/** A headed part of the page with the rhythm all parts share. */
export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-24 border-t border-line py-8 first:border-t-0"
    >
      <h2 id={`${id}-heading`} className="mb-4 font-display text-xl font-semibold text-ink">
        {heading}
      </h2>
      {children}
    </section>
  )
}
