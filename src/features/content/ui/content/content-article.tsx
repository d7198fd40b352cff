import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ContentPage } from '#src/features/content/domain/content-view.ts'
import { EnquirePanel } from './enquire-panel.tsx'
import { PageOpening } from './page-opening.tsx'
import { PreviewNote } from './preview-note.tsx'
import { QuestionList } from './question-list.tsx'
import '../prose.css'

/** Pages with fewer headings need no table of contents. */
const CONTENTS_FROM = 3

type ContentArticleProps = {
  page: ContentPage
  phone: string
  youtubeUrl: string | null
  isPreview: boolean
  /** The page's own form, in place of the link to the contact page. */
  children?: ReactNode
}

/** A content page: its opening, a table of contents next to it, and a way to enquire at the end. */
export function ContentArticle({ page, phone, youtubeUrl, isPreview, children }: ContentArticleProps) {
  return (
    <main id="main">
      {isPreview ? <PreviewNote /> : null}
      <PageOpening
        crumbs={[{ label: 'Home', path: '/' }]}
        title={page.title}
        lead={page.description}
        image={page.image}
        alt={page.alt}
      />
      <div className="container-page section-space">
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
          {page.sections.length >= CONTENTS_FROM ? (
            <Contents sections={page.sections} />
          ) : (
            <div className="hidden lg:block" />
          )}
          <div className="min-w-0">
            {page.html ? (
              <div
                className="prose-words"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (markdown.ts)
                dangerouslySetInnerHTML={{ __html: page.html }}
              />
            ) : null}
            {page.groups.length > 0 ? (
              <div className={page.html ? 'mt-10' : ''}>
                <QuestionList groups={page.groups} />
              </div>
            ) : null}
            {youtubeUrl ? (
              <p className="mt-8">
                <Button href={youtubeUrl} rel="noopener" variant="secondary">
                  Watch us on YouTube
                </Button>
              </p>
            ) : null}
          </div>
        </div>
      </div>
      {children ?? (
        <EnquirePanel
          heading="Still wondering?"
          text="Ask us in writing and we answer the way you choose, or call and talk to somebody now."
          label={page.enquire.label}
          href={page.enquire.href}
          phone={phone}
        />
      )}
    </main>
  )
}

function Contents({ sections }: { sections: ContentPage['sections'] }) {
  return (
    <nav
      aria-label="On this page"
      className="border-b border-line pb-4 lg:sticky lg:top-24 lg:self-start lg:border-b-0"
    >
      <p className="text-sm font-semibold text-ink-muted">On this page</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
