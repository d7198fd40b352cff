import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { findingText, orderFindings } from '#src/features/sites/domain/publication-finding.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'
import type { ContentService } from './content-service.ts'

type Deps = {
  content: ContentService
  sites: SiteService
  io: CommandIo
}

/** Adds `content …` and `site lint` to the program. A refusal gives file and line and exits with code 1. */
export function registerContentCommands(program: Command, deps: Deps): void {
  const content = program
    .command('content')
    .description('Checks, previews and publishes a site’s own pages and posts.')
  registerPublishing(content, deps)
  registerReading(content, deps)
  const site = program.commands.find((command) => command.name() === 'site') ?? program.command('site')
  site
    .command('lint <slug>')
    .description(
      'Holds a site and its content to the rules of publishing. With --content, a directory instead of what is published.',
    )
    .option('--content <directory>', 'content that would be published')
    .action(async (slug: string, options: { content?: string }, command: Command) => {
      const context = await siteOf(deps, command, slug)
      const set = options.content
        ? await readSet(deps, command, options.content)
        : await deps.content.currentSet(context)
      const findings = orderFindings(await deps.content.lint({ config: context.config, contentSet: set }))
      const errors = findings.filter(({ severity }) => severity === 'error').length
      for (const finding of findings) deps.io.out(findingText(finding))
      deps.io.out(`${slug}: ${errors} errors, ${findings.length - errors} warnings.`)
      if (errors > 0) command.error('The site would not be published.')
    })
}

function registerPublishing(content: Command, deps: Deps): void {
  const { io, sites } = deps
  content
    .command('publish <slug> <directory>')
    .description('Publishes a directory of .md files as the content of a site, as the site’s next version.')
    .option('--note <note>', 'why it changed', 'content')
    .action(async (slug: string, directory: string, { note }: { note: string }, command: Command) => {
      await siteOf(deps, command, slug)
      const set = await readSet(deps, command, directory)
      await publish(command, slug, { set, note })
    })
  content
    .command('reset <slug>')
    .description('Publishes a site with the platform’s own pages alone.')
    .action(async (slug: string, _options: object, command: Command) => {
      await siteOf(deps, command, slug)
      await publish(command, slug, { set: null, note: 'content reset' })
    })

  async function publish(
    command: Command,
    slug: string,
    { set, note }: { set: string | null; note: string },
  ) {
    const done = await sites.publishContent(slug, set, { by: deps.io.operator, note })
    if (!done.ok)
      return command.error(
        [done.error.message, ...done.error.mistakes.map(({ message }) => `  ${message}`)].join('\n'),
      )
    for (const warning of done.value.warnings) io.err(findingText(warning))
    io.out(`Published ${slug} as version ${done.value.version}.`)
  }
}

function registerReading(content: Command, deps: Deps): void {
  const { io } = deps
  content
    .command('preview <slug> [directory]')
    .description(
      'Makes links that show a directory, or what is scheduled, for seven days before it is published.',
    )
    .action(async (slug: string, directory: string | undefined, _options: object, command: Command) => {
      const site = await siteOf(deps, command, slug)
      const set = directory ? await readSet(deps, command, directory) : await deps.content.currentSet(site)
      const token = await deps.content.createPreview(site, set)
      const [pages, posts] = await Promise.all([
        deps.content.listSources(set),
        deps.content.listPosts(site, { now: 0, preview: token }),
      ])
      const paths = [
        ...pages.flatMap(({ address }) => (address.kind === 'page' ? [address.path] : [])),
        ...posts.map(({ href }) => href),
      ]
      for (const path of ['/blog', ...paths]) io.out(`${site.origin}${path}?preview=${token}`)
    })
  content
    .command('export <slug> <directory>')
    .description(
      'Writes a site’s own content into a directory; with --defaults also the platform’s pages, to start from.',
    )
    .option('--defaults', 'the platform’s pages too', false)
    .action(
      async (slug: string, directory: string, { defaults }: { defaults: boolean }, command: Command) => {
        const files = await deps.content.exportFiles(await siteOf(deps, command, slug), defaults)
        for (const [name, text] of Object.entries(files)) {
          const path = join(resolve(directory), name)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, text)
        }
        io.out(`Wrote ${Object.keys(files).length} files into ${directory}.`)
      },
    )
}

async function siteOf({ sites }: Deps, command: Command, slug: string): Promise<SiteContext> {
  return (await sites.getBySlug(slug)) ?? command.error(`There is no site ${slug}.`)
}

async function readSet({ content }: Deps, command: Command, directory: string): Promise<string> {
  const read = await content.readDirectory(resolve(directory))
  if (read.ok) return read.value.set
  return command.error(
    [read.error.message, ...read.error.findings.map((finding) => `  ${findingText(finding)}`)].join('\n'),
  )
}
