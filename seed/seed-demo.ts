import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppContext } from '#src/app/context.ts'
import { runCommand } from '#src/app/commands.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { demoReviews } from './reviews/demo-reviews.ts'
import { DEMO_SEED, DEMO_SITES } from './sites/demo-sites.ts'
import { publishDemoSite } from './sites/publish-demo-site.ts'
import { DEMO_REGOS } from './trade-in/demo-regos.ts'

/** Pages and posts that some demo sites have of their own. */
const CONTENT = join(import.meta.dirname, 'content')

type Step = (title: string, work: () => Promise<void>) => Promise<void>

/**
 * Publishes demo sites that are missing or changed, and on an empty platform loads the sample stock: feed
 * files are written and imported by the same command an operator uses.
 */
export async function seedDemo(app: AppContext, step: Step = (_title, work) => work()): Promise<void> {
  const isFirst = (await app.vehicles.countAll()) === 0
  if (isFirst) await step('Publishing the demo sites and their stock', () => publishAll(app))
  else await publishAll(app)
}

async function publishAll(app: AppContext): Promise<void> {
  const sites: SiteConfig[] = []
  for (const document of DEMO_SITES) {
    const config = app.sites.validate(document)
    if (config.ok) sites.push(config.value)
    await publishDemoSite(
      {
        sites: app.sites,
        keepContent: (slug) => keepSeedContent(app, slug),
        onRefused: (refused) =>
          app.log.warn(
            refused,
            'the stored document of a demo site cannot be read: the demo’s own is published',
          ),
      },
      document,
    )
  }
  await app.tradeIn.registerPlates(DEMO_REGOS)
  if ((await app.vehicles.countAll()) > 0) return
  await seedReviews(app)
  // Only the first start needs the generator and its catalogue.
  const { presentDay, writeSampleFeeds } = await import('./stock/write-sample-feeds.ts')
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
  try {
    const feeds = await writeSampleFeeds(directory, {
      seed: DEMO_SEED,
      asAt: presentDay(app.clock.now()),
      sites,
    })
    for (const feed of feeds) {
      const argv = [
        'stock',
        'import',
        feed.file,
        '--source',
        feed.source,
        '--dealership',
        feed.dealershipSlug,
      ]
      const refusals: string[] = []
      const code = await runCommand(app, argv, {
        operator: 'seed',
        out: () => {},
        err: (line) => void refusals.push(line),
      })
      if (code !== 0)
        throw new Error(`Sample stock of ${feed.dealershipSlug} was refused: ${refusals.join(' ')}`)
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Invented reviews, marked as such on every page; one site has none and shows the marked sample figures. */
async function seedReviews(app: AppContext): Promise<void> {
  for (const { slug } of DEMO_SITES) {
    const site = await app.sites.getBySlug(slug)
    if (!site || site.config.reviews.hasSampleFigures) continue
    for (const place of site.config.locations.filter(({ isVisible, isComing }) => isVisible && !isComing)) {
      const reviews = demoReviews(`${DEMO_SEED}/${slug}/${place.slug}`, {
        types: place.types,
        nowMs: app.clock.now(),
      })
      await app.reviews.replace({ siteId: site.id, locationId: place.id }, { source: 'demo', reviews })
    }
  }
}

/** The content set of a demo site; null if it shows only the platform's pages. */
async function keepSeedContent(app: AppContext, slug: string): Promise<string | null> {
  const directory = join(CONTENT, slug)
  if (!existsSync(directory)) return null
  const kept = await app.content.readDirectory(directory)
  if (!kept.ok) throw new Error(`Demo content of ${slug} is not valid: ${JSON.stringify(kept.error)}`)
  return kept.value.set
}
