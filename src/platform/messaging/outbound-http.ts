import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SendFailure } from './messenger.ts'
import { isPrivateAddress } from './private-address.ts'

export type OutboundPost = { url: string; headers: Record<string, string>; body: string }
/** Posts a body to a receiver's address. */
export type PostOutbound = (post: OutboundPost) => Promise<Result<{ status: number }, SendFailure>>

type OutboundOptions = {
  /** Development only: plain http and addresses of this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000
/** Answers that say "this message, never", unlike overload, time-outs and faults of the receiver. */
const PERMANENT = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422])

/**
 * Posts to addresses that site documents name: https only, to public addresses only (checked on the address that
 * is connected to, so a name cannot change between check and use), no redirects, a hard time limit.
 */
export function createOutboundHttp({ isDevelopment, timeoutMs = TIMEOUT_MS }: OutboundOptions): PostOutbound {
  return async (post) => {
    const url = URL.canParse(post.url) ? new URL(post.url) : null
    const refusal = refuseAddress(url, isDevelopment)
    if (!url || refusal)
      return fail({ permanent: true, isReceiverDown: false, reason: refusal ?? 'The address is no URL' })
    try {
      return toResult(await send(url, post, { timeoutMs, isDevelopment }))
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException
      return fail({ permanent: code === 'EPRIVATE', isReceiverDown: true, reason: `HTTP ${code ?? name}` })
    }
  }
}

/** Why an address may not be called, or null: https only, no passwords, no private addresses, except in development. */
export function refuseAddress(url: URL | null, isDevelopment: boolean): string | null {
  if (!url) return 'The address is no URL'
  if (url.protocol !== 'https:' && !(isDevelopment && url.protocol === 'http:'))
    return 'Only https addresses are used'
  if (url.username || url.password) return 'Addresses with a password are not used'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return !isDevelopment && isIP(host) && isPrivateAddress(host)
    ? 'The address is not on the public internet'
    : null
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

type SendOptions = { timeoutMs: number; isDevelopment: boolean }

function send(url: URL, post: OutboundPost, { timeoutMs, isDevelopment }: SendOptions): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
    ...(isDevelopment ? {} : { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    outgoing.on('error', reject)
    outgoing.end(post.body)
  })
}

/** Name lookup that gives public addresses only: against names that lead inside. */
export const publicLookup: LookupFunction = guardedLookup((address) => !isPrivateAddress(address))

/** Name lookup that gives only addresses for which `isOpen` holds: what is checked is what is connected to. */
export function guardedLookup(isOpen: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter((each) => isOpen(each.address))
      const [first] = open
      if (error || !first)
        callback(error ?? Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '')
      else if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}
