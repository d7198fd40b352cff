import type { AppContext } from '#src/app/context.ts'
import type { Arrival } from '#src/features/sites/server/site-service.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { forwardedScheme } from '#src/platform/http/forwarded-scheme.ts'

/** One header of a request, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined
export type Arrivals = ReturnType<typeof createArrivals>

/**
 * Who is visiting, how, and which site: the only reader of Host and X-Forwarded-*. Both are hostile; the
 * latter are believed only as far as TRUSTED_PROXIES says, and X-Forwarded-Host never, since a proxy passes
 * Host on.
 */
export function createArrivals({ sites, env, log }: Pick<AppContext, 'sites' | 'env' | 'log'>) {
  let hasWarned = false

  function warnOfProxy(): void {
    if (hasWarned) return
    hasWarned = true
    log.warn(
      'a proxy sends X-Forwarded-Proto and TRUSTED_PROXIES is 0: all visitors share its address and its limits; set TRUSTED_PROXIES to the number of proxies in front (docs/operations.md)',
    )
  }

  return {
    /** The site requested, or null for an unknown host. */
    async resolve(header: ReadHeader): Promise<Arrival | null> {
      const said = header('x-forwarded-proto')
      if (said && env.trustedProxies === 0) warnOfProxy()
      const scheme = forwardedScheme(said ?? null, env.trustedProxies)
      return sites.resolveRequest({ host: header('host') ?? '', scheme })
    },

    /** The visitor's network address. */
    addressOf: (socket: string | undefined, header: ReadHeader): string =>
      clientAddress(socket, header('x-forwarded-for') ?? null, env.trustedProxies),

    isThisMachine,

    /** Requested by this machine from itself: behind a local proxy every request comes from loopback. */
    isLocalCall: (header: ReadHeader): boolean =>
      isThisMachine(header) && PROXY_HEADERS.every((name) => header(name) === undefined),
  }
}

/** The address as the browser has it: if no trusted proxy gave the scheme, the browser's own Origin does. */
export function browserOrigin({ scheme, askedOrigin }: Arrival, origin: string | null): string {
  if (scheme !== null || !origin || !URL.canParse(origin)) return askedOrigin
  const told = new URL(origin)
  return told.host === new URL(askedOrigin).host ? told.origin : askedOrigin
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via']

/** Whether the request names this machine rather than one of its sites. */
function isThisMachine(header: ReadHeader): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(header('host') ?? '')
}

const API_PATH = '/api/'
/** Certificates and security contacts are looked up at the exact address in question. */
const WELL_KNOWN_PATH = '/.well-known/'
/** A host may become a site's first again. */
const MOVED_CACHE = 'public, max-age=3600'

type Asking = { method: string; path: string; search: string }

/**
 * The answer for a request that belongs at another address of its site; null if it is answered where it is.
 * Pages and pictures move. An API call is never moved, since its caller would send its data and key again;
 * over plain http it is refused.
 */
export function movedAnswer({ moveTo, scheme }: Arrival, { method, path, search }: Asking): Response | null {
  if (!moveTo || path.startsWith(WELL_KNOWN_PATH)) return null
  const isInsecure = scheme === 'http' && moveTo.startsWith('https:')
  if (path.startsWith(API_PATH))
    return isInsecure
      ? Response.json({ error: 'This address answers over https only.' }, { status: 403 })
      : null
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading && !isInsecure) return null
  return new Response(null, {
    status: isReading ? 301 : 308,
    headers: { location: `${moveTo}${path}${search}`, 'cache-control': MOVED_CACHE },
  })
}
