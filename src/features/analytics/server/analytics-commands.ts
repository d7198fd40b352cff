import { type Command, InvalidArgumentError } from 'commander'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { ANALYTICS_EVENTS, type AnalyticsEventName, isAnalyticsEvent } from '../domain/analytics-event.ts'
import { type AnalyticsService, EVENTS_KEPT_DAYS } from './analytics-service.ts'

type CommandDeps = {
  analytics: Pick<AnalyticsService, 'list' | 'days'>
  sites: { getBySlug(slug: string): Promise<SiteContext | null> }
  io: { out(text: string): void }
}
type Options = { site: string; days: number; event?: AnalyticsEventName[]; json?: boolean }

/** `forecourt analytics events list|days`: shows the counts the platform keeps for a site (ANLT-012). */
export function registerAnalyticsCommands(program: Command, deps: CommandDeps): void {
  const events = program
    .command('analytics')
    .description('Shows what happened on a site: events counted without visitors.')
    .command('events')
    .description('Events of a site (docs/analytics.md lists them).')
  common(events.command('list'))
    .description('Day, site, number, event, vehicle and how often, newest day first.')
    .option('--event <event>', 'one event, by its number or name', parseEvent)
    .action((options: Options) => list(deps, options))
  common(events.command('days'))
    .description('How often each event happened each day.')
    .action((options: Options) => days(deps, options))
}

function common(command: Command): Command {
  return command
    .requiredOption('--site <slug>', 'of a site')
    .option('--days <count>', `of the last days, today included (${EVENTS_KEPT_DAYS} at most)`, parseDays, 7)
    .option('--json', 'as JSON, one object a line')
}

async function list({ analytics, sites, io }: CommandDeps, options: Options): Promise<void> {
  const site = await siteOf(sites, options.site)
  const found = await analytics.list(site, {
    days: options.days,
    ...(options.event ? { events: options.event } : {}),
  })
  if (found.length === 0 && !options.json) io.out('No events.')
  for (const { day, event, vehicleId, seen } of found)
    show(io, options, { day, site: options.site, id: numberOf(event), event, car_id: vehicleId, count: seen })
}

async function days({ analytics, sites, io }: CommandDeps, options: Options): Promise<void> {
  const found = await analytics.days(await siteOf(sites, options.site), { days: options.days })
  if (found.length === 0 && !options.json) io.out('No events.')
  for (const { day, event, seen } of found)
    show(io, options, { day, site: options.site, id: numberOf(event), event, count: seen })
}

function show(io: CommandDeps['io'], { json }: Options, line: Record<string, string | number | null>): void {
  io.out(
    json
      ? JSON.stringify(line)
      : Object.values(line)
          .map((value) => value ?? '-')
          .join('  '),
  )
}

function numberOf(event: string): number | null {
  return isAnalyticsEvent(event) ? ANALYTICS_EVENTS[event].id : null
}

async function siteOf(sites: CommandDeps['sites'], slug: string): Promise<SiteContext> {
  const site = await sites.getBySlug(slug)
  if (!site) throw new Error(`There is no site '${slug}'. forecourt site list shows them.`)
  return site
}

function parseEvent(text: string): AnalyticsEventName[] {
  const names = (Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[]).filter(
    (name) => name === text || String(ANALYTICS_EVENTS[name].id) === text,
  )
  if (names.length === 0) throw new InvalidArgumentError('A number or name of docs/analytics.md.')
  return names
}

function parseDays(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > EVENTS_KEPT_DAYS)
    throw new InvalidArgumentError(`A whole number from 1 to ${EVENTS_KEPT_DAYS}.`)
  return count
}
