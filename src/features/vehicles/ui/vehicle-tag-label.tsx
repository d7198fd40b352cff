import type { VehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'
import './vehicle-tag-label.css'

type Tone = 'green' | 'dark' | 'light'

const TAG_TONE: Record<VehicleTag['kind'], Tone> = {
  electric: 'green',
  hybrid: 'green',
  plug_in_hybrid: 'green',
  sold: 'dark',
  reserved: 'dark',
  certified: 'light',
  custom: 'light',
  coming_soon: 'dark',
  just_arrived: 'light',
}

export function VehicleTagLabel({ tag }: { tag: VehicleTag }) {
  return (
    <span className="vehicle-tag" data-tone={TAG_TONE[tag.kind]}>
      {tag.text}
    </span>
  )
}
