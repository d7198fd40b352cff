import { Button } from '#src/ui/button.tsx'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { SimilarVehicles } from './similar-vehicles.tsx'

type GoneVehicleProps = {
  title: string
  siteSlug: string
  /** The stock of its make. */
  moreLikeThisHref: string
  similar: CardView[]
}

/** A vehicle that has left the stock: says so plainly and helps the shopper on (410). */
export function GoneVehicle({ title, siteSlug, moreLikeThisHref, similar }: GoneVehicleProps) {
  return (
    <main id="main" className="container-page py-12">
      <h1 className="font-display text-3xl font-semibold text-balance text-ink">
        {title} is no longer listed
      </h1>
      <p className="mt-3 max-w-prose text-ink-muted">
        It has been sold or taken off the market. Like this and want something similar?
      </p>
      <Button href={moreLikeThisHref} className="mt-6 mb-10">
        Find Me Something Similar
      </Button>
      <SimilarVehicles cards={similar} siteSlug={siteSlug} heading="Similar vehicles" />
    </main>
  )
}
