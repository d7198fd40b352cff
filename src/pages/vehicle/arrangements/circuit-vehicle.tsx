import type { ArrangementProps } from './vehicle-arrangement.tsx'
import { VehicleGallery } from '#src/features/vehicles/ui/vehicle-gallery/vehicle-gallery.tsx'
import { KeyInformation } from '../blocks/fact-list.tsx'
import { SellerBox } from '../blocks/seller-box.tsx'
import { IconRow, PriceSummary, TagRow, TitleBlock } from '../blocks/vehicle-summary.tsx'
import { SideActions } from './side-actions.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

/**
 * Circuit: the name as large as possible, pictures next to a dark block with price and next step, figures in a
 * band.
 */
export function CircuitVehicle({ site, hasSimilar, ...reading }: ArrangementProps) {
  const { view } = reading
  return (
    <div>
      <header className="flex flex-col gap-3 pb-6 [&_h1]:text-[clamp(1.75rem,4.2vw,4rem)] [&_h1]:leading-[0.98] [&_h1]:uppercase">
        <TagRow view={view} />
        <TitleBlock view={view} isLarge />
        <IconRow view={view} />
      </header>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <VehicleGallery gallery={view.gallery} />
        </div>
        <aside
          aria-label="Price and contact"
          className="-mx-4 border-t-8 border-brand bg-studio px-4 py-6 sm:mx-0 sm:px-6 lg:row-span-2 lg:self-start"
        >
          <div className="flex flex-col gap-5">
            <PriceSummary view={view} />
            <SideActions view={view} site={site} hasSimilar={hasSimilar} />
            <SellerBox view={view} />
          </div>
        </aside>
        <div className="min-w-0 lg:pr-12">
          <section aria-label="Key information" className="py-8">
            <KeyInformation facts={view.keyFacts} isStrong />
          </section>
          <VehicleSections {...reading} hasKeyInformation={false} />
        </div>
      </div>
    </div>
  )
}
