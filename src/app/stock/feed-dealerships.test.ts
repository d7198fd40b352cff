import { expect, test } from 'vitest'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { listFeedDealerships } from './feed-dealerships.ts'

const dealership = { ...aSite('north').config.dealerships[0], id: 'dlr_one', slug: 'one', name: 'One' }

function sitesThatSay(...declared: (Record<'new' | 'demo' | 'used', string> | null)[]): SiteService {
  const sites = declared.map((barePrice, place) => {
    const site = aSite(`site-${place}`)
    const stockFeeds = barePrice ? { alerts: [], barePrice } : undefined
    return { ...site, config: { ...site.config, dealerships: [dealership], stockFeeds } }
  })
  const known = { list: async () => sites.map((_, place) => ({ slug: `site-${place}` })) }
  return {
    ...known,
    getBySlug: async (slug: string) => sites[Number(slug.slice(5))] ?? null,
  } as unknown as SiteService
}

test('a dealership’s bare prices are what all its sites declare, and where they differ, the kind that promises least', async () => {
  const all = { new: 'drive_away', demo: 'on_application', used: 'drive_away' }
  const [one] = await listFeedDealerships(sitesThatSay(all, { ...all, used: 'on_application' }))
  expect(one?.barePrices).toEqual({ new: 'drive_away', demo: 'on_application', used: undefined })
  const [silent] = await listFeedDealerships(sitesThatSay(all, null))
  expect(silent?.barePrices).toEqual({})
})
