import type { BodyFault } from '#src/platform/http/body/body-chunks.ts'
import { type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import type { PostedFields } from '../domain/posted-fields.ts'
import { type TradeInError, type TradeInErrorCode, tradeInError } from '../domain/trade-in-errors.ts'

/** `error` says why the form is refused; `fields` are those read before that. */
export type TradeInForm = { fields: PostedFields; error: TradeInError | null }

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
