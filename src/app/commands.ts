import { Command, CommanderError } from 'commander'
import type { AppContext } from './context.ts'
import { registerAnalyticsCommands } from '#src/features/analytics/server/analytics-commands.ts'
import { registerContentCommands } from '#src/features/content/server/content-commands.ts'
import { registerLeadCommands } from '#src/features/leads/server/lead-commands.ts'
import { registerPersonCommands } from '#src/features/leads/server/person/person-commands.ts'
import { registerOfferCommands } from '#src/features/offers/server/offer-commands.ts'
import { listFeedDealerships } from './stock/feed-dealerships.ts'
import { pictureCommands } from '#src/features/pictures/server/feed/picture-commands.ts'
import { registerPrivacyCommands } from '#src/features/privacy/server/privacy-commands.ts'
import { registerReservationCommands } from '#src/features/reservations/server/reservation-commands.ts'
import { registerReviewCommands } from '#src/features/reviews/server/review-commands.ts'
import { registerSiteCommands } from '#src/features/sites/server/site-commands.ts'
import { registerStockFeedCommands } from '#src/features/stock-feeds/server/stock-feed-commands.ts'
import { registerSigningCommands } from '#src/platform/signing/signing-commands.ts'
import { registerStandingCommands } from '#src/features/sites/server/standing/site-standing-commands.ts'
import { registerOperatorCommands, writtenDown } from '#src/platform/operators/operator-commands.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { createSiteFiles } from './opening/site-files.ts'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'

/** A command was understood and refused; its reason is already written. */
const REFUSED = 1
/** What `site history` shows besides versions. */
const ACTIONS_SHOWN = 50

/** Runs one command line against the platform; gives the exit code. Never throws. */
export async function runCommand(app: AppContext, argv: string[], io: CommandIo): Promise<number> {
  const program = new Command('forecourt')
    .description('Runs the Forecourt platform: sites, content, stock feeds and leads.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
  registerSiteCommands(program, {
    sites: app.sites,
    io,
    listActions: (slug) => app.operators.list({ subject: slug, limit: ACTIONS_SHOWN }),
  })
  registerStandingCommands(program, {
    sites: app.sites,
    files: createSiteFiles({ dataDir: app.env.dataDir, db: app.store.db }),
    listOpenMoney: (siteId) => listOpenMoney(app, siteId),
    io,
  })
  registerOperatorCommands(program, { operators: app.operators, io })
  registerContentCommands(program, { content: app.content, sites: app.sites, io })
  const pictures = pictureCommands({
    pictures: app.feedPictures,
    listDealerships: () => listFeedDealerships(app.sites),
    io,
  })
  registerStockFeedCommands(program, { feeds: app.feeds, io, others: [pictures] })
  registerOfferCommands(program, { sites: app.sites, io })
  registerLeadCommands(program, { leads: app.leads, io })
  registerPersonCommands(program, { people: app.people, findSite: (slug) => app.sites.getBySlug(slug), io })
  registerPrivacyCommands(program, {
    retention: app.retention,
    keys: app.dataKeys,
    now: () => app.clock.now(),
    io,
  })
  registerReservationCommands(program, { reservations: app.reservations, sites: app.sites, io })
  registerAnalyticsCommands(program, { analytics: app.analytics, sites: app.sites, io })
  registerSigningCommands(program, {
    keys: app.keys,
    links: app.signed,
    findSiteId: async (slug) => (await app.sites.getBySlug(slug))?.id ?? null,
    clock: app.clock,
    io,
  })
  registerReviewCommands(program, {
    reviews: app.reviews,
    sites: app.sites,
    now: () => app.clock.now(),
    io,
  })
  shareOutput(program)
  let end: (outcome: 'done' | 'refused') => Promise<void> = async () => undefined
  program.hook('preAction', async (_program, action) => {
    const told = writtenDown(action)
    if (told) end = await app.operators.begin({ operator: io.operator, ...told })
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    await end('done')
    return 0
  } catch (error) {
    await end('refused').catch(() => undefined)
    if (error instanceof CommanderError) return error.exitCode
    io.err(error instanceof Error ? error.message : String(error))
    return REFUSED
  }
}

/** Reservations whose deposit neither stayed nor went back yet. */
async function listOpenMoney({ reservations }: AppContext, siteId: SiteId): Promise<string[]> {
  const all = await reservations.list({ siteId, limit: Number.MAX_SAFE_INTEGER })
  return all
    .filter(
      ({ reservation, payment }) =>
        ['pending', 'held'].includes(reservation.state) ||
        ['open', 'refund_due'].includes(payment?.state ?? ''),
    )
    .map(({ reservation }) => reservation.reference)
}

/** Sub-commands made with `command()` inherit the settings; those added ready-made do not. */
function shareOutput(command: Command): void {
  for (const child of command.commands) {
    child.copyInheritedSettings(command)
    shareOutput(child)
  }
}
