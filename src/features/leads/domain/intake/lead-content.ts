/** How long the same form sent again without JavaScript counts as the same sending. */
export const FORM_WINDOW_MS = 10 * 60_000

const NOT_CONTENT = new Set(['idempotency_key', 'open_for_ms', 'url', 'visited_pages', 'linked_query_params'])

/**
 * One text for what a visitor sent, the same whatever the order of fields: it decides whether a repeated
 * idempotency key carries the same content. Helper data of the visit is left out, as it moves by itself.
 */
export function canonicalContent(fields: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(fields)
    .filter((name) => !NOT_CONTENT.has(name) && fields[name] !== undefined && fields[name] !== '')
    .sort()
  return JSON.stringify(names.map((name) => [name, fields[name]]))
}

/** Whether a key made in the browser has the form we take: it cannot equal one derived on the server. */
export function isBrowserKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{16,80}$/.test(key)
}

/**
 * Keys for a form without a key of its own, the present ten minutes first, then the ten before, so that a double
 * press over the turn of a window is still one sending. Pages are shared between visitors, so no key can be in them.
 */
export function derivedKeys(contentHash: string, nowMs: number): [string, string] {
  const window = Math.floor(nowMs / FORM_WINDOW_MS)
  return [`form:${contentHash}:${window}`, `form:${contentHash}:${window - 1}`]
}
