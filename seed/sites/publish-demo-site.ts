import type { SiteService } from '#src/features/sites/server/site-service.ts'

const SEED = 'seed'

type Deps = {
  sites: Pick<SiteService, 'diff' | 'history' | 'publish'>
  /** Keeps the content that comes with the site; null where it has none of its own. */
  keepContent: (slug: string) => Promise<string | null>
}

/**
 * Publishes a demo site that is missing or that a newer version of the demo changed. One whose last version somebody else
 * published or rolled back to is theirs: it stays as they left it, its receivers, words and content.
 */
export async function publishDemoSite(
  { sites, keepContent }: Deps,
  document: { slug: string },
): Promise<'published' | 'unchanged' | 'kept'> {
  const [latest] = await sites.history(document.slug)
  if (latest && latest.by !== SEED) return 'kept'
  const change = await sites.diff(document.slug, document)
  if (latest && change.ok && change.value.length === 0) return 'unchanged'
  const contentSet = await keepContent(document.slug)
  const published = await sites.publish(document, { by: SEED, note: 'demo site', contentSet })
  if (!published.ok)
    throw new Error(`Demo site ${document.slug} is not valid: ${JSON.stringify(published.error)}`)
  return 'published'
}
