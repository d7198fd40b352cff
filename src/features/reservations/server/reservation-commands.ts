import { type Command, InvalidArgumentError } from 'commander'
import type { Payment } from '#src/features/payments/domain/payment.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { HOLD_STATES, type HoldState } from '../domain/hold-machine.ts'
import type { Reservation } from '../domain/reservation.ts'
import type { ReservationService } from './reservation-service.ts'

type CommandDeps = {
  reservations: Pick<ReservationService, 'list' | 'act' | 'tick'>
  sites: { getBySlug(slug: string): Promise<SiteContext | null> }
  io: { out(text: string): void }
}
type ListOptions = { site?: string; state?: HoldState; limit: number }
const LIST_MAX = 1000

/** `forecourt reservations list|cancel|refund|complete`: lists holds, refunds them and records sales. */
export function registerReservationCommands(program: Command, deps: CommandDeps): void {
  const group = program
    .command('reservations')
    .description('Lists vehicles reserved or bought online; cancels, refunds, completes.')
  group
    .command('list')
    .description('Reservations and purchases, newest first, with their deposit.')
    .option('--site <slug>', 'of one site')
    .option('--state <state>', `in a state: ${HOLD_STATES.join(', ')}`, parseState)
    .option('--limit <count>', `at most so many (${LIST_MAX} at most)`, parseCount, 50)
    .action((options: ListOptions) => list(deps, options))
  const acts = [
    ['cancel', 'Ends a reservation: frees the vehicle, refunds the deposit and tells both sides.'],
    ['refund', 'The same as cancel, also for a sale that was completed.'],
    [
      'complete',
      'Records the sale: the deposit is kept and the vehicle stays reserved until its feed says sold.',
    ],
  ] as const
  for (const [name, description] of acts)
    group
      .command(name)
      .description(description)
      .argument('<site>', 'slug of the site')
      .argument('<reference>', 'reference of the reservation, such as K7MP-4QX2')
      .action((slug: string, reference: string) => act(deps, { name, slug, reference }))
}

async function list({ reservations, sites, io }: CommandDeps, options: ListOptions): Promise<void> {
  const site = options.site ? await sites.getBySlug(options.site) : null
  if (options.site && !site) throw new Error(`There is no site '${options.site}'.`)
  const rows = await reservations.list({
    limit: options.limit,
    ...(site ? { siteId: site.id } : {}),
    ...(options.state ? { states: [options.state] } : {}),
  })
  if (rows.length === 0) io.out('No reservations.')
  for (const row of rows) io.out(lineOf(row))
}

function lineOf({ reservation, payment }: { reservation: Reservation; payment: Payment | null }): string {
  const { createdAt, reference, siteId, kind, state, terms, holdEndsAt } = reservation
  const until = state === 'held' || state === 'pending' ? `until ${holdEndsAt}` : ''
  const money = payment ? `${formatCents(payment.takenCents ?? payment.amountCents)} ${payment.state}` : ''
  const about = `${terms.vehicle.name} (${terms.vehicle.stockNumber})`
  return [createdAt, reference, siteId, kind, state, until, money, about].filter(Boolean).join('  ')
}

async function act(
  { reservations, sites, io }: CommandDeps,
  { name, slug, reference }: { name: 'cancel' | 'refund' | 'complete'; slug: string; reference: string },
): Promise<void> {
  const site = await sites.getBySlug(slug)
  if (!site) throw new Error(`There is no site '${slug}'.`)
  const action = name === 'complete' ? 'complete' : 'cancel'
  if (!(await reservations.act(site, { reference, action })))
    throw new Error(
      `${reference} is no reservation of ${slug} that can be ${name === 'complete' ? 'completed' : 'ended'}.`,
    )
  if (action === 'cancel') await reservations.tick()
  io.out(
    action === 'cancel' ? `${reference} is cancelled; its deposit goes back.` : `${reference} is completed.`,
  )
}

function parseState(text: string): HoldState {
  const state = HOLD_STATES.find((each) => each === text)
  if (!state) throw new InvalidArgumentError(`one of ${HOLD_STATES.join(', ')}`)
  return state
}

function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > LIST_MAX)
    throw new InvalidArgumentError(`a whole number from 1 to ${LIST_MAX}`)
  return count
}
