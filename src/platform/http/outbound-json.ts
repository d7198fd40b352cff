import { askOutside, faultReason, readAnswer } from '#src/platform/outbound/ask-outside.ts'
import { publicLookup, refuseAddress } from '#src/platform/outbound/guarded-lookup.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

/**
 * Reads JSON from an address by GET, or by POST when a body is given; fails with a reason for the log: `HTTP
 * 503`, `HTTP ETIMEDOUT`, `No JSON`.
 */
export type GetJson = (
  url: string,
  headers?: Record<string, string>,
  body?: object,
) => Promise<Result<{ status: number; body: unknown }, string>>

type OutboundJsonOptions = {
  /** Development only: allows plain http and addresses of this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 5000
const BODY_BYTES_MAX = 256 * 1024

/**
 * Asks services named in site documents: https to public addresses only, no redirects, with limits on time
 * and size. Any JSON answer is a success here; its status is for the caller to judge.
 */
export function createOutboundJson({ isDevelopment, timeoutMs = TIMEOUT_MS }: OutboundJsonOptions): GetJson {
  return async (address, headers = {}, body) => {
    const url = URL.canParse(address) ? new URL(address) : null
    const refusal = refuseAddress(url, isDevelopment)
    if (!url || refusal) return fail(refusal ?? 'The address is no URL')
    try {
      const answer = await askOutside(url, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body && JSON.stringify(body),
        lookup: isDevelopment ? undefined : publicLookup,
      })
      const bytes = await readAnswer(answer, BODY_BYTES_MAX)
      return parseAnswer(answer.statusCode ?? 0, bytes.toString())
    } catch (error) {
      return fail(faultReason(error))
    }
  }
}

/** An error page is seldom JSON; its status says more. */
function parseAnswer(status: number, text: string): Result<{ status: number; body: unknown }, string> {
  try {
    return ok({ status, body: JSON.parse(text) })
  } catch {
    return fail(status >= 200 && status < 300 ? 'No JSON' : `HTTP ${status}`)
  }
}
