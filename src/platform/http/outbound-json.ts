import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { publicLookup, refuseAddress } from '../messaging/outbound-http.ts'

/**
 * Reads JSON from an address with GET, or with POST when a body to send is given; fails with a reason for the log:
 * `HTTP 503`, `HTTP ETIMEDOUT`, `No JSON`.
 */
export type GetJson = (
  url: string,
  headers?: Record<string, string>,
  body?: object,
) => Promise<Result<{ status: number; body: unknown }, string>>

type OutboundJsonOptions = {
  /** Development only: plain http and addresses of this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 5000
const BODY_BYTES_MAX = 256 * 1024

/**
 * Asks services that site documents name: https to public addresses only, no redirects, a time limit and a size
 * limit. Any answer with JSON is a success here; its status is the caller's to judge.
 */
export function createOutboundJson({ isDevelopment, timeoutMs = TIMEOUT_MS }: OutboundJsonOptions): GetJson {
  return async (address, headers = {}, body) => {
    const url = URL.canParse(address) ? new URL(address) : null
    const refusal = refuseAddress(url, isDevelopment)
    if (!url || refusal) return fail(refusal ?? 'The address is no URL')
    const options: RequestOptions = {
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...headers },
      ...(body ? { method: 'POST' } : {}),
      ...(isDevelopment ? {} : { lookup: publicLookup }),
    }
    try {
      const { status, text } = await read(url, options, body && JSON.stringify(body))
      return parseAnswer(status, text)
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException
      return fail(`HTTP ${code ?? name}`)
    }
  }
}

/** An error page is seldom JSON: its status says more than that. */
function parseAnswer(status: number, text: string): Result<{ status: number; body: unknown }, string> {
  try {
    return ok({ status, body: JSON.parse(text) })
  } catch {
    return fail(status >= 200 && status < 300 ? 'No JSON' : `HTTP ${status}`)
  }
}

function read(
  url: URL,
  options: RequestOptions,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > BODY_BYTES_MAX)
          response.destroy(Object.assign(new Error('too long'), { code: 'ETOOLONG' }))
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    outgoing.on('error', reject)
    if (body === undefined) outgoing.end()
    else outgoing.setHeader('content-type', 'application/json').end(body)
  })
}
