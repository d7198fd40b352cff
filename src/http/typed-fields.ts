import type { TypedFields } from '#src/page-context.ts'

/** The longest honest form is a tenth of it. */
const KEPT_BYTES_MAX = 64 * 1024
const FIELDS_MAX = 200
const NOTHING = async (): Promise<TypedFields> => []

/**
 * The fields of a posted form, read beside whoever takes the form and only when asked for, so that a page that cannot take
 * it now can show it again. Nothing of a form with files, or of one that does not say how long it is: those are read as
 * they come and never held.
 */
export function typedOf(request: Request): () => Promise<TypedFields> {
  const { method, headers, body } = request
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  const bytes = Number(headers.get('content-length') ?? Number.NaN)
  if (method !== 'POST' || !body || !isForm || !(bytes <= KEPT_BYTES_MAX)) return NOTHING
  const copy = request.clone()
  return async () => {
    const text = await copy.text().catch(() => '')
    return [...new URLSearchParams(text)].slice(0, FIELDS_MAX)
  }
}
