import type { Link } from '#src/shared/domain/form/field-schema.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

/** One home page section: a heading with a link, and the content. */
export function HomeBand({
  heading,
  link,
  isTinted = false,
  children,
}: {
  heading: string
  link?: Link | null
  isTinted?: boolean
  children: React.ReactNode
}) {
  return (
    <section
      data-plane={isTinted ? 'tinted' : undefined}
      className={
        isTinted ? 'bg-band atelier:border-y atelier:border-line circuit:bg-night circuit:text-on-night' : ''
      }
    >
      <div className="container-page section-space">
        <div className="mb-6 flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-2 lg:mb-8 atelier:lg:mb-12">
          <h2 className="display-lg">{heading}</h2>
          {link ? <TextLink link={link} isOnTint={isTinted} /> : null}
        </div>
        {children}
      </div>
    </section>
  )
}

function TextLink({ link, isOnTint }: { link: Link; isOnTint: boolean }) {
  return (
    <a
      href={link.href}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text underline-offset-4 hover:underline ${isOnTint ? 'circuit:text-brand-on-dark' : ''}`}
      data-prefetch=""
    >
      {link.label}
      <Icon name="arrow" />
    </a>
  )
}
