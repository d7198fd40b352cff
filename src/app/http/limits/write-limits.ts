import type { Context } from 'hono'
import type { AppContext } from '#src/app/context.ts'
import { FORM_HEADER } from '#src/features/leads/domain/form/lead-form.ts'
import { countTaken, createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import type { AppVariables } from '../http-app.ts'
import type { PageHandler } from '../page-handler.ts'
import { writeKind } from './write-kind.ts'

/** Writes of one kind by one visitor on one site; every route that changes something counts. */
const WRITE_LIMIT = { max: 30, windowMs: 60_000 }
/** Of all kinds together. */
const TOTAL_LIMIT = { max: 90, windowMs: 60_000 }
/** Pages that report a refusal cost as much as the page refused; beyond this limit a line of text is sent. */
const REFUSAL_LIMIT = { max: 30, windowMs: 60_000 }
/** Answers of 503 that cost their sender nothing; beyond this limit they count, so that no outage lifts the limits. */
const FAULT_LIMIT = { max: 300, windowMs: 60_000 }
/** Stock pushes come from dealers' systems with a key and are counted separately from visitors. */
const PUSH_LIMIT = { max: 120, windowMs: 60_000 }
/** Events that pages send unprompted must not use up what a visitor may send. */
const EVENTS_LIMIT = { max: 60, windowMs: 60_000 }

/**
 * Refuses what is sent too often, by kind: JSON to scripts, and to browsers a page that holds what was typed. What is
 * answered 503, because the database is away or the site has no room, costs no attempt.
 */
export function limitWrites(app: AppContext, pages: PageHandler) {
  const take = createWriteBudget(() => app.clock.now())
  const refusals = createNetworkLimiter(REFUSAL_LIMIT, () => app.clock.now())
  const faults = createNetworkLimiter(FAULT_LIMIT, () => app.clock.now())
  return async (c: Context<{ Variables: AppVariables }>, next: () => Promise<void>) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.req.path.startsWith('/api/search/'))
      return next()
    const [site, address] = [c.get('site').id, c.get('address')]
    const { done: taken, giveBack } = await countTaken(async () => {
      const wanted = take(site, address, { path: c.req.path, form: c.req.header(FORM_HEADER) })
      if (wanted.isAllowed) await next()
      return wanted
    })
    if (taken.isAllowed) {
      if (c.res.status === 503 && faults.take(site, address).isAllowed) giveBack()
      return
    }
    const seconds = taken.retryAfterSeconds
    c.header('retry-after', String(seconds))
    const error = `Too many attempts. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
    if (c.req.path.startsWith('/api/')) return c.json({ error }, 429)
    if (!refusals.take(site, address).isAllowed) return c.text(`${error}\n`, 429)
    c.set('kind', 'page')
    return (await pages(c.req.raw, c.get('arrival'), address, seconds)).response
  }
}

/** Takes one write of an address on a site from the budget of its kind, and of all kinds. */
export function createWriteBudget(now: () => number) {
  const visitors = createNetworkLimiter(WRITE_LIMIT, now)
  const total = createNetworkLimiter(TOTAL_LIMIT, now)
  const pushes = createNetworkLimiter(PUSH_LIMIT, now)
  const events = createNetworkLimiter(EVENTS_LIMIT, now)
  return (siteId: string, address: string, { path, form }: { path: string; form?: string | undefined }) => {
    const kind = writeKind(path, form)
    if (kind === 'push') return pushes.take(siteId, address)
    if (kind === 'event') return events.take(siteId, address)
    const taken = visitors.take(`${siteId} ${kind}`, address)
    return taken.isAllowed ? total.take(siteId, address) : taken
  }
}
