import type { Context } from 'hono'
import type { AppContext } from '#src/app/context.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

/** The site of a request, resolved once by http-app.ts; no API finds it in any other way. */
export const siteOf = (c: Context): SiteContext => c.get('site')

/** The visitor's network address, read once by http-app.ts. */
export const addressOf = (c: Context): string => c.get('address')

/** Logs a fault, unless the database is unavailable: that is logged once, where it is watched. */
export function sayFault({ log }: Pick<AppContext, 'log'>, what: string, error: unknown): void {
  if (unavailability(error) === null) log.error({ err: error }, what)
}
