import type { ReactNode } from 'react'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { StudioImage } from '#src/ui/picture/studio-image.tsx'

type Crumb = { label: string; path: string }

export function PageHero({
  title,
  mark,
  crumbs,
  picture,
  children,
}: {
  title: string
  mark?: ReactNode
  crumbs: Crumb[]
  picture: string | null
  children: ReactNode
}) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-page">
        <BreadcrumbTrail crumbs={crumbs} />
        <div
          className={`grid gap-x-12 gap-y-6 pb-8 lg:pb-12 ${picture ? 'lg:grid-cols-2 lg:items-center' : ''}`}
        >
          {picture ? (
            <StudioImage
              source={picture}
              sizes="(min-width: 64rem) 42rem, 100vw"
              isFirst
              className="rounded-card lg:col-start-2 lg:row-start-1"
            />
          ) : null}
          <div className="max-w-2xl lg:col-start-1 lg:row-start-1">
            <div className="flex items-center gap-4">
              {mark}
              <h1 className="display-xl">{title}</h1>
            </div>
            <div className="mt-4 flex flex-col gap-4 lg:mt-6">{children}</div>
          </div>
        </div>
      </div>
    </header>
  )
}
