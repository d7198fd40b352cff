import { Button } from '#src/ui/button.tsx'
import { BUTTON_LABEL, type VehicleButton } from '#src/features/vehicles/domain/button-rules.ts'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import { PhoneLink } from './phone-link.tsx'

const STACKED: readonly VehicleButton[] = ['reserve', 'enquire', 'instant_message']
const QUIET: readonly VehicleButton[] = ['test_drive', 'trade_in']

/** The buttons of the sidebar: one solid next step and the phone, the rest quiet (VDP-042). On a phone the bar has the first two. */
export function ActionButtons({ view }: { view: VehiclePageView }) {
  const stacked = view.buttons.filter((button) => STACKED.includes(button))
  const quiet = view.buttons.filter((button) => QUIET.includes(button))
  return (
    <div className="flex flex-col gap-2.5">
      {stacked.map((button, index) => (
        <a
          key={button}
          href={button === 'reserve' ? view.reserveHref : '#enquire'}
          data-intent={button}
          className={index === 0 ? 'button-primary max-lg:hidden' : 'button-secondary'}
        >
          {BUTTON_LABEL[button]}
        </a>
      ))}
      {view.buyHref ? (
        <Button href={view.buyHref} variant="secondary">
          Buy Online
        </Button>
      ) : null}
      {view.phone && view.buttons.includes('call') ? (
        <PhoneLink
          phone={view.phone}
          isMasked={view.isPhoneMasked}
          label={BUTTON_LABEL.call}
          className="button-secondary max-lg:hidden"
        />
      ) : null}
      {quiet.length > 0 ? (
        <div className="flex flex-wrap gap-x-6">
          {quiet.map((button) => (
            <Button key={button} {...quietTarget(button, view.id)} variant="quiet">
              {BUTTON_LABEL[button]}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/**
 * Trade-in and test drive have pages of their own, given the vehicle (ROUTE-006, ROUTE-028); with scripts a
 * test drive opens its dialog.
 */
function quietTarget(button: VehicleButton, carId: string) {
  if (button === 'trade_in') return { href: `/cars/trade-in?car_id=${encodeURIComponent(carId)}` }
  return { href: `/book-test-drive?car_id=${encodeURIComponent(carId)}`, 'data-intent': button }
}

/** Shown instead of the buttons once a vehicle is gone (VDP-047). */
export function SoldNotice({ view, hasSimilar }: { view: VehiclePageView; hasSimilar: boolean }) {
  return (
    <div className="rounded-card border border-line bg-studio p-5">
      <p className="font-display text-lg font-semibold text-ink">SOLD</p>
      <p className="mt-1 mb-4 text-ink-muted">Like this and want something similar?</p>
      <Button href={hasSimilar ? '#similar' : view.moreLikeThisHref} className="w-full">
        Find Me Something Similar
      </Button>
    </div>
  )
}
