import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { runningPromos } from '#src/features/promotions/domain/promo-node.ts'
import { PromotionsSlider } from '#src/features/promotions/ui/promotions-slider.tsx'
import { SalesCounter } from '#src/features/promotions/ui/sales-counter.tsx'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { siteStats } from '#src/features/brands/domain/site-stats.ts'
import { BrandTiles, OwnBrandCards } from '#src/features/brands/ui/brand-tiles.tsx'
import { ModelRangeStrip } from '#src/features/brands/ui/model-range-strip.tsx'
import { PageBand } from '#src/features/brands/ui/page-band.tsx'
import { StatsBanner } from '#src/features/brands/ui/stats-banner.tsx'

/** `/brands`: Our Brands and the makes in stock of each item type (ROUTE-035, PAGE-001 to PAGE-003). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const { config } = site
  const { own, grids } = await services.brands.listBrands(site)
  const only = config.manufacturer === null ? undefined : own[0]
  const models = only ? await services.brands.listModelRange(site, only.name) : []
  return {
    own,
    models,
    // A grid of the one make already shown above adds nothing.
    grids: only ? [] : grids,
    promos: runningPromos(config.promotions, 'brands', now),
    sales: await services.promotions.salesThisMonth(site),
    stats: siteStats(config, {
      makes: [...own, ...grids.flatMap(({ tiles }) => tiles)].map(({ name }) => name),
      models: only ? models.length : null,
      stock: await services.search.stockCount(site),
    }),
    head: {
      title: own.length === 1 && own[0] ? `${own[0].name} at ${config.name}` : 'Brands',
      description: `Every make at ${config.name}: ${[...own.map(({ name }) => name), 'and what we have in stock'].slice(0, 8).join(', ')}.`,
      url: `${site.origin}/brands`,
      siteName: config.name,
      isPreview: site.isPreview,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function BrandsPage() {
  const { own, models, grids, stats, promos, sales } = useLoaderData<typeof loader>()
  return (
    <main>
      <header className="container-page pt-8 lg:pt-12">
        <h1 className="display-xl">Brands</h1>
      </header>
      {promos.length > 0 ? (
        <div className={`container-page pt-6 ${own.length > 0 ? '' : 'pb-10'}`}>
          <PromotionsSlider promos={promos} isTop />
        </div>
      ) : null}
      {own.length > 0 ? (
        <PageBand heading="Our Brands">
          <OwnBrandCards brands={own} />
        </PageBand>
      ) : null}
      <StatsBanner stats={stats} />
      {models.length > 0 ? (
        <PageBand heading="Models">
          <ModelRangeStrip models={models} label="Models" />
        </PageBand>
      ) : null}
      {grids.map((grid, index) => (
        <PageBand key={grid.title} heading={grid.title} isTinted={index % 2 === 1}>
          <BrandTiles tiles={grid.tiles} label={grid.title} />
        </PageBand>
      ))}
      {sales ? (
        <div className="container-page pb-12">
          <SalesCounter sales={sales} />
        </div>
      ) : null}
    </main>
  )
}
