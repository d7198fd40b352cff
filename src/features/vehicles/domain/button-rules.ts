import { isAvailable, type AvailabilityFacts } from '#src/features/vehicles/domain/card/availability.ts'

export type ButtonFacts = AvailabilityFacts & {
  isReserved: boolean
  shownPriceCents: number | null
  photosCount: number
  categories: readonly string[]
  locationId?: string | null
}

export type ButtonSettings = {
  reserveOnline: boolean
  tradeIn: boolean
  testDrive: boolean
  /** Ids of locations that give no test drives. */
  drivelessPlaces: readonly string[]
  print: boolean
  favourites: boolean
  toggleNeedsPhoto: boolean
  toggleWithoutPrice: boolean
  chatToken: string | null
  /** CARD-017: one dealer group hides the test drive on coming-soon stock. */
  hidesTestDriveWhenComingSoon: boolean
}

export type VehicleButton =
  | 'reserve'
  | 'enquire'
  | 'instant_message'
  | 'call'
  | 'test_drive'
  | 'trade_in'
  | 'share'
  | 'favourite'
  | 'print'

/** Buttons a card may have: those of the page, and the link to a finance enquiry (ROUTE-023). */
export type CardButton = VehicleButton | 'finance'

/** The labels of the spec (VDP-042). */
export const BUTTON_LABEL: Record<VehicleButton, string> = {
  reserve: 'Reserve Car Now',
  enquire: 'Enquire Now',
  instant_message: 'Instant Message',
  call: 'Call Now',
  test_drive: 'Book a Test Drive',
  trade_in: 'Value My Trade-in',
  share: 'Share',
  favourite: 'Fave',
  print: 'Print',
}

/** Whether a vehicle may be held online: in stock, priced, not held, on a site that takes reservations (CARD-016). */
export function isReservable(facts: ButtonFacts, settings: Pick<ButtonSettings, 'reserveOnline'>): boolean {
  return (
    settings.reserveOnline &&
    facts.status === 'in_stock' &&
    !facts.isSold &&
    !facts.isReserved &&
    (facts.shownPriceCents ?? 0) > 0
  )
}

/** Whether the dealer lists the vehicle for test drives only, by its category. */
export function isTestDriveOnly(facts: Pick<ButtonFacts, 'categories'>): boolean {
  return facts.categories.some((category) => /^test[\s_-]*drive[\s_-]*only$/i.test(category.trim()))
}

/**
 * Whether the favourite or compare toggle shows: favourites on, a price above 0 unless the site keeps unpriced
 * stock too, and a photo if the site requires one (CARD-022).
 */
export function canToggleFavourite(
  facts: Pick<ButtonFacts, 'shownPriceCents' | 'photosCount'>,
  settings: Pick<ButtonSettings, 'favourites' | 'toggleNeedsPhoto' | 'toggleWithoutPrice'>,
): boolean {
  return (
    settings.favourites &&
    (settings.toggleWithoutPrice || (facts.shownPriceCents ?? 0) > 0) &&
    !(settings.toggleNeedsPhoto && facts.photosCount === 0)
  )
}

/**
 * Buttons of the vehicle page in order, main action first; none for a vehicle that cannot be bought (VDP-042,
 * VDP-046, VDP-050). Trade-in is offered for available vehicles on a site with trade-in on (TRADE-009).
 */
export function pageButtons(facts: ButtonFacts, settings: ButtonSettings): VehicleButton[] {
  if (!isAvailable(facts)) return []
  const reservable = isReservable(facts, settings)
  const buttons: VehicleButton[] = reservable ? ['reserve'] : []
  buttons.push(reservable && settings.chatToken ? 'instant_message' : 'enquire', 'call')
  if (offersTestDrive(facts, settings)) buttons.push('test_drive')
  if (settings.tradeIn) buttons.push('trade_in')
  buttons.push('share')
  if (canToggleFavourite(facts, settings)) buttons.push('favourite')
  if (settings.print) buttons.push('print')
  return buttons
}

/**
 * Buttons of a card: as on the page, but no Reserve on test-drive-only stock (CARD-016), and finance for what can
 * be bought at a displayed price (ROUTE-023). The site's list selects among them (CARD-003).
 */
export function cardButtons(
  facts: ButtonFacts,
  settings: ButtonSettings,
  wanted: readonly CardButton[],
): CardButton[] {
  const allowed: CardButton[] = pageButtons(facts, settings).filter(
    (button) => button !== 'reserve' || !isTestDriveOnly(facts),
  )
  if (isAvailable(facts) && (facts.shownPriceCents ?? 0) > 0) allowed.push('finance')
  return wanted.filter((button) => allowed.includes(button))
}

function offersTestDrive(facts: ButtonFacts, settings: ButtonSettings): boolean {
  if (facts.locationId && settings.drivelessPlaces.includes(facts.locationId)) return false
  return settings.testDrive && !(facts.status === 'coming_soon' && settings.hidesTestDriveWhenComingSoon)
}
