import type { Command } from 'commander'
import { Option } from 'commander'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { CommandIo } from '../cli/owner-socket.ts'
import { KEY_OVERLAP_DAYS, KEY_OVERLAP_DAYS_MIN, type KeyRing } from './key-ring.ts'
import { LINK_DAYS, type LinkPurpose } from './link-periods.ts'
import type { SignedLinks } from './signed-links.ts'

type Deps = {
  keys: KeyRing
  links: SignedLinks
  /** The id of a site by its slug; null when there is none. */
  findSiteId(slug: string): Promise<string | null>
  clock: Clock
  io: CommandIo
}

const DAY_MS = 86_400_000

/** Adds `signing …` and `links …`: the keys that sign links and device cookies, and ending links early. */
export function registerSigningCommands(program: Command, deps: Deps): void {
  const signing = program.command('signing').description('Shows and changes the key that signs links.')
  signing
    .command('list')
    .description('Lists the keys: which one signs, which are still accepted and until when.')
    .action(() => listKeys(deps))
  signing
    .command('rotate')
    .description('Makes a new key that signs from now on; the previous one is accepted for a while.')
    .option('--days <days>', 'how long the previous key is accepted', Number, KEY_OVERLAP_DAYS)
    .option('--leaked', 'the previous key is no longer accepted: every link sent so far ends at once')
    .action(async ({ days, leaked }: { days: number; leaked?: true }, command: Command) => {
      if (!leaked && !(Number.isInteger(days) && days >= KEY_OVERLAP_DAYS_MIN))
        command.error(
          `--days must be a whole number from ${KEY_OVERLAP_DAYS_MIN}: unsubscribe links must work that long (Spam Act 2003 s 18). If the key leaked, say --leaked.`,
        )
      const endsAt = new Date(deps.clock.now() + (leaked ? 0 : days * DAY_MS))
      const { id } = await deps.keys.rotate({ by: deps.io.operator, endsAt })
      deps.io.out(
        `${id} signs from now on. Signatures of the previous key ${leaked ? 'are no longer accepted' : `are accepted until ${endsAt.toISOString()}`}.`,
      )
    })
  registerLinkCommands(program, deps)
}

function registerLinkCommands(program: Command, { links, findSiteId, io }: Deps): void {
  program
    .command('links')
    .description('Ends signed links early.')
    .command('revoke <site>')
    .description('Ends the links of one lead, reservation or valuation, or all links of a purpose on a site.')
    .addOption(
      new Option('--purpose <purpose>', 'what the links are for')
        .choices(Object.keys(LINK_DAYS))
        .makeOptionMandatory(),
    )
    .option(
      '--of <reference>',
      'reference of the lead or reservation, or id of the valuation; all if omitted',
    )
    .action(
      async (slug: string, { purpose, of }: { purpose: LinkPurpose; of?: string }, command: Command) => {
        const siteId = await findSiteId(slug)
        if (!siteId) return command.error(`There is no site ${slug}.`)
        await links.revoke({ purpose, siteId, subject: of ?? '' })
        io.out(
          `${of ? `Links for ${of}` : 'All links'} sent so far for ${purpose} on ${slug} no longer open anything.`,
        )
      },
    )
}

async function listKeys({ keys, io }: Deps): Promise<void> {
  for (const { id, kind, createdAt, createdBy, endsAt } of await keys.list()) {
    const state = endsAt ? `believed until ${endsAt.toISOString()}` : kind === 'links' ? 'signs' : 'lasting'
    io.out(`${id}  ${kind.padEnd(6)}  ${createdAt.toISOString()}  ${createdBy}  ${state}`)
  }
}
