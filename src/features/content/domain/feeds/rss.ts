import type { BlogCard } from '../content-view.ts'
import { xmlText } from './xml.ts'

export type FeedPost = Pick<BlogCard, 'href' | 'heading' | 'summary' | 'category'> & { publishedAt: string }

/** RSS 2.0 of the newest posts, newest first. `publishedAt` is an ISO time. */
export function rssXml(
  site: { origin: string; name: string; description: string },
  posts: readonly FeedPost[],
): string {
  const items = posts.map((post) => {
    const url = xmlText(`${site.origin}${post.href}`)
    return `<item><title>${xmlText(post.heading)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${rfcDate(post.publishedAt)}</pubDate><category>${xmlText(post.category.name)}</category><description>${xmlText(post.summary)}</description></item>`
  })
  const self = xmlText(`${site.origin}/blog/feed.xml`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(`${site.name} blog`)}</title><link>${xmlText(`${site.origin}/blog`)}</link><description>${xmlText(site.description)}</description><language>en-AU</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`
}

/** RSS requires RFC 822 dates. */
function rfcDate(iso: string): string {
  return new Date(iso).toUTCString()
}
