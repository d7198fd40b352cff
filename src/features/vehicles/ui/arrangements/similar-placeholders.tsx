import { SIMILAR_ITEM, SIMILAR_LIST, SIMILAR_SHOWN } from './similar-vehicles.tsx'

const KEYS = Array.from({ length: SIMILAR_SHOWN }, (_, index) => `placeholder-${index}`)

/** Six cards without content, as large as the ones to come (VDP-031). */
export function SimilarPlaceholders({ heading }: { heading: string }) {
  return (
    <section
      id="similar"
      aria-busy="true"
      aria-label={heading}
      className="scroll-mt-24 border-t border-line py-10 noscript:hidden"
    >
      <p aria-hidden="true" className="mb-5 font-display text-2xl font-semibold text-ink">
        {heading}
      </p>
      <ul aria-hidden="true" className={SIMILAR_LIST}>
        {KEYS.map((key) => (
          <li
            key={key}
            data-placeholder=""
            className={`${SIMILAR_ITEM} overflow-hidden rounded-card border border-line`}
          >
            <div className="aspect-[3/2] bg-studio" />
            <div className="flex h-44 flex-col gap-3 p-4">
              <div className="h-5 w-3/4 rounded-tag bg-studio" />
              <div className="h-4 w-1/2 rounded-tag bg-studio" />
              <div className="mt-auto h-6 w-1/3 rounded-tag bg-studio" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
