import type { SiteService } from '#src/features/sites/server/site-service.ts'

const SEED = 'seed'
const NOTE = 'demo site'

/** The stored document of a demo site that today's schema refuses, and its mistakes. */
export type RefusedDocument = { slug: string; version: number; mistakes: string[] }

type Deps = {
  sites: Pick<SiteService, 'diff' | 'exportDocument' | 'history' | 'publish' | 'validate'>
  /** Keeps the content that comes with the site; null where it has none of its own. */
  keepContent: (slug: string) => Promise<string | null>
  /** Told when the demo's document takes the place of a stored one that cannot be read. */
  onRefused: (refused: RefusedDocument) => void
}

/**
 * Publishes a demo site that is missing, that a newer version of the demo changed, or whose stored document cannot
 * be read: always as a new version, and the earlier ones are kept. One whose last version somebody else published or
 * rolled back to is theirs: it stays as they left it, its receivers, words and content.
 */
export async function publishDemoSite(
  { sites, keepContent, onRefused }: Deps,
  document: { slug: string },
): Promise<'published' | 'unchanged' | 'kept'> {
  const { slug } = document
  const [latest] = await sites.history(slug)
  if (latest && !(latest.by === SEED && latest.note.startsWith(NOTE))) return 'kept'
  const change = await sites.diff(slug, document)
  if (latest && change.ok && change.value.length === 0) return 'unchanged'
  const stored = latest ? sites.validate(await sites.exportDocument(slug)) : null
  const note =
    latest && stored?.ok === false
      ? `${NOTE}, in place of version ${latest.version}, which cannot be read`
      : NOTE
  const contentSet = await keepContent(slug)
  const published = await sites.publish(document, { by: SEED, note, contentSet })
  if (!published.ok) throw new Error(`Demo site ${slug} is not valid: ${JSON.stringify(published.error)}`)
  if (latest && stored?.ok === false)
    onRefused({
      slug,
      version: latest.version,
      mistakes: stored.error.mistakes.map(({ message }) => message),
    })
  return 'published'
}
