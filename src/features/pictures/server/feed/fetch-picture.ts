import type { IncomingMessage } from 'node:http'
import { HOST_NOT_LISTED, mayFetch, type FetchFailure } from '#src/features/pictures/domain/picture-fetch.ts'
import { isPrivateAddress } from '#src/platform/messaging/private-address.ts'
import { askOutside, faultReason, readAnswer, TOO_LONG } from '#src/platform/outbound/ask-outside.ts'
import { guardedLookup, literalAddress } from '#src/platform/outbound/guarded-lookup.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

/** The server's version of a picture (RFC 9110, 8.8); null where it sends none. */
export type PictureVersion = { etag: string | null; lastModified: string | null }

/** A fetched picture; `bytes` is null if the server says the known version is current. */
export type FetchedPicture = PictureVersion & { bytes: Buffer | null }

/** Fetches a picture whose host, and that of every redirect, is in `hosts`; with `known` only if it changed. */
export type FetchPicture = (
  url: string,
  hosts: readonly string[],
  known?: PictureVersion,
) => Promise<Result<FetchedPicture, FetchFailure>>

type FetchPictureDeps = {
  /** Development only: allows pictures from this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
  bytesMax?: number
  /** Which network addresses may be contacted; set only by tests. */
  isOpenAddress?: (address: string) => boolean
}

const TIMEOUT_MS = 20_000
/** Size of a camera's original JPEG; larger files are not web pictures. */
const BYTES_MAX = 20 * 1024 * 1024
const REDIRECTS_MAX = 3
/** Statuses that mean never, unlike overload, time-outs and server faults. */
const PERMANENT = new Set([400, 401, 405, 415, 451])
const PERMANENT_FAULTS = new Set(['EPRIVATE', 'ERR_INVALID_URL'])
const FILE_TOO_LARGE = 'The file is too large'
const PICTURE_TYPE = /^(?:image\/(?:jpe?g|pjpeg|png|webp|avif)|(?:application|binary)\/octet-stream)\b/i

type Asked = { address: string; hosts: readonly string[]; known: PictureVersion | undefined }

class PictureError extends Error {
  override name = 'PictureError'
  readonly isPermanent: boolean
  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/**
 * Fetches feed pictures: http(s), listed hosts and public addresses only (checked on the address actually
 * connected to), at most 3 redirects under the same rules, one time limit for everything, a size limit, and
 * picture types only.
 */
export function createFetchPicture(deps: FetchPictureDeps): FetchPicture {
  const isOpen = deps.isOpenAddress ?? ((address) => deps.isDevelopment || !isPrivateAddress(address))
  const lookup = guardedLookup(isOpen)
  const bytesMax = deps.bytesMax ?? BYTES_MAX

  function open(url: URL, signal: AbortSignal, known: PictureVersion | undefined): Promise<IncomingMessage> {
    const headers = {
      accept: 'image/jpeg,image/png,image/webp,image/avif',
      'user-agent': 'Forecourt pictures',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    }
    return askOutside(url, { signal, headers, lookup })
  }

  async function follow({ address, hosts, known }: Asked, signal: AbortSignal): Promise<FetchedPicture> {
    let url = new URL(address)
    for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
      refuse(url, hosts, isOpen)
      const answer = await open(url, signal, known)
      const status = answer.statusCode ?? 0
      const next = status >= 300 && status < 400 ? answer.headers.location : undefined
      if (status === 304 && known) {
        answer.destroy()
        return { ...known, bytes: null }
      }
      if (next === undefined) return readPicture(answer, status, bytesMax)
      answer.destroy()
      url = new URL(next, url)
    }
    throw new PictureError('Too many redirects', true)
  }

  return async (address, hosts, known) => {
    const signal = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS)
    try {
      return ok(await follow({ address, hosts, known }, signal))
    } catch (error) {
      if (signal.aborted) return fail({ reason: 'No answer in time', isPermanent: false })
      if (error instanceof PictureError)
        return fail({ reason: error.message, isPermanent: error.isPermanent })
      const { code = '' } = error as NodeJS.ErrnoException
      if (code === TOO_LONG) return fail({ reason: FILE_TOO_LARGE, isPermanent: true })
      return fail({ reason: faultReason(error), isPermanent: PERMANENT_FAULTS.has(code) })
    }
  }
}

function refuse(url: URL, hosts: readonly string[], isOpen: (address: string) => boolean): void {
  if (!mayFetch(url, hosts)) throw new PictureError(HOST_NOT_LISTED, true)
  const address = literalAddress(url)
  // Names are checked on lookup, but a literal address is never looked up.
  if (address && !isOpen(address)) throw new PictureError('The address is not on the public internet', true)
}

async function readPicture(
  answer: IncomingMessage,
  status: number,
  bytesMax: number,
): Promise<FetchedPicture> {
  const refusal = refuseAnswer(answer, status, bytesMax)
  if (refusal) {
    answer.destroy()
    throw refusal
  }
  const bytes = await readAnswer(answer, bytesMax)
  const { etag, 'last-modified': lastModified } = answer.headers
  return { bytes, etag: headerOf(etag), lastModified: headerOf(lastModified) }
}

/** A version header to send back later; a hostile one is ignored. */
function headerOf(value: string | undefined): string | null {
  return value && /^[\x20-\x7e]{1,200}$/.test(value) ? value : null
}

function refuseAnswer({ headers }: IncomingMessage, status: number, bytesMax: number): PictureError | null {
  if (status !== 200) return new PictureError(`HTTP ${status}`, PERMANENT.has(status))
  if (!PICTURE_TYPE.test(headers['content-type'] ?? ''))
    return new PictureError('The file is no picture', true)
  if (Number(headers['content-length'] ?? 0) > bytesMax) return new PictureError(FILE_TOO_LARGE, true)
  return null
}
