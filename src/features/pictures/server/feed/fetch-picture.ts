import type { IncomingMessage } from 'node:http'
import { HOST_NOT_LISTED, mayFetch, type FetchFailure } from '#src/features/pictures/domain/picture-fetch.ts'
import { isPrivateAddress } from '#src/platform/messaging/private-address.ts'
import { askOutside, faultReason, readAnswer, TOO_LONG } from '#src/platform/outbound/ask-outside.ts'
import { guardedLookup, literalAddress } from '#src/platform/outbound/guarded-lookup.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

/** How a server names the version of a picture (RFC 9110, 8.8); null where it names none. */
export type PictureVersion = { etag: string | null; lastModified: string | null }

/** A fetched picture; `bytes` null when the server says that the known version is still the one. */
export type FetchedPicture = PictureVersion & { bytes: Buffer | null }

/** The picture at an address whose host, and the host of every redirect, is on `hosts`; `known` asks only for a change. */
export type FetchPicture = (
  url: string,
  hosts: readonly string[],
  known?: PictureVersion,
) => Promise<Result<FetchedPicture, FetchFailure>>

type FetchPictureDeps = {
  /** Development only: pictures from this machine and its network. */
  isDevelopment: boolean
  timeoutMs?: number
  bytesMax?: number
  /** Which network addresses may be connected to; given only by tests. */
  isOpenAddress?: (address: string) => boolean
}

const TIMEOUT_MS = 20_000
/** A camera's own JPEG; larger files are no web pictures. */
const BYTES_MAX = 20 * 1024 * 1024
const REDIRECTS_MAX = 3
/** Answers that say "never", unlike overload, time-outs and faults of the server. */
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
 * Fetches pictures that feeds name: http(s), listed hosts and public addresses only (checked on the address that is
 * connected to), at most 3 redirects by the same rules, one time limit over all, a size limit, picture types only.
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
  // Names are checked when they are looked up; an address is never looked up.
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

/** A version to send back later; a hostile one is no version. */
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
