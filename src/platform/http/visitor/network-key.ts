import { isIP } from 'node:net'

/**
 * How limits identify a visitor's network. `near` is what one household, phone or office has: an IPv4
 * address, or an IPv6 /64 (RFC 6177: an end site gets at least one and picks addresses in it freely). `wide`
 * is the /48 one customer may hold, counted more loosely; null for IPv4, where nothing wider belongs to one
 * customer.
 */
type NetworkKey = { near: string; wide: string | null }

/**
 * The network of an address. Text that is not an address becomes a key by itself, cut short, so that it is
 * limited too.
 */
export function networkKey(address: string): NetworkKey {
  const text = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const groups = isIP(text) === 6 ? ipv6Groups(text) : null
  if (!groups) return { near: text.slice(0, 64), wide: null }
  // An IPv4 visitor on a dual-stack socket is the same visitor (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return { near: ipv4Text(groups[6] ?? 0, groups[7] ?? 0), wide: null }
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return { near: `${prefix(4)}::/64`, wide: `${prefix(3)}::/48` }
}

/** The eight groups of a valid IPv6 address, however it is written. */
function ipv6Groups(text: string): number[] {
  const [head = '', tail] = text.split('::')
  const left = groupsOf(head)
  const right = tail === undefined ? [] : groupsOf(tail)
  return [...left, ...new Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right]
}

function groupsOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function ipv4Text(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
