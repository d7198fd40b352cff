import type { VehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'

const GREEN = 'bg-good-strong text-on-good'
const DARK = 'bg-ink text-surface'
const LIGHT = 'bg-surface text-ink ring-1 ring-line-strong'

const TAG_CLASS: Record<VehicleTag['kind'], string> = {
  electric: GREEN,
  hybrid: GREEN,
  plug_in_hybrid: GREEN,
  sold: DARK,
  reserved: DARK,
  certified: LIGHT,
  custom: LIGHT,
  coming_soon: DARK,
  just_arrived: LIGHT,
}

/** A small tag on a picture or beside a title. */
export function VehicleTagLabel({ tag }: { tag: VehicleTag }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-tag px-2 py-1 text-xs leading-none font-semibold ${TAG_CLASS[tag.kind]}`}
    >
      <span className="truncate">{tag.text}</span>
    </span>
  )
}
