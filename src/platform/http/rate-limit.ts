import { AsyncLocalStorage } from 'node:async_hooks'
import { networkKey } from './visitor/network-key.ts'

export type RateLimit = { max: number; windowMs: number }

type Bucket = { tokens: number; at: number }
const MAX_BUCKETS = 50_000
/** A /48 is a whole office or hosting company: it gets this many times the limit of one network in it. */
const WIDE_TIMES = 8

/** How what the request at hand has taken is given back. */
const taking = new AsyncLocalStorage<(() => void)[]>()

/**
 * Answers a request. `giveBack` returns everything it took from any limiter, for an answer that failed through no
 * fault of the visitor's.
 */
export async function countTaken<Done>(
  answer: () => Promise<Done>,
): Promise<{ done: Done; giveBack: () => void }> {
  const taken: (() => void)[] = []
  const done = await taking.run(taken, answer)
  const giveBack = () => {
    for (const back of taken.splice(0)) back()
  }
  return { done, giveBack }
}

type Taken = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

/**
 * Token buckets in memory: `max` requests at once, refilled evenly over the window. Each process counts for
 * itself, so several processes allow at most that many times as much.
 */
export function createRateLimiter(limit: RateLimit, now: () => number) {
  const buckets = new Map<string, Bucket>()
  const perMs = limit.max / limit.windowMs

  function prune(at: number): void {
    for (const [key, bucket] of buckets) {
      if (at - bucket.at > limit.windowMs) buckets.delete(key)
    }
    for (const key of buckets.keys()) {
      if (buckets.size <= MAX_BUCKETS) break
      buckets.delete(key)
    }
  }

  function giveBack(key: string): void {
    const bucket = buckets.get(key)
    if (bucket) bucket.tokens = Math.min(limit.max, bucket.tokens + 1)
  }

  return {
    /** Takes one request for the key. When none is left: after how many seconds to try again. */
    take(key: string): Taken {
      const at = now()
      if (buckets.size > MAX_BUCKETS) prune(at)
      const bucket = buckets.get(key) ?? { tokens: limit.max, at }
      const tokens = Math.min(limit.max, bucket.tokens + Math.max(0, at - bucket.at) * perMs)
      if (tokens < 1) {
        buckets.set(key, { tokens, at })
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) }
      }
      buckets.set(key, { tokens: tokens - 1, at })
      taking.getStore()?.push(() => giveBack(key))
      return { isAllowed: true }
    },
    /** Charges what a request turned out to cost beyond the one it took; a debt is at most a full bucket. */
    charge(key: string, cost: number): void {
      const at = now()
      const bucket = buckets.get(key) ?? { tokens: limit.max, at }
      const tokens = Math.min(limit.max, bucket.tokens + Math.max(0, at - bucket.at) * perMs)
      buckets.set(key, { tokens: Math.max(-limit.max, tokens - cost), at })
    },
  }
}

export type NetworkLimiter = ReturnType<typeof createNetworkLimiter>

/**
 * Limits visitors by network: an IPv4 address or an IPv6 /64 has the limit, the /48 around it eight times as
 * much, so that nobody gets a fresh limit by switching to another of their own addresses.
 */
export function createNetworkLimiter({ max, windowMs }: RateLimit, now: () => number) {
  const near = createRateLimiter({ max, windowMs }, now)
  const wide = createRateLimiter({ max: max * WIDE_TIMES, windowMs }, now)
  return {
    /**
     * Takes one request of an address within a scope, such as a site. When none is left: after how many
     * seconds to try again.
     */
    take(scope: string, address: string): Taken {
      const network = networkKey(address)
      const taken = near.take(`${scope} ${network.near}`)
      if (!taken.isAllowed || network.wide === null) return taken
      return wide.take(`${scope} ${network.wide}`)
    },
  }
}
