import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { readBytes } from './body-bytes.ts'
import type { BodyFault, BodyLimits } from './body-chunks.ts'

/** Bodies of small calls are far shorter. */
const BYTES_MAX = 16 * 1024

type JsonObject = Record<string, unknown>

/**
 * The JSON object of a small call's body; null for anything else, and for a body above 16 KiB, which is not
 * read further.
 */
export async function readJsonObject(request: Request): Promise<JsonObject | null> {
  const read = await readJson(request, { bytesMax: BYTES_MAX })
  return read.ok ? read.value : null
}

/** The JSON object of a body within its limits, or why there is none. */
export async function readJson(request: Request, limits: BodyLimits): Promise<Result<JsonObject, BodyFault>> {
  if (mediaType(request) !== 'application/json') return fail('unsupported')
  const bytes = await readBytes(request, limits)
  if (!bytes.ok) return bytes
  const value = parseJson(bytes.value)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ok(value as JsonObject)
    : fail('malformed')
}

/** The body's media type without parameters, in lower case; empty when absent. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The value of JSON in UTF-8; undefined if it is not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
