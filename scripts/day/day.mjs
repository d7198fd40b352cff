// The day that tests run as. Runs on the machine's own Node (20 or newer): only built-in modules here.
import { moveDate } from './move-date.mjs'

const DAY_MS = 86_400_000
const ZONE = 'Australia/Sydney'
const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(Z|[+-]\d\d:\d\d))?$/
const PRELOAD = `--import=${new URL('./moved-clock.mjs', import.meta.url)}`

/**
 * The moment a day names, in milliseconds: `2027-02-28` is the current time of day in Sydney on that date,
 * `2026-12-25T23:55+08:00` that exact minute. Null for anything else.
 */
export function momentOf(day, nowMs) {
  const [, year, month, date, hour, minute] = FORM.exec(day)?.map(Number) ?? []
  const midnight = new Date(Date.UTC(year, month - 1, date))
  // 31 February does not exist, and a year before 2000 or after 2099 is a typing error.
  if (!midnight.toJSON()?.startsWith(day.slice(0, 10)) || year < 2000 || year > 2099) return null
  if (!day.includes('T')) return momentInSydney(midnight.getTime() + modulo(wallMs(nowMs), DAY_MS))
  const moment = Date.parse(day)
  return hour < 24 && minute < 60 && Number.isFinite(moment) ? moment : null
}

/** A moment's local time in Sydney, as if it were UTC. Swedish formatting matches ISO 8601. */
function wallMs(moment) {
  const toSecond = new Date(moment).toLocaleString('sv-SE', { timeZone: ZONE })
  return Date.parse(`${toSecond.replace(' ', 'T')}Z`) + modulo(moment, 1000)
}

/**
 * The moment of a local time in Sydney. Done twice, because the first guess may be on the other side of a
 * clock change.
 */
function momentInSydney(wall) {
  const guess = wall - (wallMs(wall) - wall)
  return wall - (wallMs(guess) - guess)
}

function modulo(value, by) {
  return ((value % by) + by) % by
}

/** NODE_OPTIONS that give a process a clock that can be moved (moved-clock.mjs). */
export function preloadOptions() {
  const given = process.env.NODE_OPTIONS ?? ''
  return given.includes(PRELOAD) ? given : `${given} ${PRELOAD}`.trim()
}

/**
 * The environment a process and its children need to run as on a day. The first caller fixes how far ahead
 * that is, so that all share one clock. Throws one line if there is no such day.
 */
function environmentOf(day) {
  const { FORECOURT_DAY, FORECOURT_CLOCK_AHEAD_MS: ahead } = process.env
  if (!day || (ahead && day === FORECOURT_DAY)) return {}
  const nowMs = Date.now()
  const moment = momentOf(day, nowMs)
  if (moment === null)
    throw new Error(
      `${JSON.stringify(day)} is not a day; 2027-02-28 is one, and 2026-12-25T23:55+08:00 is a minute.`,
    )
  const aheadMs = moment - nowMs + Number(ahead ?? 0)
  return { FORECOURT_DAY: day, FORECOURT_CLOCK_AHEAD_MS: String(aheadMs), NODE_OPTIONS: preloadOptions() }
}

/** The same for a process that is already running (`FORECOURT_DAY=… npx vitest`): its own clock moves too. */
export function takeDay() {
  Object.assign(process.env, environmentOf(process.env.FORECOURT_DAY))
  if (aheadMs()) moveDate(aheadMs)
}

/** The script that gives a browser page the day, or null when it is the real one. */
export function dayScript() {
  return aheadMs() ? `(${moveDate})(() => ${aheadMs()})` : null
}

function aheadMs() {
  return Number(process.env.FORECOURT_CLOCK_AHEAD_MS ?? 0)
}

/**
 * The environment for the day set on the command line (`--day 2027-02-28`) or by FORECOURT_DAY, reported in
 * one line. Exits with 1 if there is no such day, or for any other argument.
 */
export function dayOfCommand(args) {
  try {
    const env = environmentOf(dayAsked(args) ?? process.env.FORECOURT_DAY)
    const moment = new Date(Date.now() + Number(env.FORECOURT_CLOCK_AHEAD_MS ?? 0))
    const told = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE })
    process.stdout.write(`Running as on ${told.format(moment)} in Sydney (${moment.toISOString()}).\n`)
    return env
  } catch (error) {
    process.stderr.write(`forecourt: ${error.message}\n`)
    return process.exit(1)
  }
}

function dayAsked(args) {
  const words = args.flatMap((arg) => (arg.startsWith('--day=') ? ['--day', arg.slice(6)] : [arg]))
  if (words.length === 0) return null
  if (words.length === 2 && words[0] === '--day') return words[1]
  throw new Error(`only --day with a day, such as --day 2027-02-28, is accepted here, not ${args.join(' ')}`)
}
