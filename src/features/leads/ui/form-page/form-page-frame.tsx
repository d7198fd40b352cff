import type { ReactNode } from 'react'
import type { ContactPlace } from '#src/features/leads/domain/contact/contact-view.ts'
import { ContactPlaceCard } from '../contact/contact-place-card.tsx'
import { FormSteps } from './form-steps.tsx'

type FormPageFrameProps = {
  heading: string
  intro: string
  formHeading: string
  points: readonly { title: string; text: string }[]
  place: ContactPlace | null
  formId?: string
  before?: ReactNode
  children: ReactNode
}

/** A page for one form: what it is for, the form, what happens next, and whom to call instead. */
export function FormPageFrame(props: FormPageFrameProps) {
  const { heading, intro, formHeading, points, place, before, formId, children } = props
  return (
    <main id="main">
      <header className="border-b border-line bg-studio">
        <div className="container-page py-10 md:py-14">
          <h1 className="display-xl max-w-4xl text-ink">{heading}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-muted">{intro}</p>
        </div>
      </header>
      <div className="container-page section-space grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
        <section id={formId} aria-labelledby="form-heading" className="min-w-0 max-w-2xl scroll-mt-24">
          {before}
          <h2 id="form-heading" className="display-lg mb-6 text-ink">
            {formHeading}
          </h2>
          {children}
        </section>
        <aside
          aria-label="What happens next"
          className="flex flex-col gap-8 lg:sticky lg:top-24 lg:self-start"
        >
          {points.length > 0 ? <FormSteps steps={points} /> : null}
          {place ? <ContactPlaceCard place={place} isMain /> : null}
        </aside>
      </div>
    </main>
  )
}
