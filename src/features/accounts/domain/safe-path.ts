/** Longest redirect address accepted. */
const LENGTH_MAX = 1500
/** One slash, then no control, blank or backslash: browsers read backslashes as slashes and drop some controls. */
const SAFE = /^\/(?![/\\])[^\p{Cc}\p{Cf}\s\\]*$/u

/**
 * The path on this site given by the text, or the fallback: where a visitor goes after signing in (AUTH-019,
 * standards.md B10). Full addresses, `//host`, `/\host`, dot segments and double slashes are refused, and so is
 * the sign-in page itself, which would loop.
 */
export function safePath(text: string | null | undefined, fallback = '/'): string {
  if (!text || text.length > LENGTH_MAX || !text.isWellFormed() || !SAFE.test(text)) return fallback
  const path = text.split(/[?#]/, 1)[0] ?? ''
  const read = decoded(path)
  if (read === null || /\/[./\\]|[\p{Cc}\\]/u.test(read)) return fallback
  return /^\/sign-in(\/|\.data|$)/i.test(read) ? fallback : text
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
