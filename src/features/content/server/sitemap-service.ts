import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import {
  SITEMAP_URLS_MAX,
  type SitemapEntry,
  sitemapFile,
  sitemapFileNames,
} from '../domain/feeds/sitemap.ts'

/** One feature's part of a site's sitemap: a name in lower-case letters, and every address it serves. */
export type SitemapSource = {
  name: string
  list(site: SiteContext, now: number): Promise<readonly SitemapEntry[]>
}

/** Each site's sitemap, assembled from what its features list (standards.md B7). */
export function createSitemapService({ sources }: { sources: readonly SitemapSource[] }) {
  return {
    /** Names of the files that currently hold an address. */
    async listFiles(site: SiteContext, now: number): Promise<string[]> {
      const lists = await Promise.all(
        sources.map(async (source) => sitemapFileNames(source.name, (await source.list(site, now)).length)),
      )
      return lists.flat()
    },

    /** Addresses in one file, or null if there is no file with that name. */
    async listFile(site: SiteContext, now: number, name: string): Promise<readonly SitemapEntry[] | null> {
      const file = sitemapFile(name)
      const source = sources.find((each) => each.name === file?.source)
      if (!file || !source) return null
      const start = (file.part - 1) * SITEMAP_URLS_MAX
      const entries = (await source.list(site, now)).slice(start, start + SITEMAP_URLS_MAX)
      return entries.length > 0 ? entries : null
    },
  }
}
