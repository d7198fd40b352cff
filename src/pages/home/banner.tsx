import type { HomeSection } from '#src/features/sites/domain/document/words-schema.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

/** One message with one link across the page; the loader omits it before its start and after its end. */
export function Banner({ section }: { section: Extract<HomeSection, { kind: 'banner' }> }) {
  return (
    <section className="bg-brand text-on-brand atelier:bg-night atelier:text-on-night">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8 lg:py-10">
        <div className="max-w-3xl">
          <h2 className="display-lg">{section.heading}</h2>
          <p className="mt-2 text-pretty">{section.text}</p>
        </div>
        <a
          href={section.link.href}
          data-prefetch=""
          className="inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-current px-6 font-semibold"
        >
          {section.link.label}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  )
}
