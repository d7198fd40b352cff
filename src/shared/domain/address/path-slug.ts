/** A name as one path segment: lower case, accents dropped, everything else a hyphen (`Mercedes-Benz` is `mercedes-benz`). */
export function toPathSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
