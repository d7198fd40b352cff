export type MarketPriceErrorCode = 'vehicle_not_found' | 'comparison_off' | 'no_price' | 'gauge_unavailable'

/** Price comparison errors with HTTP status and text. */
export const MARKET_PRICE_ERRORS: Record<MarketPriceErrorCode, { status: 404 | 502; text: string }> = {
  vehicle_not_found: { status: 404, text: 'This vehicle is not listed here.' },
  comparison_off: { status: 404, text: 'This site does not compare prices.' },
  no_price: { status: 404, text: 'This vehicle has no price to compare.' },
  gauge_unavailable: { status: 502, text: 'The price comparison is not available at present.' },
}
