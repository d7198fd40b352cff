import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import type { Raw } from '../domain/trade-in-fields.ts'

export { isSameOrigin }

/** A form without files; the longest honest one is a tenth of it. */
export const FORM_BYTES_MAX = 64 * 1024
/** A form with photos from a browser without scripts, which cannot make them smaller first. */
export const PHOTO_FORM_BYTES_MAX = 60 * 1024 * 1024
const FIELDS_MAX = 100

/** A posted HTML form, never reading beyond the limit; null when it is too large, of too many fields or no form. */
export async function readTradeInForm(request: Request, bytesMax: number): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? ''
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  try {
    const bytes = new Uint8Array(Buffer.concat(chunks))
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return [...form.keys()].length > FIELDS_MAX ? null : form
  } catch {
    return null
  }
}

/** The text fields by name; `answer.{question}` become adjustments as the API takes them (TRADE-006). */
export function toRaw(form: FormData): Raw {
  const raw: Record<string, unknown> = Object.create(null)
  const adjustments: { id: string; adjustmentAnswers: string[] }[] = []
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') continue
    if (name.startsWith('answer.'))
      adjustments.push({ id: name.slice('answer.'.length), adjustmentAnswers: [value] })
    else raw[name] = value
  }
  return { ...raw, adjustments }
}
