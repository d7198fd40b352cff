import { readFile, stat } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { actionLine } from '#src/platform/operators/operator-commands.ts'
import type { OperatorAction } from '#src/platform/operators/operator-log.ts'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { NewSiteAnswers } from '../domain/document/new-site-answers.ts'
import { TEMPLATES } from '../domain/site-config.ts'
import { differenceText } from '../domain/document/site-diff.ts'
import { findingText } from '../domain/publication-finding.ts'
import { documentLine } from './document-line.ts'
import { faultText } from './served-document.ts'
import type { SiteError } from './site-errors.ts'
import { hostsOf, missingIn, type RolledBack } from './site-rollback.ts'
import type { SiteService } from './site-service.ts'

type Deps = { sites: SiteService; io: CommandIo; listActions?: (slug: string) => Promise<OperatorAction[]> }

/** Adds `site …` to the program. A refusal lists each mistake on its own line and exits with code 1. */
export function registerSiteCommands(program: Command, deps: Deps): void {
  const site = program.command('site').description('Makes, publishes and compares dealer sites.')
  registerWriters(site, deps)
  registerReaders(site, deps)
}

function registerWriters(site: Command, { sites, io }: Deps): void {
  site
    .command('new <slug>')
    .description(
      'Makes a whole site from a few answers and publishes it; at a terminal without flags it asks.',
    )
    .option('--name <name>', 'name of the dealer')
    .addOption(new Option('--template <template>', 'composition of the pages').choices(TEMPLATES))
    .option('--brand <colour>', 'brand colour such as #0b5fff')
    .addOption(
      new Option('--type <type>', 'what it sells').choices(['car', 'truck', 'motorcycle', 'caravan']),
    )
    .option('--make <make>', 'the one make of a single-manufacturer site')
    .addOption(new Option('--state <state>', 'state of its licence').choices(AU_STATES))
    .option('--phone <phone>', 'main phone')
    .option('--email <email>', 'public mail address, which also gets the leads')
    .option('--licence <number>', 'dealer licence number')
    .action(async (slug: string, options: Omit<NewSiteAnswers, 'slug'>, command: Command) => {
      const made = accepted(command, await sites.createSite({ ...options, slug }, { by: io.operator }))
      io.out(
        `Made the site ${made.slug}: http://${made.slug}.localhost in development. Its address, hours and words are samples: export it, edit them and publish it again.`,
      )
    })
  site
    .command('publish <file>')
    .description('Checks a document (.json or .ts) and publishes it as the next version.')
    .option('--note <note>', 'why it changed', '')
    .action(async (file: string, { note }: { note: string }, command: Command) => {
      const document = await readDocument(command, file)
      const before = hostsOf(await sites.exportDocument(slugOf(document)))
      const done = accepted(
        command,
        await sites.publish(document, { by: io.operator, note }),
        await linesOf(file),
      )
      for (const warning of done.warnings) io.err(findingText(warning))
      const dropped = missingIn(document, before)
      if (dropped.length > 0) io.err(droppedText(dropped, done.version - 1))
      io.out(`Published ${done.slug} as version ${done.version}.`)
    })
  site
    .command('rollback')
    .description('Publishes an earlier version again and says what that undoes. Hosts stay those of today.')
    .argument('<slug>')
    .addArgument(new Argument('<version>').argParser(readVersion))
    .option('--with-hosts', 'take the hosts of that version too; those it does not have are dropped')
    .option('--dry-run', 'only say what it would undo')
    .action(async (slug: string, version: number, options: RollbackFlags, command: Command) => {
      const done = accepted(command, await sites.rollback(slug, version, { by: io.operator, ...options }))
      io.out(rollbackText(done, version))
    })
  site
    .command('key <dealership>')
    .description('Makes an API key for a dealership’s stock feed. It is shown once.')
    .option('--label <label>', 'who will hold it', 'stock feed')
    .action(async (dealership: string, { label }: { label: string }, command: Command) => {
      io.out(accepted(command, await sites.createApiKey(dealership, label, io.operator)).key)
    })
}

type RollbackFlags = { withHosts?: boolean; dryRun?: boolean }

function readVersion(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a number, as `site history` lists them.')
  return Number(text)
}

function slugOf(document: unknown): string {
  return typeof document === 'object' && document !== null && 'slug' in document ? String(document.slug) : ''
}

function droppedText(hosts: readonly string[], before: number): string {
  return `Dropped: ${hosts.join(', ')}, which version ${before} had. The site is no longer reached there.`
}

