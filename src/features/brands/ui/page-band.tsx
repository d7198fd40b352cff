import type { ReactNode } from 'react'
import type { Link } from '#src/shared/domain/form/field-schema.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

export function PageBand({
  heading,
  link = null,
  id,
  isTinted = false,
  children,
}: {
  heading: string
  link?: Link | null
  id?: string
  isTinted?: boolean
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className={`scroll-mt-20 ${isTinted ? 'bg-band atelier:border-y atelier:border-line' : ''}`}
    >
      <div className="container-page section-space">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-8">
          <h2 className="display-lg">{heading}</h2>
          {link ? (
            <a
              href={link.href}
              data-prefetch=""
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text underline-offset-4 hover:underline"
            >
              {link.label}
              <Icon name="arrow" />
            </a>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  )
}
