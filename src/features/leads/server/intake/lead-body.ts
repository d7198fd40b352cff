import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type LeadErrorCode, leadError, type LeadError } from '../../domain/leads-errors.ts'

export { isSameOrigin } from '#src/platform/http/same-origin.ts'

/** Largest body of a lead; the longest honest form is a tenth of it. */
export const LEAD_BODY_BYTES_MAX = 64 * 1024
const FIELDS_MAX = 200

type Body = Record<string, unknown>

/**
 * Reads a posted lead as JSON or as a form, without ever holding more than the limit. Errors: body_too_large,
 * unsupported_media_type, invalid_body.
 */
export async function readLeadBody(request: Request): Promise<Result<Body, LeadError>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const isJson = type === 'application/json'
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
  if (!isJson && !isForm) return refuse('unsupported_media_type')
  const bytes = await readBounded(request)
  if (!bytes) return refuse('body_too_large')
  const body = isJson ? parseJson(bytes) : await parseForm(bytes, request.headers.get('content-type') ?? '')
  return body && Object.keys(body).length <= FIELDS_MAX ? ok(body) : refuse('invalid_body')
}

function refuse(code: LeadErrorCode): Result<Body, LeadError> {
  return fail(leadError(code))
}

async function readBounded(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LEAD_BODY_BYTES_MAX) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LEAD_BODY_BYTES_MAX) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function parseJson(bytes: Uint8Array): Body | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : null
  } catch {
    return null
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Body | null> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    const body: Body = Object.create(null) as Body
    for (const name of new Set(form.keys())) {
      const values = form.getAll(name).filter((value) => typeof value === 'string')
      body[name] = name === 'additional_services' ? values : values[0]
    }
    return body
  } catch {
    return null
  }
}
