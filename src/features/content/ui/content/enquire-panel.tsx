import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

type EnquirePanelProps = {
  id?: string
  heading: string
  text: string
  label: string
  href: string
  phone: string
}

/** The end of every content page: a way to enquire, by form or phone (PAGE-045). */
export function EnquirePanel({ id = 'enquire', heading, text, label, href, phone }: EnquirePanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24 border-t border-line bg-band">
      <div className="container-page section-space flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose">
          <h2 id={`${id}-heading`} className="display-lg">
            {heading}
          </h2>
          <p className="mt-3 text-pretty text-ink-muted">{text}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button href={href}>{label}</Button>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold tabular-nums underline-offset-4 hover:underline"
          >
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      </div>
    </section>
  )
}
