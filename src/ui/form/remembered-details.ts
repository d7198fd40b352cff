/** LEAD-015: what a browser remembers of a shopper, under one key per site. */
export const REMEMBERED_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const
export type RememberedDetails = Partial<Record<(typeof REMEMBERED_FIELDS)[number], string>>

/** Storage key of one site's details, draft or trail. */
export function leadStorageKey(kind: 'details' | 'draft' | 'trail', siteSlug: string): string {
  return `forecourt:lead-${kind}:${siteSlug}`
}

/** The browser's storage, or undefined where the visitor blocks it: merely naming it then throws. */
export function browserStorage(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

/** Reads a stored object; an empty one when storage is blocked, absent or damaged. */
export function readStored(storage: Storage | undefined, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Writes an object, or removes it when null. Full or blocked storage costs a convenience, never the form. */
export function writeStored(storage: Storage | undefined, key: string, value: object | null): void {
  try {
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

export function readDetails(storage: Storage | undefined, siteSlug: string): RememberedDetails {
  const stored = readStored(storage, leadStorageKey('details', siteSlug))
  const pairs = REMEMBERED_FIELDS.map((name) => [name, stored[name]]).filter(
    ([, value]) => typeof value === 'string',
  )
  return Object.fromEntries(pairs)
}

/** Remembers the five details of a form that was sent (LEAD-014). */
export function rememberDetails(
  storage: Storage | undefined,
  siteSlug: string,
  fields: Record<string, unknown>,
): void {
  const details = Object.fromEntries(
    REMEMBERED_FIELDS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']),
  )
  writeStored(storage, leadStorageKey('details', siteSlug), details)
}

export function forgetDetails(storage: Storage | undefined, siteSlug: string): void {
  writeStored(storage, leadStorageKey('details', siteSlug), null)
  writeStored(storage, leadStorageKey('draft', siteSlug), null)
}
