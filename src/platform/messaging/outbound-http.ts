import { askOutside, faultReason } from '#src/platform/outbound/ask-outside.ts'
import { publicLookup, refuseAddress } from '#src/platform/outbound/guarded-lookup.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SendFailure } from './messenger.ts'

export type OutboundPost = { url: string; headers: Record<string, string>; body: string }
/** Posts a body to a receiver's address. */
export type PostOutbound = (post: OutboundPost) => Promise<Result<{ status: number }, SendFailure>>

type OutboundOptions = {
  /** Development only: allows plain http and addresses of this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000
/** Answers that mean "not as things are set", unlike overload, timeouts and faults of the receiver. */
const PERMANENT = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422])

/**
 * Posts to addresses named in site documents: https only, to public addresses only (checked on the address
 * connected to, so that a name cannot change between check and use), no redirects, a hard time limit.
 */
export function createOutboundHttp({ isDevelopment, timeoutMs = TIMEOUT_MS }: OutboundOptions): PostOutbound {
  return async (post) => {
    const url = URL.canParse(post.url) ? new URL(post.url) : null
    const refusal = refuseAddress(url, isDevelopment)
    if (!url || refusal)
      return fail({ permanent: true, isReceiverDown: false, reason: refusal ?? 'The address is no URL' })
    try {
      const answer = await askOutside(url, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: post.headers,
        body: post.body,
        lookup: isDevelopment ? undefined : publicLookup,
      })
      answer.destroy()
      return toResult(answer.statusCode ?? 0)
    } catch (error) {
      const permanent = (error as NodeJS.ErrnoException).code === 'EPRIVATE'
      return fail({ permanent, isReceiverDown: true, reason: faultReason(error) })
    }
  }
}

function toResult(status: number): Result<{ status: number }, SendFailure> {
  if (status >= 200 && status < 300) return ok({ status })
  if (status >= 300 && status < 400)
    return fail({ permanent: true, isReceiverDown: false, reason: `HTTP ${status}: redirects are refused` })
  return fail({
    permanent: PERMANENT.has(status),
    isReceiverDown: status >= 500 || status === 429 || status === 408,
    reason: `HTTP ${status}`,
  })
}
