import type { LoaderFunctionArgs } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { robotsText } from '#src/features/content/domain/feeds/sitemap.ts'

/** `/robots.txt` of this host: previews closed, public hosts with their sitemap (standards.md B7). */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = readPageContext(context)
  return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
