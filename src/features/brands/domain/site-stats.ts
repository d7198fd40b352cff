import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'

export type SiteStat = { figure: string; label: string; href: string }

type StatsSite = Pick<SiteConfig, 'name' | 'locations' | 'manufacturer'> & {
  search: Pick<SiteConfig['search'], 'stockNoun'>
}

/**
 * A site's three figures, each linking to its source (PAGE-003): visible locations, makes (or models on a
 * single-make site) and stock. Duplicates count once.
 */
export function siteStats(
  site: StatsSite,
  { makes, models, stock }: { makes: readonly string[]; models: number | null; stock: number },
): SiteStat[] {
  const places = site.locations.filter(({ isVisible }) => isVisible).length
  const makeCount = new Set(makes).size
  return [
    {
      figure: String(places),
      label: places === 1 ? 'place to find us' : 'places to find us',
      href: '/dealer-locator',
    },
    site.manufacturer !== null && models !== null
      ? { figure: String(models), label: `${site.manufacturer} models`, href: '/brands' }
      : {
          figure: String(makeCount),
          label: makeCount === 1 ? 'make' : 'makes to choose from',
          href: '/brands',
        },
    {
      figure: stock.toLocaleString('en-AU'),
      label: `${stock === 1 ? site.search.stockNoun.one : site.search.stockNoun.many} at ${site.name}`,
      href: '/about-us',
    },
  ]
}
