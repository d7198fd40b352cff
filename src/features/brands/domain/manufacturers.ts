import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { BrandItemType, Manufacturer } from './brand.ts'
import { MANUFACTURER_LINES } from './manufacturer-table.ts'

const ITEM_TYPES: Record<string, BrandItemType> = { c: 'car', m: 'motorcycle', t: 'truck', v: 'caravan' }

/** Every make the platform knows, sorted by name (DATA-025: about 150). */
export const MANUFACTURERS: readonly Manufacturer[] = MANUFACTURER_LINES.trim()
  .split('\n')
  .map(toManufacturer)
  .sort((a, b) => a.name.localeCompare(b.name, 'en-AU'))

const BY_SLUG = new Map(MANUFACTURERS.map((manufacturer) => [manufacturer.slug, manufacturer]))

/** simple-icons file names by make slug. No other marks are served. */
export const MARK_FILES: ReadonlyMap<string, string> = new Map(
  MANUFACTURER_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', , mark = '-'] = line.split('|')
      return mark === '-' ? [] : [[toPathSlug(name), mark] as const]
    }),
)

/** Finds a make by name or slug in any spelling; undefined if unknown. */
export function findManufacturer(name: string): Manufacturer | undefined {
  return BY_SLUG.get(toPathSlug(name))
}

function toManufacturer(line: string): Manufacturer {
  const [name = '', types = '', mark = '-', market = '', range = ''] = line.split('|')
  const slug = toPathSlug(name)
  return {
    id: `mfr_${slug}`,
    name,
    slug,
    logo: mark === '-' ? null : { url: `/img/marks/${slug}.svg` },
    itemTypes: types.split(',').flatMap((type) => ITEM_TYPES[type] ?? []),
    isSoldNew: market === 'new',
    range,
  }
}
