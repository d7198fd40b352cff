import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { addAbortSignal } from 'node:stream'

type Asking = {
  signal: AbortSignal
  headers: Record<string, string>
  /** Sent with POST; without it the request is a GET. */
  body?: string | undefined
  /** Resolves names; `guardedLookup` returns only addresses that may be connected to. */
  lookup?: LookupFunction | undefined
}

/** An answer longer than its reader allows. */
export const TOO_LONG = 'ETOOLONG'

/**
 * The only way out to HTTP servers that documents and feeds name. Follows no redirect, keeps no connection,
 * and connects to the address that `lookup` checked. Rejects with the code of the network fault, or
 * `ABORT_ERR`.
 */
export function askOutside(url: URL, { signal, headers, body, lookup }: Asking): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    agent: false as const,
    signal,
    headers: { ...headers, ...length },
    ...(lookup ? { lookup } : {}),
  }
  return new Promise((resolve, reject) => {
    // An answer cut short by the time limit then says so, not that its connection was reset.
    const outgoing = request(url, options, (answer) => resolve(addAbortSignal(signal, answer)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The body of an answer, at most `bytesMax`; rejects with the code `TOO_LONG` for a longer one. */
export async function readAnswer(answer: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early also ends the connection.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bytesMax) throw Object.assign(new Error('The answer is too long'), { code: TOO_LONG })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** `HTTP ECONNREFUSED`: a network fault as named in logs and retries. */
export function faultReason(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return `HTTP ${code ?? name}`
}
