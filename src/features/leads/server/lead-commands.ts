import { type Command, InvalidArgumentError } from 'commander'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { leadFacts } from '../domain/delivery/lead-facts.ts'
import { personName } from '../domain/mail/lead-mail.ts'
import { DELIVERY_STATES, type DeliveryState } from '../domain/delivery/delivery-state.ts'
import { caseReference } from '../domain/intake/lead-reference.ts'
import type { Lead, LeadDelivery } from '../domain/lead.ts'
import { withdrawalLine, withdrawalSheet } from '../domain/consent/withdrawal-sheet.ts'
import { leadSheet } from '../domain/lead-sheet.ts'
import type { LeadService } from './lead-service.ts'
import { registerTextCommands, type TextCommandDeps, textLine } from './texts/text-commands.ts'
import { type ReceiverCommandDeps, registerReceiverCommands } from './receiver-commands.ts'

type LeadCommandDeps = ReceiverCommandDeps &
  TextCommandDeps & {
    leads: Pick<LeadService, 'list' | 'showAll' | 'replay' | 'listWithdrawals'>
  }
const LEADS_MAX = 1000
const WITHDRAWALS_MAX = 10_000
type ReplayOptions = { site?: string; dead?: boolean }
type ListOptions = { site?: string; state?: DeliveryState; since?: Date; limit: number }

/** `forecourt leads …`: what came in, where it went, sending it again, and whether receivers accept it. */
export function registerLeadCommands(program: Command, deps: LeadCommandDeps): void {
  const leads = program.command('leads').description('Lists leads, shows one, sends undelivered ones again.')
  leads
    .command('list')
    .description('Leads, newest first, with the state of their delivery.')
    .option('--site <slug>', 'of one site')
    .option('--state <state>', `with a delivery in a state: ${DELIVERY_STATES.join(', ')}`, parseState)
    .option('--since <date>', 'sent on or after a date, such as 2026-11-21', parseDate)
    .option('--limit <count>', 'at most so many (1000 at most)', parseCount, 50)
    .action((options: ListOptions) => list(deps, options))
  leads
    .command('export')
    .description('Leads as CSV, spam and duplicate marks with their reasons.')
    .option('--site <slug>', 'of one site')
    .option('--since <date>', 'sent on or after a date, such as 2026-11-21', parseDate)
    .action(async ({ site, since }: ListOptions) =>
      deps.io.out(leadSheet(await deps.leads.list({ siteSlug: site, since, limit: LEADS_MAX }))),
    )
  leads
    .command('show')
    .description('One lead with its route, deliveries and consent evidence.')
    .argument('<id>', 'lead id, such as lead_3f…, or the reference a shopper says, such as K7MP-4QX2')
    .action((id: string) => show(deps, id))
  leads
    .command('replay')
    .description('Sends the undelivered deliveries of a lead again at once, of a site, or all dead letters.')
    .argument('[id]', 'lead id, or the reference a shopper says')
    .option('--site <slug>', 'what of a site failed and waits')
    .option('--dead', 'every dead letter of every site')
    .action((id: string | undefined, options: ReplayOptions) => replay(deps, id, options))
  leads
    .command('withdrawals')
    .description('Withdrawn consents to marketing, newest first, and who was told of each.')
    .option('--site <slug>', 'of one site')
    .option('--since <date>', 'withdrawn on or after a date, such as 2026-11-21', parseDate)
    .option('--csv', 'every column, for a mailing list or as evidence')
    .action((options: ListOptions & { csv?: boolean }) => withdrawals(deps, options))
  registerTextCommands(leads, deps)
  registerReceiverCommands(leads, deps)
}

async function withdrawals(
  { leads, io }: LeadCommandDeps,
  { site, since, csv }: { site?: string; since?: Date; csv?: boolean },
): Promise<void> {
  const rows = await leads.listWithdrawals({ siteSlug: site, since, limit: WITHDRAWALS_MAX })
  if (csv) return io.out(withdrawalSheet(rows))
  if (rows.length === 0) io.out('Nobody withdrew their consent.')
  for (const row of rows) io.out(withdrawalLine(row))
}

async function list({ leads, io }: LeadCommandDeps, options: ListOptions): Promise<void> {
  const { site, state, since, limit } = options
  const rows = await leads.list({ siteSlug: site, state, since, limit })
  if (rows.length === 0) io.out('No leads.')
  for (const row of rows) io.out(listLine(row.lead, row.state))
}

