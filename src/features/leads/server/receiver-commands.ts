import type { Command } from 'commander'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { FAULT_WORDS } from '../domain/delivery/delivery-fault.ts'
import type { LeadService } from './lead-service.ts'
import type { TestReceiver } from './receivers/receiver-test.ts'

export type ReceiverCommandDeps = {
  leads: Pick<LeadService, 'listTroubles'>
  findSite: (slug: string) => Promise<SiteContext | null>
  /** The mail addresses of their own that published sites send from. */
  listSenders: () => Promise<string[]>
  testReceiver: TestReceiver
  io: { out: (text: string) => void; err: (text: string) => void }
}

/** `forecourt leads test-receiver|troubles`: whether receivers accept leads, tested now or from recent deliveries. */
export function registerReceiverCommands(leads: Command, deps: ReceiverCommandDeps): void {
  leads
    .command('test-receiver')
    .description('Sends a lead marked as a test to the receivers of a site and says what each answers.')
    .argument('<site>', 'slug of the site')
    .argument('[receiver]', 'id of one receiver, or its key such as loc_albion/crm')
    .action((slug: string, name: string | undefined, _options: object, command: Command) =>
      testReceivers(deps, command, { slug, name: name ?? null }),
    )
  leads
    .command('troubles')
    .description('Receivers that do not take leads now, what is wrong and what mends it.')
    .action(() => listTroubles(deps))
  leads
    .command('senders')
    .description('Mail addresses of their own that sites send from; npm run doctor checks their domains.')
    .action(async () => {
      for (const address of await deps.listSenders()) deps.io.out(address)
    })
}

async function testReceivers(
  { findSite, testReceiver, io }: ReceiverCommandDeps,
  command: Command,
  { slug, name }: { slug: string; name: string | null },
): Promise<void> {
  const site = await findSite(slug)
  if (!site) return command.error(`There is no site ${slug}. forecourt site list shows them.`)
  const tested = await testReceiver(site, name)
  if (tested.length === 0)
    return command.error(
      `${slug} has no receiver ${name}. Without a name all are tested, and their keys are shown.`,
    )
  for (const { key, receiver, isTaken, answer, mend } of tested)
    io.out(
      isTaken
        ? `${key}  ${receiver.kind}  takes leads.`
        : `${key}  ${receiver.kind}  takes no leads: ${answer}. ${mend}`,
    )
  const refused = tested.filter(({ isTaken }) => !isTaken).length
  if (refused > 0) command.error(`${refused} of ${tested.length} take no leads.`)
}

async function listTroubles({ leads, io }: ReceiverCommandDeps): Promise<void> {
  const troubles = await leads.listTroubles()
  if (troubles.length === 0) io.out('Every receiver takes leads.')
  for (const { siteId, receiverKey, fault, leads: count, since } of troubles)
    io.out(
      `${siteId}  ${receiverKey}  ${count} waiting since ${since.toISOString()}: ${FAULT_WORDS[fault].what}. ${FAULT_WORDS[fault].mend}`,
    )
}
