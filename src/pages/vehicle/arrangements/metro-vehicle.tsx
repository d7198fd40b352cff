import type { ArrangementProps } from './vehicle-arrangement.tsx'
import { VehicleGallery } from '#src/features/vehicles/ui/vehicle-gallery/vehicle-gallery.tsx'
import { SellerBox } from '../blocks/seller-box.tsx'
import { IconRow, PriceSummary, TagRow, TitleBlock } from '../blocks/vehicle-summary.tsx'
import { SideActions } from './side-actions.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

/** Metro: pictures and text on the left, title, price and next step on the right and always in sight. */
export function MetroVehicle({ site, hasSimilar, ...reading }: ArrangementProps) {
  const { view } = reading
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14">
      <div className="min-w-0">
        <VehicleGallery gallery={view.gallery} />
      </div>
      <aside aria-label="Price and contact" className="pt-5 pb-8 lg:row-span-2 lg:pt-0">
        <div className="buy-panel flex flex-col gap-5">
          <div className="flex flex-col gap-3">
            <TagRow view={view} />
            <TitleBlock view={view} />
            <IconRow view={view} />
          </div>
          <PriceSummary view={view} />
          <SideActions view={view} site={site} hasSimilar={hasSimilar} />
          <SellerBox view={view} />
        </div>
      </aside>
      <div className="min-w-0 lg:pt-6">
        <VehicleSections {...reading} hasKeyInformation />
      </div>
    </div>
  )
}
