import type { BlogCard } from '#src/features/content/domain/content-view.ts'
import type { HomeSection } from '#src/features/sites/domain/document/words-schema.ts'
import type { PageShell } from '#src/pages/shell/site-shell.ts'
import type { SearchPath } from '#src/features/search/domain/url/search-path.ts'
import type { PublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { BudgetSearch } from '#src/features/search/ui/controls/budget-search.tsx'
import { HomeSearchPanel } from '#src/features/search/ui/home/home-search-panel.tsx'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { BrandTiles } from '#src/features/brands/ui/brand-tiles.tsx'
import { BlogCardTile } from '#src/features/content/ui/blog/blog-card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Banner } from './banner.tsx'
import { Hero } from './hero/hero.tsx'
import { HomeBand } from './home-band.tsx'
import { RecentBand } from './recent-band.tsx'
import type { RecordView } from './record-view.ts'
import { BodyTileGrid, BrandStrip, type HomeBodyTile, Offers, Reasons, TextSection } from './sections.tsx'

type FacetCount = { value: string; count: number }
export type HomeView = {
  sections: HomeSection[]
  heroImageUrl: string | null
  site: PublicSearchSite
  now: number
  base: SearchPath
  tiles: HomeBodyTile[]
  count: number
  price: { min: number; max: number } | undefined
  posts: BlogCard[]
  makes: FacetCount[]
  makeModels: FacetCount[]
  featured: CardView[][]
  /**
   * For each section in order, what it shows of the records; null for other sections and where there is
   * nothing.
   */
  records: (RecordView | null)[]
}
type SectionProps = { section: HomeSection; index: number; data: HomeView; shell: PageShell }

/** The home page: the sections of the site's document in its order. */
export function HomeSections({ data, shell }: { data: HomeView; shell: PageShell }) {
  return (
    <main>
      {data.sections.map((section, index) => (
        <Section
          key={section.kind + section.heading}
          section={section}
          index={index}
          data={data}
          shell={shell}
        />
      ))}
    </main>
  )
}

function Section({ section, index, data, shell }: SectionProps) {
  const noun = data.site.search.stockNoun
  switch (section.kind) {
    case 'hero':
      return (
        <Hero
          {...section}
          picture={data.heroImageUrl ?? section.picture}
          phone={shell.phone}
          template={shell.template}
        >
          <HomeSearchPanel
            base={data.base}
            count={data.count}
            makes={data.makes}
            makeModels={data.makeModels}
            noun={noun}
          />
        </Hero>
      )
    case 'body_tiles':
      return data.tiles.length > 1 ? (
        <HomeBand heading={section.heading}>
          <BodyTileGrid tiles={data.tiles} />
        </HomeBand>
      ) : null
    case 'brand_strip':
      return <BrandStrip section={section} />
    case 'featured_stock':
    case 'featured_used':
      return <Featured section={section} hits={data.featured[index] ?? []} data={data} shell={shell} />
    case 'budget_search':
      return <Budget heading={section.heading} data={data} />
    case 'reasons':
      return (
        <HomeBand heading={section.heading}>
          <Reasons section={section} />
        </HomeBand>
      )
    case 'recently_viewed':
      return <RecentBand heading={section.heading} siteSlug={shell.slug} />
    case 'blog':
      return <BlogBand heading={section.heading} posts={data.posts} />
    case 'banner':
      return <Banner section={section} />
    case 'text':
      return <TextSection section={section} />
    case 'offers':
      return (
        <HomeBand heading={section.heading}>
          <Offers section={section} />
        </HomeBand>
      )
    default:
      return <Records heading={section.heading} view={data.records[index] ?? null} />
  }
}

/** Mostly below the first screen: drawn by the server, with its code fetched when a visitor comes near. */
const RecordBand = deferred(() => import('./record-band.tsx').then((module) => module.RecordBand))

function Records({ heading, view }: { heading: string; view: RecordView | null }) {
  if (view === null) return null
  // Often on the first screens and only links: not worth fetching code for.
  if (view.kind !== 'brands') return <RecordBand heading={heading} view={view} />
  return (
    <HomeBand heading={heading} link={view.link}>
      <BrandTiles tiles={view.tiles} label={heading} />
    </HomeBand>
  )
}

function BlogBand({ heading, posts }: { heading: string; posts: readonly BlogCard[] }) {
  if (posts.length === 0) return null
  return (
    <HomeBand heading={heading} link={{ label: 'All posts', href: '/blog' }}>
      <ul className={`grid gap-5 ${posts.length < 3 ? 'md:grid-cols-2' : 'max-lg:swipe-row lg:grid-cols-3'}`}>
        {posts.map((card) => (
          <li key={card.href}>
            <BlogCardTile card={card} level={3} />
          </li>
        ))}
      </ul>
    </HomeBand>
  )
}

function Featured({
  section,
  hits,
  data,
  shell,
}: {
  section: Extract<HomeSection, { kind: 'featured_stock' | 'featured_used' }>
  hits: CardView[]
  data: HomeView
  shell: PageShell
}) {
  if (hits.length === 0) return null
  const layout = CARD_LAYOUTS[shell.template]
  return (
    <HomeBand heading={section.heading} link={section.link} isTinted>
      <ul
        className={
          layout === 'row'
            ? 'grid gap-4 max-sm:swipe-row'
            : 'grid gap-4 max-sm:swipe-row sm:grid-cols-2 lg:grid-cols-3 atelier:gap-x-8 atelier:gap-y-14'
        }
      >
        {hits.map((card) => (
          <li key={card.id} className="min-w-0">
            <StockCard card={card} siteSlug={data.site.slug} priority="lazy" layout={layout} />
          </li>
        ))}
      </ul>
    </HomeBand>
  )
}

function Budget({ heading, data }: { heading: string; data: HomeView }) {
  const { search } = data.site
  return (
    <div className="container-page section-space">
      <BudgetSearch
        basePath={data.base.path}
        price={data.price}
        count={data.count}
        settings={{ method: search.budgetEstimate, repayment: search.repayment }}
        noun={search.stockNoun}
        heading={heading}
      />
    </div>
  )
}