function listLine(lead: Lead, state: DeliveryState): string {
  const about = lead.vehicle?.name ?? lead.subcategory ?? ''
  const marks = [
    lead.spam.verdict === 'clean' ? null : lead.spam.verdict,
    lead.duplicateOf ? 'duplicate' : null,
  ].filter(Boolean)
  return [lead.createdAt, lead.id, caseReference(lead), lead.siteSlug, state, lead.category, about, ...marks]
    .filter(Boolean)
    .join('  ')
}

async function show({ leads, texts, io }: LeadCommandDeps, id: string): Promise<void> {
  const found = await leads.showAll(id)
  if (found.length === 0) throw new Error(`There is no lead ${id}. forecourt leads list shows their ids.`)
  for (const each of found) {
    showOne(io, each)
    for (const text of await texts.textsOf(each.lead.id)) io.out(indented(textLine(text)))
  }
}

type Shown = Awaited<ReturnType<LeadService['showAll']>>[number]

function showOne(io: LeadCommandDeps['io'], { lead, deliveries, consents }: Shown): void {
  const { person, vehicle } = lead
  io.out(`${lead.id}  ${lead.createdAt}  ${lead.siteName}`)
  io.out(
    `Name: ${personName(lead)}\nPhone: ${formatAuPhone(person.phone)}\nEmail: ${person.email || 'not given'}`,
  )
  if (vehicle) io.out(`Vehicle: ${vehicle.name} (stock ${vehicle.stockNumber})`)
  if (lead.message) io.out(`Comments: ${indented(lead.message)}`)
  for (const { label, value } of leadFacts(lead)) io.out(`${label}: ${indented(value)}`)
  if (lead.duplicateOf) io.out(`Duplicate of: ${lead.duplicateOf}`)
  for (const delivery of deliveries) io.out(deliveryLine(delivery))
  for (const consent of consents) {
    io.out(
      `Consent ${consent.purpose}: ${consent.granted ? 'yes' : 'box left empty'}, ${consent.at}, ${consent.channel}, text ${consent.textVersion}: ${consent.text}`,
    )
  }
}

/** Further lines stand in, so that no visitor's text can pass for a line of ours. */
function indented(text: string): string {
  return text.replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n    ')
}

function deliveryLine(delivery: LeadDelivery): string {
  const { receiver, receiverKey, state, attempts, messageId, lastError } = delivery
  const destination =
    'to' in receiver ? receiver.to.join(', ') : 'url' in receiver ? receiver.url : 'the shopper'
  const when = delivery.deliveredAt ?? (state === 'retrying' ? `next ${delivery.nextAttemptAt}` : '')
  const parts = [
    `Delivery ${receiverKey}`,
    receiver.kind,
    destination,
    state,
    when,
    `${attempts} attempts`,
    messageId,
    lastError,
  ]
  return parts.filter(Boolean).join('  ')
}

async function replay(
  { leads, findSite, io }: LeadCommandDeps,
  idOrReference: string | undefined,
  { site: slug, dead }: ReplayOptions,
): Promise<void> {
  if ([idOrReference, slug, dead].filter(Boolean).length !== 1)
    throw new Error('Name one lead by its id or reference, --site <slug>, or --dead for every dead letter.')
  if (idOrReference) return replayOne({ leads, io }, idOrReference)
  const site = slug ? await findSite(slug) : null
  if (slug && !site) throw new Error(`There is no site ${slug}. forecourt site list shows them.`)
  sayReplayed(io, await leads.replay(site ? { siteId: site.id } : { allDead: true }))
}

async function replayOne({ leads, io }: Pick<LeadCommandDeps, 'leads' | 'io'>, id: string): Promise<void> {
  const found = await leads.showAll(id)
  if (found.length === 0) throw new Error(`There is no lead ${id}. forecourt leads list shows their ids.`)
  let count = 0
  for (const { lead } of found) count += await leads.replay({ leadId: lead.id })
  if (count === 0) throw new Error(`Nothing to send again for ${id}: all of it is delivered or about to be.`)
  sayReplayed(io, count)
}

function sayReplayed(io: LeadCommandDeps['io'], count: number): void {
  io.out(`${count} ${count === 1 ? 'delivery goes' : 'deliveries go'} out again.`)
}

function parseState(text: string): DeliveryState {
  const state = DELIVERY_STATES.find((each) => each === text)
  if (!state) throw new InvalidArgumentError(`One of ${DELIVERY_STATES.join(', ')}.`)
  return state
}

function parseDate(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('A date such as 2026-11-21.')
  return date
}

function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > LEADS_MAX)
    throw new InvalidArgumentError('A whole number from 1 to 1000.')
  return count
}
