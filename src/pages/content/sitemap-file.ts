import type { LoaderFunctionArgs } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { sitemapXml } from '#src/features/content/domain/feeds/sitemap.ts'

/** `/sitemaps/{name}.xml`: up to 50,000 addresses of one feature, kept in the page cache by stock version. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const entries = await services.sitemap.listFile(site, now, params.name ?? '')
  if (!entries) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(sitemapXml(site.origin, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
