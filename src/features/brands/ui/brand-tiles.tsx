import { formatWhole } from '#src/shared/domain/number-format.ts'
import { evenColumnsClass, LAST_ODD_IS_WIDE } from '#src/ui/even-columns.ts'
import { MakeMark } from './make-mark.tsx'
import { StudioImage } from '#src/ui/picture/studio-image.tsx'

type Tile = { name: string; href: string; logoUrl: string | null; count: number }

/** A few makes share the full row. */
const TILE_COLUMNS: Partial<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-5',
}
const tileColumnsOf = (tiles: number) =>
  `sm:grid-cols-3 ${evenColumnsClass(tiles, { lg: [4, 5, 3], xl: [6, 5, 4] })}`

/** A grid of makes with their stock counts (PAGE-001). */
export function BrandTiles({ tiles, label }: { tiles: readonly Tile[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className={`grid grid-cols-2 gap-3 ${LAST_ODD_IS_WIDE} ${TILE_COLUMNS[tiles.length] ?? tileColumnsOf(tiles.length)}`}
    >
      {tiles.map((tile) => (
        <li key={tile.href}>
          <a
            href={tile.href}
            data-prefetch=""
            className="flex h-full min-h-32 flex-col justify-between gap-5 rounded-card border border-line bg-surface p-4 text-ink hover:border-ink"
          >
            <MakeMark name={tile.name} logoUrl={tile.logoUrl} className="size-11" />
            <span>
              <span className="block font-display leading-tight font-semibold">{tile.name}</span>
              <span className="text-sm text-ink-muted tabular-nums">{inStock(tile.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Columns for one to four own brands, so that none is alone in a row. */
const COLUMNS = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-2 xl:grid-cols-3',
  'md:grid-cols-2 xl:grid-cols-4',
] as const
/** Five or more go in threes; two left over share the last row. */
const COLUMNS_MANY = 'md:grid-cols-2 xl:grid-cols-3'
const COLUMNS_TWO_LEFT = 'md:grid-cols-6 md:[&>li]:col-span-2 md:[&>li:nth-last-child(-n+2)]:col-span-3'
const columnsOf = (brands: number) => COLUMNS[brands] ?? (brands % 3 === 2 ? COLUMNS_TWO_LEFT : COLUMNS_MANY)

/** The site's own brands as large cards with a picture from stock. */
export function OwnBrandCards({
  brands,
}: {
  brands: readonly (Tile & { bannerImage: string | null; text: string })[]
}) {
  const isOnly = brands.length === 1
  return (
    <ul aria-label="Our Brands" className={`grid gap-4 ${columnsOf(brands.length)}`}>
      {brands.map((brand, index) => (
        <li key={brand.href}>
          <a
            href={brand.href}
            data-prefetch=""
            className={`group flex h-full overflow-hidden rounded-card border border-line bg-surface text-ink hover:border-ink ${isOnly ? 'flex-col md:flex-row' : 'flex-col'}`}
          >
            {brand.bannerImage ? (
              <StudioImage
                source={brand.bannerImage}
                sizes={isOnly ? '(min-width: 48rem) 50vw, 100vw' : '(min-width: 80rem) 28rem, 100vw'}
                isFirst={index === 0}
                className={isOnly ? 'md:w-1/2' : ''}
              />
            ) : null}
            <span className={`flex flex-1 flex-col gap-3 p-5 ${isOnly ? 'justify-center md:p-10' : ''}`}>
              <span className="flex items-center gap-3">
                <MakeMark name={brand.name} logoUrl={brand.logoUrl} />
                <span className="font-display text-2xl leading-none font-semibold">{brand.name}</span>
              </span>
              <span className="text-pretty text-ink-muted">{brand.text}</span>
              <span
                className={`${isOnly ? 'mt-2' : 'mt-auto'} text-sm font-semibold text-brand-text tabular-nums group-hover:underline`}
              >
                {brand.count > 0 ? `See ${brand.name}, ${inStock(brand.count)}` : `See ${brand.name}`}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function inStock(count: number): string {
  return count > 0 ? `${formatWhole(count)} in stock` : 'Ask us'
}
