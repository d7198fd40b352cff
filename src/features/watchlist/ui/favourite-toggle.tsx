import type { SavedVehicle } from '#src/features/vehicles/domain/card/card-view.ts'
import { useSaved } from './saved-store.ts'
import { toggleEntry } from './toggle-saved.ts'
import './toggles.css'

export type ToggleProps = { vehicle: SavedVehicle; siteSlug: string }

/** The heart button: adds a vehicle to this browser's favourites or removes it (FAV-001, FAV-002, CARD-002). */
export function FavouriteToggle({ vehicle, siteSlug }: ToggleProps) {
  const isOn = useSaved(siteSlug, 'favourites').some(({ id }) => id === vehicle.id)
  const toggle = () =>
    toggleEntry(siteSlug, 'favourites', {
      id: vehicle.id,
      name: vehicle.name,
      slug: vehicle.slug,
      make: vehicle.make,
      model: vehicle.model,
      primary_image_url: vehicle.pictureUrl,
    })
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Favourite ${vehicle.name}`}
      onClick={toggle}
      className="heart-toggle"
    >
      <i />
    </button>
  )
}
