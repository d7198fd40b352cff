import pg from 'pg'

/** PostgreSQL type ids on which the drivers disagree; see data-engine.md 2.2. */
const INT8 = 20
const DATE = 1082

function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond what a number holds: ${text}`)
  return value
}

function readDate(text: string): string {
  return text
}

/** int8 as a number and date as YYYY-MM-DD text, the same on both drivers. */
export const pgliteParsers: Record<number, (text: string) => unknown> = { [INT8]: readInt8, [DATE]: readDate }

/** Sets the same parsers on `pg`, once for the process. */
export function installPgParsers(): void {
  pg.types.setTypeParser(INT8, readInt8)
  pg.types.setTypeParser(DATE, readDate)
}
