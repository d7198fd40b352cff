import type { ToggleProps } from './favourite-toggle.tsx'
import { useSaved } from './saved-store.ts'
import { toggleEntry } from './toggle-saved.ts'
import './toggles.css'

/** Adds a vehicle to this browser's comparison or removes it (FAV-003). */
export function CompareToggle({ vehicle, siteSlug }: ToggleProps) {
  const isOn = useSaved(siteSlug, 'compare').some(({ id }) => id === vehicle.id)
  const toggle = () =>
    toggleEntry(siteSlug, 'compare', {
      id: vehicle.id,
      slug: vehicle.slug,
      name: vehicle.name,
      item_type: vehicle.itemType,
    })
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className="compare-toggle">
      <i />
      Compare
      <span className="sr-only">{` ${vehicle.name}`}</span>
    </button>
  )
}
