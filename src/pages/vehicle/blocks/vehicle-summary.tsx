import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import { Icon, type IconName } from '#src/ui/icon/icon.tsx'
import { CertifiedInfo } from './certified-info.tsx'
import { WholeWords } from '#src/features/vehicles/ui/whole-words.tsx'
import { VehicleTagLabel } from '#src/features/vehicles/ui/vehicle-tag-label.tsx'

/** Tags of the page: the one on the card, and those it would hide (VDP-048). */
export function TagRow({ view }: { view: VehiclePageView }) {
  const isComing = view.state === 'coming_soon' && view.tag?.kind !== 'coming_soon'
  const isHeld = view.state === 'reserved' && view.tag?.kind !== 'reserved'
  const certified = view.certifiedText && view.tag?.kind !== 'certified' ? view.certifiedText : null
  if (!view.tag && !certified && !isComing && !isHeld) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {view.tag ? <VehicleTagLabel tag={view.tag} /> : null}
      {isComing ? <VehicleTagLabel tag={{ kind: 'coming_soon', text: 'COMING SOON' }} /> : null}
      {isHeld ? <VehicleTagLabel tag={{ kind: 'reserved', text: 'RESERVED' }} /> : null}
      {certified ? <VehicleTagLabel tag={{ kind: 'certified', text: certified }} /> : null}
    </div>
  )
}

/** The heading of the page: what it is, in two lines. */
export function TitleBlock({ view, isLarge = false }: { view: VehiclePageView; isLarge?: boolean }) {
  return (
    <h1
      className={`font-display font-semibold text-balance text-ink ${isLarge ? 'text-3xl md:text-4xl' : 'text-2xl md:text-[1.75rem]'} leading-tight`}
    >
      <WholeWords text={view.title.main} />
      {view.title.detail ? (
        <span
          className={`mt-1 block font-sans font-normal text-ink-muted ${isLarge ? 'text-lg' : 'text-base'}`}
        >
          {view.title.detail}
        </span>
      ) : null}
    </h1>
  )
}

/** The price, what it includes and the former price. The price comparison shows how it compares with the market. */
export function PriceSummary({ view }: { view: VehiclePageView }) {
  const isGone = view.state === 'sold' || view.state === 'unavailable'
  return (
    <div className="flex flex-col gap-2">
      <PriceBlock display={view.price} size="page" isMuted={isGone} />
      {!isGone && view.price.amountCents !== null && view.price.kind !== 'subscription' ? (
        <p className="text-sm text-ink-muted">{view.priceNote}</p>
      ) : null}
      {view.certifiedText ? <CertifiedInfo text={view.certifiedText} /> : null}
    </div>
  )
}

/** Kilometres, transmission and body as a row, then the views (VDP-041). */
export function IconRow({ view }: { view: VehiclePageView }) {
  const items: [IconName, string, string | null][] = [
    ['odometer', 'Odometer', view.icons.km],
    ['gearbox', 'Transmission', view.icons.transmission],
    ['body', 'Body', view.icons.body],
    ['eye', 'Views', view.views === null ? null : `${formatWhole(view.views)} views`],
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-muted">
      {items.map(([icon, label, value]) =>
        value === null ? null : (
          <li key={label} className="inline-flex items-center gap-1.5 tabular-nums">
            <Icon name={icon} className="size-4.5" />
            <span className="sr-only">{label}: </span>
            {value}
          </li>
        ),
      )}
    </ul>
  )
}
