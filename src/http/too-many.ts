import type { PageContext } from '#src/page-context.ts'
import { type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'

/** As the longest form of a site may be; files are let go of. */
const LIMITS: FormLimits = { bytesMax: 64 * 1024, fieldsMax: 200, fieldBytesMax: 20_000 }

/**
 * What the page says to who sends too much: after how many seconds to come again, and what was typed. A form of another
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
