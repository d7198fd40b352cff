import type { Command } from 'commander'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { PersonService } from './person-service.ts'

type PersonCommandDeps = {
  people: PersonService
  findSite: (slug: string) => Promise<{ id: SiteId } | null>
  io: { out: (text: string) => void; err: (text: string) => void }
}

/** `forecourt person export|erase`: a person's legal requests to a dealer (APP 11.2, APP 12). */
export function registerPersonCommands(program: Command, { people, findSite, io }: PersonCommandDeps): void {
  const siteOf = async ({ site: slug }: { site?: string }) => {
    if (!slug) return null
    const site = await findSite(slug)
    if (!site) throw new Error(`There is no site '${slug}'.`)
    return site.id
  }
  const person = program.command('person').description('Reads out or erases the data held on one person.')
  person
    .command('export')
    .description('All data held on a person, on every site or one, as JSON.')
    .argument(
      '<who>',
      'email address or phone number (an overseas one with its country code: +64 21 345 678)',
    )
    .option('--site <slug>', 'on one site')
    .action(async (who: string, options: { site?: string }) => {
      io.out(JSON.stringify(known(await people.export(who, await siteOf(options)), who), null, 2))
    })
  person
    .command('erase')
    .description(
      'Takes a person out of leads, mails and bookings; what happened stays, without who. For good.',
    )
    .argument(
      '<who>',
      'email address or phone number (an overseas one with its country code: +64 21 345 678)',
    )
    .option('--site <slug>', 'on one site; without it on every site')
    .option('--yes', 'do it; without it the command only says what it would erase')
    .action(async (who: string, options: { yes?: boolean; site?: string }) => {
      const siteId = await siteOf(options)
      if (!options.yes) {
        const held = known(await people.export(who, siteId), who)
        const has = 'accounts' in held && Array.isArray(held.accounts) && held.accounts.length > 0
        io.out(
          `${held.leads.length} leads${has ? ' and the accounts' : ''} would be erased. Add --yes to do it; it cannot be undone.`,
        )
        return
      }
      const { leads, messages, bookings } = known(await people.erase(who, siteId), who)
      io.out(`Erased from ${leads} leads; ${messages} kept mails deleted, ${bookings} test drives released.`)
    })
}

function known<Held>(held: Held | null, who: string): Held {
  if (held === null)
    throw new Error(
      `${who} is neither an email address nor an Australian phone number, nor one with its country code (+64 …).`,
    )
  return held
}
