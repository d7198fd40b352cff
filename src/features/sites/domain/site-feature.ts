/** An optional feature: a sentence a dealer understands, and its default. */
export type SiteFeature = { readonly sentence: string; readonly default: boolean }

/** Registry of every switchable feature (SITE-004, SITE-017), with its default. */
export const SITE_FEATURES = {
  favourites: { sentence: 'Shoppers keep favourites and compare vehicles in their browser.', default: true },
  views_counter: { sentence: 'Cards and vehicle pages show how often a vehicle was viewed.', default: true },
  electric_tag: {
    sentence: 'Electric and hybrid vehicles carry a green tag (CARD tag priority).',
    default: false,
  },
  subscriptions: { sentence: 'Vehicles with a subscription price show it per week first.', default: false },
  certified_badge: { sentence: 'Certified used vehicles carry the marque badge.', default: false },
  below_market_badge: {
    sentence: 'Vehicles well under the market average say so (CONST: gap above $499).',
    default: false,
  },
  location_overlay: {
    sentence: 'Cards of sites with several places say where the vehicle stands.',
    default: true,
  },
  reserve_online: { sentence: 'Reservable vehicles offer Reserve Car Now.', default: false },
  buy_online: {
    sentence: 'Reservable vehicles can be bought online at /checkout-journey (ROUTE-003).',
    default: false,
  },
  phone_reveal: { sentence: 'Phone numbers are masked until tapped.', default: false },
  receipt_mail: {
    sentence: 'Shoppers get a receipt by mail, with their test drive as a calendar entry.',
    default: true,
  },
  message_required: { sentence: 'The enquiry form needs a message.', default: true },
  postcode_required: { sentence: 'The enquiry form needs a postcode.', default: false },
  autogauge: {
    sentence:
      'The Autogauge plugin is on: vehicle pages compare the price with the market, and leads say so (LEAD-008).',
    default: false,
  },
  trade_in: { sentence: 'Vehicle pages and the menu offer a trade-in valuation.', default: true },
  trade_in_miscellaneous: {
    sentence: 'A finished valuation is also sent to /api/miscellaneous as column valuation (TRADE-012).',
    default: false,
  },
  test_drive: { sentence: 'Vehicle pages offer a test drive.', default: true },
  toggle_needs_photo: {
    sentence: 'Favourite and compare buttons are hidden on vehicles without photos.',
    default: false,
  },
  toggle_without_price: {
    sentence: 'Vehicles without a price can be favourites and compared too; else only priced ones can.',
    default: false,
  },
  just_arrived_tag: { sentence: 'Vehicles that arrived in the last 8 days say so.', default: true },
  search_suggestions: {
    sentence: 'The search box suggests makes, models and vehicles while typing.',
    default: true,
  },
  print: { sentence: 'Vehicle pages offer a printable window card.', default: true },
  print_pdf: {
    sentence: 'The print button downloads the window card as a PDF instead of opening its page.',
    default: false,
  },
  car_analysis: {
    sentence: 'The Car Analysis plugin is on: used vehicle pages say what the records tell (VDP-053).',
    default: false,
  },
  ppsr_report: {
    sentence:
      'The PPSR Report plugin is on: used vehicle pages say how to search the register of securities (VDP-053).',
    default: false,
  },
  accounts: {
    sentence: 'Header and vehicle pages offer signing in, the watchlist and the garage (AUTH-005).',
    default: false,
  },
  finance_quote: {
    sentence: 'Vehicle pages ask the lender for a quote (FIN-040).',
    default: false,
  },
  finance_popup: {
    sentence: 'Finance is asked for in four steps to the lender, from a quote to the application (FIN-007).',
    default: false,
  },
  location_stars: { sentence: 'Location blocks show the average of their reviews as stars.', default: false },
  location_book_service: { sentence: 'Service locations offer Book a Service.', default: false },
} as const satisfies Record<string, SiteFeature>

export type FeatureKey = keyof typeof SITE_FEATURES

/** Whether the site has the feature: its own switch, else the registry's default (SITE-004). */
export function hasFeature(
  site: { config: { features: Partial<Record<FeatureKey, boolean>> } },
  key: FeatureKey,
): boolean {
  return site.config.features[key] ?? SITE_FEATURES[key].default
}
