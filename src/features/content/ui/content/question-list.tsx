import type { QuestionGroup } from '#src/features/content/domain/content-view.ts'

/** Questions that open in place, with or without scripts; each has its own address (ROUTE-041). */
export function QuestionList({ groups }: { groups: readonly QuestionGroup[] }) {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id} className="scroll-mt-24 font-display text-2xl font-semibold">
            {group.heading}
          </h2>
          <div className="mt-3 border-t border-line">
            {group.questions.map((question) => (
              <details
                key={question.id}
                id={question.id}
                className="question scroll-mt-24 border-b border-line"
              >
                <summary>
                  <h3 className="font-sans text-lg font-semibold tracking-normal">{question.question}</h3>
                </summary>
                <div
                  className="prose-words pb-6"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (markdown.ts)
                  dangerouslySetInnerHTML={{ __html: question.html }}
                />
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
