import type { LoaderFunctionArgs } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { sitemapIndexXml } from '#src/features/content/domain/feeds/sitemap.ts'

/** `/sitemap.xml`: the files of this host's sitemap (standards.md B7). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const files = await services.sitemap.listFiles(site, now)
  return new Response(sitemapIndexXml(site.origin, files), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
