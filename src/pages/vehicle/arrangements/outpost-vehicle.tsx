import type { ArrangementProps } from './vehicle-arrangement.tsx'
import { VehicleGallery } from '#src/features/vehicles/ui/vehicle-gallery/vehicle-gallery.tsx'
import { KeyInformation } from '../blocks/fact-list.tsx'
import { SellerBox } from '../blocks/seller-box.tsx'
import { IconRow, PriceSummary, TagRow, TitleBlock } from '../blocks/vehicle-summary.tsx'
import { SideActions } from './side-actions.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

/** Outpost: the name across the page, then the working figures in a strong band, the phone number large. */
export function OutpostVehicle({ site, hasSimilar, ...reading }: ArrangementProps) {
  const { view } = reading
  return (
    <div>
      <header className="flex flex-col gap-3 pb-5">
        <TagRow view={view} />
        <TitleBlock view={view} isLarge />
        <IconRow view={view} />
      </header>
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <VehicleGallery gallery={view.gallery} />
        </div>
        <aside aria-label="Price and contact" className="py-6 lg:row-span-2 lg:py-0">
          <div className="buy-panel flex flex-col gap-5 lg:rounded-card lg:border-2 lg:border-ink lg:p-5">
            <PriceSummary view={view} />
            <SideActions view={view} site={site} hasSimilar={hasSimilar} />
            <SellerBox view={view} isPhoneLarge />
          </div>
        </aside>
        <div className="min-w-0">
          <section aria-label="Key information" className="pb-6 lg:pt-8">
            <KeyInformation facts={view.keyFacts} isStrong />
          </section>
          <VehicleSections {...reading} hasKeyInformation={false} />
        </div>
      </div>
    </div>
  )
}
