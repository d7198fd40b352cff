import { open, rm } from 'node:fs/promises'
import type { Command } from 'commander'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { SiteService } from '../site-service.ts'
import type { KeepRow, Removal } from './site-removal.ts'

/** A site's files outside the database. */
export type SiteFiles = {
  /** Each file that belongs to this site alone, by its path in the data directory. */
  read(siteId: SiteId): AsyncIterable<{ path: string; bytes: Buffer }>
  /** Deletes them, and pictures without a vehicle; returns how many. */
  remove(siteId: SiteId): Promise<number>
}
type Deps = {
  sites: SiteService
  files: SiteFiles
  /** References of the site's reservations whose payment is not settled. */
  listOpenMoney(siteId: SiteId): Promise<string[]>
  io: CommandIo
}
type RemoveOptions = { confirm?: string; export?: string }

/** Adds `site suspend`, `resume` and `remove`, and `keys …` for dealers' systems. */
export function registerStandingCommands(program: Command, deps: Deps): void {
  const { sites, io } = deps
  const site = program.commands.find((command) => command.name() === 'site') ?? program.command('site')
  site
    .command('suspend <slug>')
    .description('Takes a site offline: its hosts answer 503. Feeds continue and nothing is lost.')
    .action(async (slug: string, _options: object, command: Command) => {
      const done = await sites.standing.suspend(slug)
      if (!done.ok) return command.error(done.error.message)
      io.out(`${slug} is suspended: its hosts answer 503 until site resume ${slug}.`)
    })
  site
    .command('resume <slug>')
    .description('Puts a suspended site back online.')
    .action(async (slug: string, _options: object, command: Command) => {
      const done = await sites.standing.resume(slug)
      if (!done.ok) return command.error(done.error.message)
      io.out(`${slug} is on the net again.`)
    })
  site
    .command('remove <slug>')
    .description('Deletes a suspended site and everything of it. Without --confirm it says what would go.')
    .option('--confirm <slug>', 'the slug once more: do it')
    .option('--export <file>', 'write everything that goes to a new file first, one JSON object a line')
    .action((slug: string, options: RemoveOptions, command: Command) =>
      remove(deps, slug, { options, command }),
    )
  registerKeys(program, deps)
}

async function remove(
  { sites, files, listOpenMoney, io }: Deps,
  slug: string,
  { options, command }: { options: RemoveOptions; command: Command },
): Promise<void> {
  const plan = await sites.standing.planRemoval(slug)
  if (!plan.ok) return command.error(plan.error.message)
  if (options.confirm === undefined) {
    io.out(`Removing ${slug} would delete:`)
    tellRows(io, plan.value)
    io.out(`To do it: site suspend ${slug}, then site remove ${slug} --confirm ${slug} [--export FILE]`)
    return
  }
  if (options.confirm !== slug) return command.error(`--confirm names ${options.confirm}, not ${slug}.`)
  const siteId = `site_${slug}` as SiteId
  const unsettled = await listOpenMoney(siteId)
  if (unsettled.length > 0)
    return command.error(
      `${slug} has reservations whose money is not settled: ${unsettled.join(', ')}. End them first (reservations cancel, refund or complete).`,
    )
  const written = options.export === undefined ? null : await beginExport(options.export)
  try {
    if (written) for await (const file of files.read(siteId)) await written.keepFile(file)
    const done = await sites.standing.remove(slug, { by: io.operator, keep: written?.keep })
    if (!done.ok) throw new Error(done.error.message)
    await written?.close()
    tellRows(io, done.value)
  } catch (error) {
    await written?.drop()
    throw error
  }
  const gone = await files.remove(siteId)
  io.out(`${slug} is removed${gone > 0 ? `, with ${gone} files` : ''}.`)
}

/** Creates a new file that only its owner can read. */
async function beginExport(path: string) {
  const file = await open(path, 'wx', 0o600)
  const keep: KeepRow = async (table, row) => {
    await file.write(`${JSON.stringify({ table, row })}\n`)
  }
  return {
    keep,
    keepFile: ({ path: name, bytes }: { path: string; bytes: Buffer }) =>
      keep('files', { path: name, base64: bytes.toString('base64') }),
    async close(): Promise<void> {
      await file.sync()
      await file.close()
    },
    async drop(): Promise<void> {
      await file.close().catch(() => undefined)
      await rm(path, { force: true })
    },
  }
}

function tellRows(io: CommandIo, { rows, dealerships }: Removal): void {
  for (const [table, count] of Object.entries(rows).toSorted()) io.out(`  ${table.padEnd(28)} ${count}`)
  if (dealerships.length > 0) io.out(`  dealerships no other site has: ${dealerships.join(', ')}`)
}

function registerKeys(program: Command, { sites, io }: Deps): void {
  const keys = program.command('keys').description('Lists and revokes the API keys of dealers’ systems.')
  keys
    .command('list [dealership]')
    .description('Lists API keys, of one dealership or of all; the keys themselves are not kept.')
    .action(async (dealership: string | undefined) => {
      const found = await sites.listApiKeys(dealership)
      if (found.length === 0) io.out(`There are no API keys${dealership ? ` of ${dealership}` : ''}.`)
      for (const key of found) {
        const made = `made ${key.createdAt.toISOString()} by ${key.createdBy || 'unknown'}`
        const state = key.revokedAt
          ? `revoked ${key.revokedAt.toISOString()} by ${key.revokedBy ?? 'unknown'}`
          : 'good'
        io.out(`${key.id}  ${key.dealership}  ${key.label}  ${made}  ${state}`)
      }
    })
  keys
    .command('revoke <id>')
    .description('Ends an API key at once, in every process.')
    .action(async (id: string, _options: object, command: Command) => {
      if (!(await sites.revokeApiKey(id, io.operator)))
        return command.error(`There is no active key ${id}; keys list shows them.`)
      io.out(`${id} is revoked.`)
    })
}
