import type { LoaderFunctionArgs } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { rssXml } from '#src/features/content/domain/feeds/rss.ts'

const FEED_POSTS = 30

/** `/blog/feed.xml`: the newest posts as RSS 2.0. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const posts = (await services.content.listPosts(site, { now })).slice(0, FEED_POSTS)
  const { name, description } = site.config
  return new Response(rssXml({ origin: site.origin, name, description }, posts), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
