/** How long the same form sent again without JavaScript counts as a repeat. */
export const FORM_WINDOW_MS = 10 * 60_000

const NOT_CONTENT = new Set(['idempotency_key', 'open_for_ms', 'url', 'visited_pages', 'linked_query_params'])

/**
 * One text for what a visitor sent, independent of field order; decides whether a repeated idempotency key has the
 * same content. Visit data is left out, because it changes by itself.
 */
export function canonicalContent(fields: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(fields)
    .filter((name) => !NOT_CONTENT.has(name) && fields[name] !== undefined && fields[name] !== '')
    .sort()
  return JSON.stringify(names.map((name) => [name, fields[name]]))
}

/** Whether a browser's key has our format, which a server-derived key never has. */
export function isBrowserKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{16,80}$/.test(key)
}

/**
 * Keys for a form without its own: the current ten minutes first, then the previous ten, so that a double press
 * across the change is one lead. Pages are shared between visitors, so they cannot contain a key.
 */
export function derivedKeys(contentHash: string, nowMs: number): [string, string] {
  const window = Math.floor(nowMs / FORM_WINDOW_MS)
  return [`form:${contentHash}:${window}`, `form:${contentHash}:${window - 1}`]
}
