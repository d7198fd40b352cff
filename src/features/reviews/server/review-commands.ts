import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import { toReviewList } from '../domain/review-record.ts'
import { readReviewFile } from '../domain/review-file-schema.ts'
import type { ReviewService } from './review-service.ts'

type ReviewCommandDeps = {
  reviews: Pick<ReviewService, 'replace' | 'list'>
  sites: Pick<SiteService, 'getBySlug'>
  now: () => number
  io: { out: (line: string) => void; err: (line: string) => void }
}
type PlaceOptions = { site: string; location: string }

const FILE_BYTES_MAX = 20 * 1024 * 1024
const SOURCE = /^[a-z0-9][a-z0-9 -]{0,39}$/

/** `forecourt reviews import|list`: imports a location's reviews from a JSON file (DATA-027) and lists stored ones. */
export function registerReviewCommands(program: Command, deps: ReviewCommandDeps): void {
  const reviews = program
    .command('reviews')
    .description('Imports customer reviews of a location and lists them.')
  reviews
    .command('import')
    .description('Replaces a location’s reviews from one source with those of a JSON file.')
    .argument(
      '<file>',
      'a list of {id, customer_name, text, rating, review_date, reply_text, reply_date, image}',
    )
    .requiredOption('--site <slug>', 'site')
    .requiredOption('--location <slug>', 'location of the site')
    .option(
      '--source <name>',
      'who gave them, such as google or showroom cards; demo marks invented ones',
      'import',
    )
    .action((file: string, options: PlaceOptions & { source: string }) => importFile(deps, file, options))
  reviews
    .command('list')
    .description('The kept reviews of a location as JSON, with total and average.')
    .requiredOption('--site <slug>', 'site')
    .requiredOption('--location <slug>', 'location of the site')
    .action(async (options: PlaceOptions) => {
      const kept = await deps.reviews.list(await findPlace(deps, options))
      deps.io.out(JSON.stringify(toReviewList(kept, deps.now()), null, 2))
    })
}

async function importFile(
  deps: ReviewCommandDeps,
  file: string,
  { source, ...options }: PlaceOptions & { source: string },
): Promise<void> {
  if (!SOURCE.test(source)) throw new Error('--source: lower-case words, at most 40 letters.')
  const place = await findPlace(deps, options)
  if ((await stat(file)).size > FILE_BYTES_MAX) throw new Error('The file is larger than 20 MB.')
  const read = readReviewFile(await readFile(file, 'utf8'))
  if (!read.ok) throw new Error(read.error)
  await deps.reviews.replace(place, { source, reviews: read.value })
  deps.io.out(`${read.value.length} reviews of ${options.location} kept, source ${source}.`)
}

async function findPlace({ sites }: ReviewCommandDeps, options: PlaceOptions) {
  const site = await sites.getBySlug(options.site)
  if (!site) throw new Error(`There is no site ${options.site}.`)
  const place = site.config.locations.find(({ slug }) => slug === options.location)
  if (!place) throw new Error(`The site ${options.site} has no location ${options.location}.`)
  return { siteId: site.id, locationId: place.id }
}
