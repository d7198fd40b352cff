import type { PageContext, TypedFields } from '#src/app/page-context.ts'
import { type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'

/** Ten times the longest honest form; files are dropped. */
const LIMITS: FormLimits = { bytesMax: 64 * 1024, fieldsMax: 200, fieldBytesMax: 20_000 }
const NOTHING = async (): Promise<TypedFields> => []

/**
 * The fields of a posted form, read separately from whatever handles the form and only on request, so that a
 * page that cannot accept it now can show it again. Forms with files or without a length are read as they
 * arrive and never held.
 */
export function typedOf(request: Request): () => Promise<TypedFields> {
  const { method, headers, body } = request
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  const bytes = Number(headers.get('content-length') ?? Number.NaN)
  if (method !== 'POST' || !body || !isForm || !(bytes <= LIMITS.bytesMax)) return NOTHING
  const copy = request.clone()
  // A page has several parts, the action and each loader, that may fail together; the body is read only once
  let read: Promise<TypedFields> | null = null
  return () => {
    read ??= fieldsOf(copy)
    return read
  }
}

async function fieldsOf(request: Request): Promise<TypedFields> {
  const text = await request.text().catch(() => '')
  return [...new URLSearchParams(text)].slice(0, LIMITS.fieldsMax)
}

/**
 * What the page tells somebody who sends too much: when to try again, and what was typed. A form of another
 * site's page is neither shown nor sent again.
 */
export async function tooManyOf(
  request: Request,
  seconds: number,
): Promise<NonNullable<PageContext['tooMany']>> {
  if (!isSameOrigin(request)) return { seconds, to: null, typed: [] }
  const { pathname, search } = new URL(request.url)
  const { fields } = await readForm(request, LIMITS)
  return { seconds, to: fields.length > 0 ? pathname + search : null, typed: fields }
}
