import type { Command } from 'commander'
import type { OperatorAction, OperatorLog } from './operator-log.ts'
import type { CommandIo } from '../cli/owner-socket.ts'

const LISTED = 50

/** Adds `operators list`: who ran which command. */
export function registerOperatorCommands(
  program: Command,
  { operators, io }: { operators: OperatorLog; io: CommandIo },
): void {
  program
    .command('operators')
    .description('Shows who ran the commands that change or hand out something.')
    .command('list')
    .description('Lists the newest first.')
    .option('--of <subject>', 'only those about one site, run, key or reference')
    .option('--limit <limit>', 'how many', Number, LISTED)
    .action(async ({ of: subject, limit }: { of?: string; limit: number }) => {
      const bound = Number.isInteger(limit) && limit > 0 ? limit : LISTED
      const actions = await operators.list({ ...(subject === undefined ? {} : { subject }), limit: bound })
      for (const action of actions) io.out(actionLine(action))
    })
}

/** One line of a list. */
export function actionLine({ at, operator, command, subject, outcome }: OperatorAction): string {
  return `${at.toISOString()}  ${operator}  ${command} ${subject}  ${outcome}`.trimEnd()
}

/** Commands that change nothing and hand out nothing about people. All others are recorded. */
const READING = new Set([
  'site diff',
  'site list',
  'site history',
  'site lint',
  'site export',
  'content export',
  'content lint',
  'stock runs',
  'stock show',
  'stock sources',
  'stock map show',
  'stock pictures status',
  'reviews list',
  'reservations list',
  'analytics events list',
  'analytics events days',
  'signing list',
  'keys list',
  'operators list',
  'privacy inventory',
])
/** Commands that only count until this option tells them to act. */
const DOING: Record<string, string> = { 'site remove': 'confirm', 'privacy retention': 'now' }
/** Their arguments name a person. */
const ABOUT_PERSONS = ['person']

/** What to record about a command before it runs; null for one that only reads. */
export function writtenDown(action: Command): { command: string; subject: string } | null {
  const names: string[] = []
  for (let at: Command | null = action; at?.parent; at = at.parent) names.unshift(at.name())
  const command = names.join(' ')
  const { site, ...options } = action.opts<Record<string, unknown>>()
  const doing = DOING[command]
  if (READING.has(command) || (doing && options[doing] === undefined)) return null
  if (ABOUT_PERSONS.includes(names[0] ?? '')) return { command, subject: '' }
  const [first] = action.args
  const subject = typeof site === 'string' ? site : Array.isArray(site) ? site.join(' ') : (first ?? '')
  // Of a file only its name; its folder adds nothing.
  return { command, subject: subject.split(/[\\/]/).at(-1) ?? '' }
}
