import { type DealershipId, toId, type VehicleId } from '#src/shared/domain/ids.ts'
import { slugify } from '#src/shared/domain/address/slugify.ts'

const BASE32 = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 16
const SLUG_TAIL = 6
const SLUG_MAX = 90

/**
 * The id for a dealership's stock number. The same pair always gives the same id, so a feed can be imported again
 * without a lookup (DATA-001). Letter case and spaces do not matter.
 */
export function vehicleIdFor(dealershipId: DealershipId, stockNumber: string): VehicleId {
  return toId('vehicle', hash32(`${dealershipId}|${stockNumber.trim().toUpperCase()}`, ID_LENGTH))
}

type SlugFacts = { id: VehicleId; year: number; make: string; model: string; badge: string | null }

/** `2021-toyota-hilux-sr5-k3f9q2`: readable, unique by its ending; the end of `/cars/{slug}` (ROUTE-001). */
export function vehicleSlugFor(facts: SlugFacts): string {
  const words = slugify([facts.year, facts.make, facts.model, facts.badge ?? ''].join(' ')).slice(0, SLUG_MAX)
  return `${words.replace(/-$/, '')}-${facts.id.slice(-SLUG_TAIL)}`
}

/** FNV-1a in several lanes: not cryptographic, only evenly spread over base 32. */
function hash32(text: string, length: number): string {
  let out = ''
  for (let lane = 0; lane < length; lane += 3) {
    let hash = (0x811c9dc5 ^ Math.imul(lane + 1, 0x9e3779b1)) >>> 0
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
    hash = (hash ^ (hash >>> 12)) >>> 0
    for (let digit = 0; digit < 3; digit++) out += BASE32[(hash >>> (digit * 5)) & 31]
  }
  return out.slice(0, length)
}
