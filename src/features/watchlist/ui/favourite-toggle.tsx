import { hasFeature } from '#src/features/sites/domain/site-feature.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { FeatureKey } from '#src/features/sites/domain/site-feature.ts'
import { useSaved } from './saved-store.ts'
import { toggleEntry } from './toggle-saved.ts'

export type ToggleVehicle = Pick<
  StockDocument,
  | 'id'
  | 'name'
  | 'slug'
  | 'make'
  | 'model'
  | 'item_type'
  | 'price'
  | 'price_range'
  | 'photos_count'
  | 'images'
>
export type ToggleSite = { config: { slug: string; features: Partial<Record<FeatureKey, boolean>> } }

/** The heart of a vehicle: adds it to the favourites of this browser or takes it out (FAV-001, FAV-002, CARD-002). */
export function FavouriteToggle({ document: vehicle, site }: { document: ToggleVehicle; site: ToggleSite }) {
  const { slug } = site.config
  const isOn = useSaved(slug, 'favourites').some(({ id }) => id === vehicle.id)
  if (!isToggleShown(vehicle, site)) return null
  const toggle = () =>
    toggleEntry(slug, 'favourites', {
      id: vehicle.id,
      name: vehicle.name,
      slug: vehicle.slug,
      make: vehicle.make,
      model: vehicle.model,
      primary_image_url: vehicle.images[0]?.url ?? null,
    })
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Favourite ${vehicle.name}`}
      onClick={toggle}
      className="grid size-11 cursor-pointer place-items-center rounded-full text-ink noscript:hidden"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 shadow-sm">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5"
          fill={isOn ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
        >
          <path d="M12 20s-7.500-4.600-9-9.200C1.900 7.300 4 4.500 7.200 4.500c2 0 3.700 1.100 4.800 3 1.100-1.900 2.800-3 4.800-3 3.200 0 5.300 2.800 4.200 6.300C19.500 15.400 12 20 12 20Z" />
        </svg>
      </span>
    </button>
  )
}

/** CARD-022: hidden without a price above 0, without photos where the site asks for them, or with favourites off. */
export function isToggleShown(vehicle: ToggleVehicle, site: ToggleSite): boolean {
  if (!hasFeature(site, 'favourites') || (vehicle.price_range ?? vehicle.price ?? 0) <= 0) return false
  return !(hasFeature(site, 'toggle_needs_photo') && vehicle.photos_count === 0)
}
