import type { ReactNode } from 'react'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import type { VehiclePageView } from '#src/features/vehicles/domain/view/vehicle-page-view.ts'
import { AtelierVehicle } from './atelier-vehicle.tsx'
import { CircuitVehicle } from './circuit-vehicle.tsx'
import { MetroVehicle } from './metro-vehicle.tsx'
import { OutpostVehicle } from './outpost-vehicle.tsx'

export type ArrangementProps = {
  view: VehiclePageView
  site: VehicleSite
  hasSimilar: boolean
  enquiry: ReactNode
  /** The price against comparable vehicles, where there is something to say. */
  priceComparison?: ReactNode
  /** What delivery costs (VDP-020). */
  delivery?: ReactNode
  /** The finance calculator and box (VDP-021). */
  finance?: ReactNode
  /** Caravans: whether the shopper's vehicle can tow it. */
  towMatch?: ReactNode
}

/** One arrangement of the vehicle page for every template: a new template does not compile without one (SITE-003). */
const ARRANGEMENTS: Record<Template, (props: ArrangementProps) => ReactNode> = {
  metro: MetroVehicle,
  atelier: AtelierVehicle,
  outpost: OutpostVehicle,
  circuit: CircuitVehicle,
}

/** The vehicle page as its site's template arranges it. */
export function VehicleArrangement(props: ArrangementProps) {
  const Arrangement = ARRANGEMENTS[props.site.config.theme.template]
  return <Arrangement {...props} />
}
