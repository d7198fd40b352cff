import { deferred } from '#src/ui/deferred.tsx'

const RecentLists = deferred(() =>
  import('#src/pages/watchlist/recent-lists.tsx').then((module) => module.RecentLists),
)

/** What this browser last opened and searched for (FAV-007); takes no room on a first visit. */
export function RecentBand({ heading, siteSlug }: { heading: string; siteSlug: string }) {
  return (
    <div className="container-page hidden has-[section]:block">
      <div className="section-space">
        <RecentLists heading={heading} siteSlug={siteSlug} />
      </div>
    </div>
  )
}
