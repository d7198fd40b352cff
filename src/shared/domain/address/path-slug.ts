/**
 * A name as one lower-case path segment: accents dropped, everything else a hyphen (`Mercedes-Benz` becomes
 * `mercedes-benz`).
 */
export function toPathSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
