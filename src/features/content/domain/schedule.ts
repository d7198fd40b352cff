import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { localDateTime, zonedMs } from '#src/shared/domain/local-date-time.ts'

/** When an entry is on the site, in Unix milliseconds; null for no limit. */
export type Period = { publishAt: number | null; expiresAt: number | null }

/** Shown from `publishAt` until just before `expiresAt`. */
export function isLive({ publishAt, expiresAt }: Period, nowMs: number): boolean {
  return (publishAt === null || nowMs >= publishAt) && (expiresAt === null || nowMs < expiresAt)
}

/** How many starts and ends have passed. Page cache versions use it, as it changes whenever an entry does. */
export function passedChanges(periods: readonly Period[], nowMs: number): number {
  let passed = 0
  for (const { publishAt, expiresAt } of periods) {
    if (publishAt !== null && publishAt <= nowMs) passed++
    if (expiresAt !== null && expiresAt <= nowMs) passed++
  }
  return passed
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?$/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * A moment as authors write it: `2026-12-01` (midnight) or `2026-12-01 09:00`, both local time in `timeZone`
 * (IANA name), or with its own offset. Unix milliseconds; null if the text is not a moment.
 */
export function parseMoment(text: string, timeZone: string): number | null {
  const written = text.trim()
  if (ZONED.test(written)) return realMs(Date.parse(written))
  const parts = LOCAL.exec(written)
  if (!parts) return null
  const local = `${parts[1]}T${parts[2] ?? '00:00'}`
  const wall = Date.parse(`${local}Z`)
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(parts[1] ?? '')) return null
  return zonedMs(local, timeZone)
}

function realMs(ms: number): number | null {
  return Number.isNaN(ms) ? null : ms
}

/** `12 March 2026` in `timeZone`. */
export function dateText(ms: number, timeZone: string): string {
  return dateInWords(localDateTime(ms, timeZone).date)
}