function rollbackText({ published, differences, ...told }: RolledBack, version: number): string {
  const lines = differences.map(differenceText)
  if (told.isOtherContent) lines.push('~ content: that which the version was published with')
  if (lines.length === 0) lines.push('No difference.')
  if (told.keptHosts.length > 0)
    lines.push(
      `Version ${version} does not have ${told.keptHosts.join(', ')}: kept. With --with-hosts they are dropped.`,
    )
  if (told.droppedHosts.length > 0)
    lines.push(
      `${published ? 'Dropped' : 'To be dropped'}: ${told.droppedHosts.join(', ')}. The site is not reached there.`,
    )
  if (told.leftHosts.length > 0)
    lines.push(
      `Version ${version} has ${told.leftHosts.join(', ')} as well: not taken back. With --with-hosts they are.`,
    )
  lines.push(
    published
      ? `Published version ${version} of ${published.slug} again, as version ${published.version}.`
      : 'Nothing was published.',
  )
  return lines.join('\n')
}

function registerReaders(site: Command, { sites, io, listActions }: Deps): void {
  site
    .command('diff <slug> <file>')
    .description('Shows what publishing a document would change.')
    .action(async (slug: string, file: string, _options: object, command: Command) => {
      const differences = accepted(command, await sites.diff(slug, await readDocument(command, file)))
      io.out(differences.length === 0 ? 'No difference.' : differences.map(differenceText).join('\n'))
    })
  site
    .command('list')
    .description('Lists the published sites.')
    .action(async () => {
      const published = await sites.list()
      if (published.length === 0)
        io.out(
          'No site is published. `site new <slug>` makes one, `site publish <file>` publishes a document.',
        )
      for (const entry of published) {
        // In the document's order: the site's address is its first host.
        const hosts = hostsOf(await sites.exportDocument(entry.slug))
        io.out(
          `${entry.slug.padEnd(24)} version ${String(entry.version).padEnd(4)} ${entry.name}  ${hosts.join(', ')}${entry.suspendedAt ? `  suspended since ${entry.suspendedAt.toISOString()}` : ''}`.trimEnd(),
        )
      }
    })
  site
    .command('schema')
    .description('Writes the JSON Schema of documents, for completion in an editor.')
    .action(() => io.out(JSON.stringify(sites.documentSchema(), null, 2)))
  site
    .command('check')
    .description('Reads every published document anew and names those that this version refuses.')
    .action(async (_options: object, command: Command) => {
      const faults = await sites.checkDocuments()
      for (const fault of faults) io.err(faultText(fault))
      if (faults.length > 0)
        command.error('Fix each with site export, an editor and site publish, or upgrade the platform.')
      io.out('Every published document can be read.')
    })
  site
    .command('history <slug>')
    .description('Lists the versions of a site, newest first, and what else operators did to it.')
    .action(async (slug: string, _options: object, command: Command) => {
      const versions = await sites.history(slug)
      const actions = (await listActions?.(slug)) ?? []
      if (versions.length + actions.length === 0) command.error(`There is no site ${slug}.`)
      for (const { version, publishedAt, by, note } of versions)
        io.out(`${String(version).padStart(4)}  ${publishedAt.toISOString()}  ${by}  ${note}`.trimEnd())
      for (const action of actions) io.out(`      ${actionLine(action)}`)
    })
  site
    .command('export <slug>')
    .description('Prints the published document as JSON.')
    .action(async (slug: string, _options: object, command: Command) => {
      const document = await sites.exportDocument(slug)
      if (!document) command.error(`There is no site ${slug}.`)
      io.out(JSON.stringify(document, null, 2))
    })
}

/** The value, or ends the command with every mistake; `lineOf` adds a setting's line if known. */
function accepted<T>(
  command: Command,
  result: Result<T, SiteError>,
  lineOf: (path: string) => string = () => '',
): T {
  if (result.ok) return result.value
  const mistakes = result.error.mistakes.map(({ path, message }) => `  ${lineOf(path)}${message}`)
  return command.error([result.error.message, ...mistakes].join('\n'))
}

/** A setting's position in a JSON file, as `site.json:12 `; empty for other files. */
async function linesOf(file: string): Promise<(path: string) => string> {
  if (extname(file) !== '.json') return () => ''
  const text = await readFile(resolve(file), 'utf8').catch(() => '')
  return (path) => {
    const line = documentLine(text, path)
    return line === null ? '' : `${basename(file)}:${line} `
  }
}

/** A document from JSON, or from a TypeScript module: its default export, else the object with dealerships. */
async function readDocument(command: Command, file: string): Promise<unknown> {
  const path = resolve(file)
  try {
    if (extname(path) !== '.ts') return JSON.parse(await readFile(path, 'utf8'))
    const module = await importModule(path)
    return (
      module.default ??
      Object.values(module).find(
        (value) => value !== null && typeof value === 'object' && 'dealerships' in value,
      )
    )
  } catch (error) {
    return command.error(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Modification time of each module when first imported; a later change must be imported under a new address. */
const FIRST_IMPORTED = new Map<string, number>()

async function importModule(path: string): Promise<Record<string, unknown>> {
  const { href } = pathToFileURL(path)
  const { mtimeMs } = await stat(path)
  const first = FIRST_IMPORTED.get(path) ?? mtimeMs
  FIRST_IMPORTED.set(path, first)
  return import(first === mtimeMs ? href : `${href}#changed=${mtimeMs}`)
}
