import type { BodyFault } from '#src/platform/http/body/body-chunks.ts'
import { type FormLimits, type PostedForm, readForm } from '#src/platform/http/body/form-body.ts'
import type { Raw } from '../domain/trade-in-fields.ts'
import { type TradeInError, type TradeInErrorCode, tradeInError } from '../domain/trade-in-errors.ts'

export { isSameOrigin } from '#src/platform/http/same-origin.ts'

type Fields = PostedForm['fields']
/** `error` says why the form is refused; `fields` are those read before that. */
export type TradeInForm = { fields: Fields; error: TradeInError | null }

/** The longest genuine form without files is a tenth of this, its longest field 2,000 characters of 4 bytes. */
export const FORM_LIMITS: FormLimits = { bytesMax: 64 * 1024, fieldsMax: 100, fieldBytesMax: 8_000 }

const CODES: Record<BodyFault, TradeInErrorCode> = {
  too_large: 'body_too_large',
  too_many: 'invalid_body',
  too_slow: 'body_too_slow',
  cut_off: 'invalid_body',
  malformed: 'invalid_body',
  unsupported: 'invalid_body',
  stopped: 'invalid_body',
}

/** Reads a form without files, never beyond the limits. Errors: body_too_large, body_too_slow, invalid_body. */
export async function readTradeInForm(request: Request): Promise<TradeInForm> {
  const { fields, fault } = await readForm(request, FORM_LIMITS)
  return { fields, error: fault && bodyError(fault) }
}

export function bodyError(fault: BodyFault): TradeInError {
  return tradeInError(CODES[fault])
}

/** The text fields by name; `answer.{question}` become adjustments as in the API (TRADE-006). */
export function toRaw(fields: Fields): Raw {
  const raw: Record<string, unknown> = Object.create(null)
  const adjustments: { id: string; adjustmentAnswers: string[] }[] = []
  for (const [name, value] of fields) {
    if (name.startsWith('answer.'))
      adjustments.push({ id: name.slice('answer.'.length), adjustmentAnswers: [value] })
    else raw[name] = value
  }
  return { ...raw, adjustments }
}

/** What was typed, for showing again: only the fields of these forms, cut to a reasonable length. */
export function typedIn(fields: Fields): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of fields) {
    const lengthMax = name === 'message' ? SHOWN_MESSAGE_MAX : SHOWN_MAX
    if (FIELD_NAME.test(name)) typed[name] = value.slice(0, lengthMax)
  }
  return typed
}

/** Twice the limit, so that text slightly too long is shown in full. */
const SHOWN_MESSAGE_MAX = 4000
const SHOWN_MAX = 508
const FIELD_NAME =
  /^(rego|regoState|car_id|make|model|badge|year|itemType|kms|name|last_name|phone|email|postcode|PreferredContactMethod|finance|location_id|message|opt_in|answer\.\w{1,60})$/
