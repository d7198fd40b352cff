import { Button } from '#src/ui/button.tsx'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import { BUTTON_LABEL } from '#src/features/vehicles/domain/button-rules.ts'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import { PhoneLink } from './phone-link.tsx'
import { MOBILE_BAR_CHANGES_PX, STICKY_HEADER_AFTER_PX, useScrolledPast } from './use-scrolled-past.ts'

/** Name, price and the next step at the top of the window once scrolled by 500 px; desktop only (VDP-039). */
export function StickyHeader({ view }: { view: VehiclePageView }) {
  const isShown = useScrolledPast(STICKY_HEADER_AFTER_PX)
  return (
    <div
      inert={!isShown}
      aria-hidden={!isShown}
      className={`vehicle-sticky-header fixed inset-x-0 top-0 z-40 hidden border-b border-line bg-surface lg:block ${isShown ? '' : 'invisible -translate-y-full'} motion-safe:transition-transform motion-safe:duration-150`}
    >
      <div className="container-page flex h-18 items-center gap-6">
        <p className="min-w-0 flex-1 truncate font-display font-semibold text-ink">{view.titleText}</p>
        <PriceBlock display={view.price} size="bar" />
        <MainActions view={view} />
      </div>
    </div>
  )
}

/**
 * The next step under the thumb with the price from the start; past 900 px it is lifted off the page. Nothing with
 * focus hides behind it (VDP-040). Its height is set (`.vehicle-mobile-bar`), since it may be drawn before its buttons
 * have arrived.
 */
export function MobileBar({ view }: { view: VehiclePageView }) {
  const isFull = useScrolledPast(MOBILE_BAR_CHANGES_PX)
  if (view.buttons.length === 0) return null
  return (
    <div
      data-mobile-bar
      className="vehicle-mobile-bar fixed inset-x-0 bottom-0 z-40 bg-surface px-[clamp(1rem,3.2vw,2.5rem)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p
        className={`absolute inset-x-0 bottom-full flex justify-between gap-3 border-t border-line bg-surface px-[clamp(1rem,3.2vw,2.5rem)] pt-2.5 text-sm ${isFull ? 'shadow-[0_-6px_24px_rgb(0_0_0/0.08)]' : ''}`}
      >
        <span className="min-w-0 truncate text-ink">{view.title.main}</span>
        <span className="shrink-0 font-semibold tabular-nums text-ink">
          {view.price.text}
          {view.price.suffix}{' '}
          {view.price.label ? <span className="font-normal text-ink-muted">{view.price.label}</span> : null}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <MainActions view={view} />
      </div>
    </div>
  )
}

function MainActions({ view }: { view: VehiclePageView }) {
  const main = view.buttons.find(
    (button) => button === 'reserve' || button === 'enquire' || button === 'instant_message',
  )
  return (
    <>
      {view.phone && view.buttons.includes('call') ? (
        <PhoneLink
          phone={view.phone}
          isMasked={view.isPhoneMasked}
          label={BUTTON_LABEL.call}
          className="button-secondary"
        />
      ) : null}
      {main ? (
        <Button href={main === 'reserve' ? view.reserveHref : '#enquire'} data-intent={main}>
          {BUTTON_LABEL[main]}
        </Button>
      ) : null}
    </>
  )
}
