import { isToggleShown, type ToggleSite, type ToggleVehicle } from './favourite-toggle.tsx'
import { useSaved } from './saved-store.ts'
import { toggleEntry } from './toggle-saved.ts'

/** Puts a vehicle into the comparison of this browser or takes it out (FAV-003). */
export function CompareToggle({ document: vehicle, site }: { document: ToggleVehicle; site: ToggleSite }) {
  const { slug } = site.config
  const isOn = useSaved(slug, 'compare').some(({ id }) => id === vehicle.id)
  if (!isToggleShown(vehicle, site)) return null
  const toggle = () =>
    toggleEntry(slug, 'compare', {
      id: vehicle.id,
      slug: vehicle.slug,
      name: vehicle.name,
      item_type: vehicle.item_type,
    })
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="-my-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-muted hover:text-ink noscript:hidden"
    >
      <span
        aria-hidden="true"
        className={`grid size-4 place-items-center rounded-sm border ${isOn ? 'border-ink bg-ink text-surface' : 'border-line-strong'}`}
      >
        {isOn ? (
          <svg
            aria-hidden="true"
            viewBox="0 0 12 12"
            className="size-3"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
          >
            <path d="M2 6.500 5 9l5-6" />
          </svg>
        ) : null}
      </span>
      Compare
      <span className="sr-only"> {vehicle.name}</span>
    </button>
  )
}
