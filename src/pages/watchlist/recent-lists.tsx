import { RecentlyViewed, RecentSearches } from './recently-viewed.tsx'

/** The vehicles last opened and the searches last made in this browser (FAV-005 to FAV-007). */
export function RecentLists({ heading, siteSlug }: { heading: string; siteSlug: string }) {
  return (
    <div className="grid gap-8">
      <RecentlyViewed siteSlug={siteSlug} heading={heading} />
      <RecentSearches siteSlug={siteSlug} />
    </div>
  )
}
