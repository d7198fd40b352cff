import type { LegalBlock, LegalDocument } from '#src/features/content/domain/legal/legal-document.ts'

/** A long text laid out for reading: a table of contents, short lines and linkable sections. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg">{document.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">{document.intro}</p>
      <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label="On this page"
          className="border-y border-line py-4 lg:sticky lg:top-8 lg:self-start lg:border-y-0 lg:py-0"
        >
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {document.sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-prose flex-col gap-10">
          {document.sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="font-display text-xl font-semibold">
                {heading}
              </h2>
              {blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-muted">
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
