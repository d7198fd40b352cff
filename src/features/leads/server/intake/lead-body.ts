import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { BodyFault } from '#src/platform/http/body/body-chunks.ts'
import { type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { mediaType, readJson } from '#src/platform/http/body/json-body.ts'
import { leadError, type LeadError } from '#src/features/leads/domain/leads-errors.ts'

/** Largest body of a lead; the longest genuine form is a tenth of it. */
export const LEAD_BODY_BYTES_MAX = 64 * 1024
/** The longest field is a message of 5,000 characters of up to 4 bytes each. */
const FIELD_BYTES_MAX = 20_000
const FIELDS_MAX = 200
export const LEAD_LIMITS: FormLimits = {
  bytesMax: LEAD_BODY_BYTES_MAX,
  fieldsMax: FIELDS_MAX,
  fieldBytesMax: FIELD_BYTES_MAX,
}

type Body = Record<string, unknown>
/** `typed` is what was read before the refusal, for showing again. */
type Refusal = LeadError & { code: RefusalCode; typed: Body }
type RefusalCode = 'body_too_large' | 'body_too_slow' | 'unsupported_media_type' | 'invalid_body'

const CODES: Record<BodyFault, RefusalCode> = {
  too_large: 'body_too_large',
  too_many: 'invalid_body',
  too_slow: 'body_too_slow',
  cut_off: 'invalid_body',
  malformed: 'invalid_body',
  unsupported: 'unsupported_media_type',
  stopped: 'invalid_body',
}

/** Reads a lead as JSON or form. Errors: body_too_large, body_too_slow, unsupported_media_type, invalid_body. */
export async function readLeadBody(request: Request): Promise<Result<Body, Refusal>> {
  if (mediaType(request) === 'application/json') {
    const read = await readJson(request, LEAD_LIMITS)
    if (!read.ok) return refuse(read.error)
    return Object.keys(read.value).length <= FIELDS_MAX ? read : refuse('too_many')
  }
  const { fields, fault } = await readForm(request, LEAD_LIMITS)
  const body = toBody(fields)
  return fault ? refuse(fault, body) : ok(body)
}

function refuse(fault: BodyFault, typed: Body = {}): Result<Body, Refusal> {
  return fail({ ...refusalOf(fault), typed })
}

/** What is wrong with a body, as a visitor reads it. */
export function refusalOf(fault: BodyFault): LeadError & { code: RefusalCode } {
  const code = CODES[fault]
  return { ...leadError(code), code }
}

/** For a repeated name the first value counts; only additional services are a list. */
export function toBody(fields: readonly (readonly [string, string])[]): Body {
  const body: Body = Object.create(null) as Body
  for (const [name, value] of fields) {
    if (name === 'additional_services') body[name] = [...((body[name] as string[] | undefined) ?? []), value]
    else if (!(name in body)) body[name] = value
  }
  return body
}
