import type { ArrangementProps } from './vehicle-arrangement.tsx'
import { VehicleGallery } from '#src/features/vehicles/ui/vehicle-gallery/vehicle-gallery.tsx'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import { KeyInformation } from '../blocks/fact-list.tsx'
import { SellerBox } from '../blocks/seller-box.tsx'
import { IconRow, PriceSummary, TagRow, TitleBlock } from '../blocks/vehicle-summary.tsx'
import { SideActions } from './side-actions.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

/**
 * Atelier: the name on a dark plate, the photos as wide as the page, then the text next to a narrow column.
 */
export function AtelierVehicle({ site, hasSimilar, ...reading }: ArrangementProps) {
  const { view } = reading
  return (
    <div>
      <div className="on-night night-scope bg-night pb-8 text-on-night [box-shadow:0_0_0_100vmax_var(--night)] [clip-path:inset(0_-100vmax)] lg:pb-12">
        <header className="flex flex-col gap-4 pt-6 pb-6 lg:flex-row lg:items-end lg:justify-between lg:gap-12 lg:pt-10 lg:pb-9">
          <div className="flex min-w-0 flex-col gap-3">
            <TagRow view={view} />
            <TitleBlock view={view} isLarge />
            <IconRow view={view} />
          </div>
          <div className="hidden shrink-0 text-right lg:block [&_p]:justify-end">
            <PriceBlock
              display={view.price}
              size="page"
              isMuted={view.state === 'sold' || view.state === 'unavailable'}
            />
          </div>
        </header>
        <div className="mx-auto max-w-[62rem] 2xl:max-w-[72rem]">
          <VehicleGallery gallery={view.gallery} />
        </div>
      </div>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-24">
        <aside aria-label="Price and contact" className="py-8 lg:col-start-2 lg:row-start-1 lg:py-12">
          <div className="buy-panel flex flex-col gap-6">
            <PriceSummary view={view} />
            <SideActions view={view} site={site} hasSimilar={hasSimilar} />
            <SellerBox view={view} />
          </div>
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1 lg:pt-12">
          <section aria-label="Key information" className="pb-8">
            <KeyInformation facts={view.keyFacts} />
          </section>
          <VehicleSections {...reading} hasKeyInformation={false} />
        </div>
      </div>
    </div>
  )
}
