import { memo } from 'react'
import { pageList } from '#src/features/search/domain/page/page-list.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { PageNav } from './page-nav.tsx'

/** Numbered pages as plain links, so that scroll position and page survive the back button (pain 11). */
export const PageLinks = memo(function PageLinks() {
  const { view, href } = useSearchActions()
  if (view.pages <= 1) return null
  return (
    <PageNav
      label="Pages of results"
      page={view.page}
      pages={view.pages}
      list={pageList(view.page, view.pages)}
      renderLink={(page, link) => (
        <a
          href={href({ ...view.state, page })}
          data-search="page"
          rel={view.isIndexable ? undefined : 'nofollow'}
          {...link}
        />
      )}
    />
  )
})
