import { gatedPageAt } from '#src/features/accounts/domain/gated-page.ts'
import type { BrandService } from '#src/features/brands/server/brand-service.ts'
import { BLOG_CATEGORIES } from '#src/features/content/domain/blog-category.ts'
import type { ContentService } from '#src/features/content/server/content-service.ts'
import type { SitemapSource } from '#src/features/content/server/sitemap-service.ts'
import { currentOffers, offerHref } from '#src/features/offers/domain/offer.ts'
import { placePaths } from '#src/features/locations/domain/view/place-list.ts'
import { formPaths } from '#src/features/leads/domain/form-page/form-page-copy.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import type { SearchService } from '#src/features/search/server/search-service.ts'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'

type Services = { search: SearchService; content: ContentService; brands: BrandService }

/** Addresses every site has, whatever its document says. */
const FIXED = ['/', '/contact-us', '/privacy-policy', '/terms-and-conditions/', '/directory']

/**
 * Every source, without the pages a site keeps for signed-in customers: a crawler would only see the sign-in.
 */
export function sitemapSources(services: Services): readonly SitemapSource[] {
  return allSources(services).map(({ name, list }) => ({
    name,
    list: async (site, now) => (await list(site, now)).filter(({ path }) => !gatedPageAt(site, path)),
  }))
}

/** Every feature's share of the sitemap: new pages are added here, as a source or as addresses of one. */
function allSources({ search, content, brands }: Services): readonly SitemapSource[] {
  return [
    {
      name: 'pages',
      list: async (site, now) => {
        const types = await search.typesInStock(site)
        const searches = types.map((each) => searchHref(site.config, each))
        const pages = (await content.listPages(site, now)).map(({ path }) => path)
        const tradeIn = site.config.features.trade_in ? ['/trade-in'] : []
        const wheel = site.config.spinToWin ? ['/spin-to-win'] : []
        return [...FIXED, ...tradeIn, ...wheel, basePath(site.config).path, ...searches, ...pages].map(
          (path) => ({
            path,
          }),
        )
      },
    },
    {
      name: 'vehicles',
      list: async (site) => (await search.listSlugs(site)).map((slug) => ({ path: `/cars/${slug}` })),
    },
    {
      name: 'locations',
      list: async ({ config }) => {
        const contact = config.locations
          .filter(({ isVisible }) => isVisible)
          .map(({ slug }) => `/contact-us/${slug}`)
        const stock = config.dealerships.map(({ slug }) => `/our-location/${slug}/stock`)
        return [...placePaths(config), ...contact, ...stock].map((path) => ({ path }))
      },
    },
    { name: 'forms', list: async ({ config }) => formPaths(config).map((path) => ({ path })) },
    {
      name: 'brands',
      list: async (site) => {
        const paths = await brands.listPaths(site)
        // A model with the same name as its make has no page of its own: the make's page answers there.
        const answered = paths.filter((path) => !paths.includes(`/brands${path}`))
        return ['/brands', ...answered].map((path) => ({ path }))
      },
    },
    {
      name: 'offers',
      list: async (site, now) =>
        [
          '/special-offers',
          ...currentOffers(site, site.config.offers, now).map((offer) => offerHref(site.config, offer)),
        ].map((path) => ({ path })),
    },
    {
      name: 'blog',
      list: async (site, now) => {
        const posts = await content.listPosts(site, { now })
        if (posts.length === 0) return []
        const categories = BLOG_CATEGORIES.filter(({ slug }) =>
          posts.some((post) => post.category.slug === slug),
        )
        return [
          { path: '/blog' },
          ...categories.map(({ slug }) => ({ path: `/blog/${slug}` })),
          ...posts.map(({ href, publishedAt }) => ({ path: href, lastModified: publishedAt })),
        ]
      },
    },
  ]
}
