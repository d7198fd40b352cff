import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'
import type { Result } from '#src/shared/domain/result.ts'

type SiteDocuments = {
  exportDocument(slug: string): Promise<object | null>
  publish(
    document: unknown,
    author: { by: string; note?: string },
  ): Promise<Result<{ version: number }, { message: string; mistakes?: readonly { message: string }[] }>>
}
type Deps = { sites: SiteDocuments; io: CommandIo }
type ImportOptions = { site: string[]; mode: 'replace' | 'add' }

/** `forecourt offers import`: imports a JSON file into site documents and publishes each as a new version. */
export function registerOfferCommands(program: Command, deps: Deps): void {
  const offers = program.command('offers').description('Imports the offers of sites.')
  offers
    .command('import')
    .description('Publishes the offers of a JSON file, a list of offers, on one or several sites.')
    .argument('<file>', 'JSON: a list of offers with the fields of docs/site-settings.md, offers')
    .requiredOption('--site <slug...>', 'sites that get them')
    .option(
      '--mode <mode>',
      'replace: the file is the whole list; add: offers of the same id are replaced',
      'replace',
    )
    .action((file: string, options: ImportOptions) => importOffers(deps, file, options))
}

async function importOffers({ sites, io }: Deps, file: string, { site, mode }: ImportOptions): Promise<void> {
  if (mode !== 'replace' && mode !== 'add') throw new Error('The mode is replace or add.')
  const offers = await readOffers(file)
  for (const slug of site) {
    const document = await sites.exportDocument(slug)
    if (!document) throw new Error(`There is no site ${slug}.`)
    const kept = mode === 'add' ? keptOffers(document, offers) : []
    const published = await sites.publish(
      { ...document, offers: [...kept, ...offers] },
      { by: io.operator, note: `offers import: ${offers.length} offers from ${file}` },
    )
    if (!published.ok) {
      for (const { message } of published.error.mistakes ?? []) io.err(message)
      throw new Error(`${slug}: ${published.error.message}`)
    }
    io.out(
      `${slug}: ${offers.length} offers imported, ${kept.length} kept, version ${published.value.version}.`,
    )
  }
}

async function readOffers(file: string): Promise<object[]> {
  let offers: unknown
  try {
    offers = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  if (!Array.isArray(offers) || !offers.every((each) => typeof each === 'object' && each !== null))
    throw new Error(`${file} must hold a list of offers.`)
  return offers
}

function keptOffers(document: object, offers: readonly object[]): object[] {
  const ids = new Set(offers.map(idOf))
  const present = 'offers' in document && Array.isArray(document.offers) ? document.offers : []
  return present.filter((each: object) => !ids.has(idOf(each)))
}

function idOf(offer: object): unknown {
  return 'id' in offer ? offer.id : undefined
}
