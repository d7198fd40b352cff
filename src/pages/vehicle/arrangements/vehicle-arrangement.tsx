import type { ReactNode } from 'react'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { AtelierVehicle } from './atelier-vehicle.tsx'
import { CircuitVehicle } from './circuit-vehicle.tsx'
import { MetroVehicle } from './metro-vehicle.tsx'
import { OutpostVehicle } from './outpost-vehicle.tsx'
import type { ReadingParts } from './vehicle-sections.tsx'

export type ArrangementProps = ReadingParts & { site: VehicleSite; hasSimilar: boolean }

/** One arrangement of the vehicle page for every template: a new template does not compile without one (SITE-003). */
const ARRANGEMENTS: Record<Template, (props: ArrangementProps) => ReactNode> = {
  metro: MetroVehicle,
  atelier: AtelierVehicle,
  outpost: OutpostVehicle,
  circuit: CircuitVehicle,
}

export function VehicleArrangement(props: ArrangementProps) {
  const Arrangement = ARRANGEMENTS[props.site.config.theme.template]
  return <Arrangement {...props} />
}
