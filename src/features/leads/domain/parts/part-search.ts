import type { SitePart } from '../forms-schema.ts'

/** Longest search text; more is cut. */
export const PART_QUERY_MAX = 80

/**
 * Parts with every word of a search in their name, number, text or fitment, those whose name or number starts with
 * it first; an empty search finds all. Accents, case and hyphens do not matter. (ROUTE-030)
 */
export function findParts(parts: readonly SitePart[], query: string): SitePart[] {
  const words = plain(query.slice(0, PART_QUERY_MAX)).split(' ').filter(Boolean)
  const whole = words.join(' ')
  return parts
    .map((part) => ({ part, text: textOf(part) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ part }) => ({
      part,
      isFirst:
        whole !== '' && [part.name, squeezed(part.number)].some((text) => plain(text).startsWith(whole)),
    }))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .map(({ part }) => part)
}

function textOf({ name, number, text, fits }: SitePart): string {
  return [name, number, squeezed(number), text, ...fits].map(plain).join(' ')
}

function squeezed(number: string): string {
  return number.replace(/[^A-Za-z0-9]/g, '')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
