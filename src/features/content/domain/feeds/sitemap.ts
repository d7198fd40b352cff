import { xmlText } from './xml.ts'

/** One address of a site: its path and, if known, when its content last changed (ISO date or time). */
export type SitemapEntry = { path: string; lastModified?: string | null }

/** sitemaps.org: at most 50,000 addresses in one file. */
export const SITEMAP_URLS_MAX = 50_000

/** One sitemap file. `origin` is that of the request, because a file may name only one host (standards.md B7). */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${xmlText(lastModified)}</lastmod>` : ''
    return `<url><loc>${xmlText(`${origin}${encodeURI(path)}`)}</loc>${modified}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** The sitemap index. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const maps = files.map((file) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${file}`)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}

/** The source and part for a file name: `vehicles.xml` is the first 50,000 addresses, `vehicles-2.xml` the next. */
export function sitemapFile(name: string): { source: string; part: number } | null {
  const parts = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name)
  return parts ? { source: parts[1] ?? '', part: Number(parts[2] ?? 1) } : null
}

/** Names of the files needed for `count` addresses of a source; none for zero. */
export function sitemapFileNames(source: string, count: number): string[] {
  return Array.from({ length: Math.ceil(count / SITEMAP_URLS_MAX) }, (_, index) =>
    index === 0 ? `${source}.xml` : `${source}-${index + 1}.xml`,
  )
}

/** robots.txt for a host: previews are closed; public hosts name their sitemap and exclude filters and forms. */
export function robotsText({ origin, isPreview }: { origin: string; isPreview: boolean }): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n'
  const closed = [
    '/api/',
    '/search-data/',
    '/search-suggestions',
    '/stock-by-id',
    '/print',
    '/success',
    '/*?preview=',
  ]
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
