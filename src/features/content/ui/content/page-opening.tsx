import type { ReactNode } from 'react'
import { pictureSrcset, pictureUrl } from '#src/shared/domain/picture/picture-url.ts'

type PageOpeningProps = {
  crumbs: readonly { label: string; path: string }[]
  title: string
  lead: string
  image: string | null
  alt: string
  children?: ReactNode
}

export function PageOpening({ crumbs, title, lead, image, alt, children }: PageOpeningProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div
        className={`container-page grid ${image ? 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-14' : ''}`}
      >
        <div className="flex flex-col justify-center pt-4 pb-8 lg:py-14">
          <nav aria-label="Breadcrumb" className="text-sm text-ink-muted">
            <ol className="flex flex-wrap gap-x-2">
              {crumbs.map((crumb, index) => (
                <li key={crumb.path} className="flex items-center gap-x-2">
                  <a
                    href={crumb.path}
                    className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
                  >
                    {crumb.label}
                  </a>
                  {index < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="mt-3 display-xl">{title}</h1>
          <p className="mt-4 max-w-prose text-lg text-pretty text-ink-muted">{lead}</p>
          {children}
        </div>
        {image ? (
          <div className="-mx-[clamp(1rem,3.2vw,2.5rem)] flex items-center lg:mx-0 lg:py-8">
            <img
              src={pictureUrl(image, { width: 960 })}
              srcSet={pictureSrcset(image)}
              sizes="(min-width: 64rem) 44rem, 100vw"
              width={960}
              height={640}
              alt={alt}
              fetchPriority="high"
              className="aspect-[3/2] w-full bg-studio object-cover lg:rounded-card"
            />
          </div>
        ) : null}
      </div>
    </header>
  )
}
