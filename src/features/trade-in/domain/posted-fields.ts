import type { Raw } from './trade-in-fields.ts'

export type PostedFields = readonly (readonly [name: string, value: string])[]

/** Twice the limit, so that text slightly too long is shown in full. */
const SHOWN_MESSAGE_MAX = 4000
const SHOWN_MAX = 508
const FIELD_NAME =
  /^(rego|regoState|car_id|make|model|badge|year|itemType|kms|name|last_name|phone|email|postcode|PreferredContactMethod|finance|location_id|message|opt_in|answer\.\w{1,60})$/

/** The text fields by name; `answer.{question}` become adjustments as in the API (TRADE-006). */
export function toRaw(fields: PostedFields): Raw {
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
export function typedIn(fields: PostedFields): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of fields) {
    const lengthMax = name === 'message' ? SHOWN_MESSAGE_MAX : SHOWN_MAX
    if (FIELD_NAME.test(name)) typed[name] = value.slice(0, lengthMax)
  }
  return typed
}
