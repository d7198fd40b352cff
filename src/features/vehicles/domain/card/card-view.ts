import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { financeHref } from '#src/features/sites/domain/finance/finance-link.ts'
import {
  BUTTON_LABEL,
  type CardButton,
  canToggleFavourite,
  cardButtons,
} from '#src/features/vehicles/domain/button-rules.ts'
import { toPriceDisplay, type PriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehicleTag, type VehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'
import { reserveHref, vehicleSettings, type VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitle, type VehicleTitle } from '#src/features/vehicles/domain/vehicle-title.ts'
import { CARD_LAYOUTS } from './card-layout.ts'
import { toCardFacts } from './card-facts.ts'
import { cardFacts, locationText, workingFigures, type Figure } from './card-lines.ts'
import { certifiedBadge } from './certified-badge.ts'

/** What favourites and comparison store of a vehicle (FAV-001, FAV-003). */
export type SavedVehicle = {
  id: string
  slug: string
  name: string
  make: string
  model: string
  itemType: string
  pictureUrl: string | null
}

/** A card's button; `to` is an address, or an anchor on the vehicle's page. */
export type CardLink = { text: string; to: string }

/**
 * Everything a card shows, computed on the server. The rules for price, tag and buttons stay there, and a page of
 * 21 cards sends a third of what their documents would.
 */
export type CardView = SavedVehicle & {
  tones?: string
  title: VehicleTitle
  /** `48,210 km · Automatic · Diesel · Ute`. */
  facts: string
  /** The figures of list rows; empty in a grid. */
  figures: Figure[]
  price: PriceDisplay
  /** `$1,200 below market average`, on sites with this badge (CARD-019). */
  market: string | null
  tags: VehicleTag[]
  place: string | null
  isSold: boolean
  canToggle: boolean
  buttons: CardLink[]
  /** 0 if the site does not show views (CARD-003). */
  views: number
}

/**
 * The card for a search document at a moment (Unix ms), by the same rules as its page (CARD-001 to CARD-022).
 * `market` is the market price service's claim about it.
 */
export function toCardView(
  document: StockDocument,
  site: VehicleSite,
  nowMs: number,
  market: string | null = null,
): CardView {
  const settings = vehicleSettings(site)
  const facts = toCardFacts(document)
  const { id, slug, name, make, model } = document
  const isListRow = CARD_LAYOUTS[site.config.theme.template] === 'row'
  const figures = isListRow ? workingFigures(document) : []
  const hasSeveralPlaces = site.config.locations.length > 1
  return {
    id,
    slug,
    name,
    make,
    model,
    itemType: document.item_type,
    pictureUrl: document.images[0]?.url ?? null,
    ...(document.images[0]?.tones ? { tones: document.images[0].tones } : {}),
    title: vehicleTitle(document),
    facts: cardFacts(document)
      .filter((fact) => !figures.some(({ label, value }) => fact === `${label} ${value}`))
      .join(' · '),
    figures,
    price: toPriceDisplay(facts, settings.price),
    market,
    tags: cardTags(facts, settings, nowMs),
    place: site.config.features.location_overlay && hasSeveralPlaces ? locationText(document) : null,
    isSold: facts.isSold,
    canToggle: canToggleFavourite(facts, settings.buttons),
    buttons: cardButtons(facts, settings.buttons, settings.cardButtons).flatMap(
      (button) => toCardLink(button, document, site) ?? [],
    ),
    views: settings.showsViews ? document.views : 0,
  }
}

/**
 * Card buttons link to the vehicle's page, where they work without JavaScript; finance and a test drive to their forms, a
 * drive's with its free times.
 */
function toCardLink(
  button: CardButton,
  { id, slug, dealership_slug: dealershipSlug }: StockDocument,
  site: VehicleSite,
): CardLink | null {
  const { config } = site
  if (button === 'reserve') return { text: BUTTON_LABEL.reserve, to: reserveHref(site, slug) }
  if (button === 'test_drive') return { text: BUTTON_LABEL.test_drive, to: `/book-test-drive?car_id=${id}` }
  if (button !== 'finance')
    return { text: BUTTON_LABEL[button], to: button === 'call' ? '#call' : '#enquire' }
  const { finance, dealerships = [] } = config
  return finance
    ? { text: finance.buttonText, to: financeHref({ finance, dealerships }, { id, dealershipSlug }) }
    : null
}

/** The winning tag, and the marque's badge next to it if that is a different one (CARD-004 to CARD-010, CARD-018). */
function cardTags(
  facts: ReturnType<typeof toCardFacts>,
  settings: ReturnType<typeof vehicleSettings>,
  nowMs: number,
): VehicleTag[] {
  const tag = vehicleTag(facts, settings.tag, nowMs)
  const badge =
    settings.showsCertifiedBadge && tag?.kind !== 'certified' && !facts.isSold ? certifiedBadge(facts) : null
  return [...(tag ? [tag] : []), ...(badge ? [{ kind: 'certified' as const, text: badge.text }] : [])]
}
