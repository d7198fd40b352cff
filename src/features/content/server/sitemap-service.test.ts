import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createSitemapService } from './sitemap-service.ts'

const site = {} as SiteContext

function serviceOf(counts: Record<string, number>) {
  const sources = Object.entries(counts).map(([name, count]) => ({
    name,
    list: async () => Array.from({ length: count }, (_, index) => ({ path: `/${name}/${index}` })),
  }))
  return createSitemapService({ sources })
}

test('each source has its own files, none over 50,000, and together they list every address once', async () => {
  const service = serviceOf({ pages: 3, vehicles: 100_001, blog: 0 })
  const files = await service.listFiles(site, 0)
  expect(files).toEqual(['pages.xml', 'vehicles.xml', 'vehicles-2.xml', 'vehicles-3.xml'])
  const lists = await Promise.all(files.map((file) => service.listFile(site, 0, file)))
  expect(lists.map((list) => list?.length)).toEqual([3, 50_000, 50_000, 1])
  expect(new Set(lists.flatMap((list) => list?.map(({ path }) => path) ?? [])).size).toBe(100_004)
})

test.each(['blog.xml', 'vehicles-4.xml', 'nobody.xml', 'vehicles', '../pages.xml', ''])(
  '%s is not a file',
  async (name) => {
    expect(await serviceOf({ vehicles: 100_001, blog: 0 }).listFile(site, 0, name)).toBe(null)
  },
)
