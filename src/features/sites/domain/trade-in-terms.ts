/** A site's terms of online trade-in offers: what is kept from the retail value, and how long an offer holds. */
export type TradeInTerms = {
  marginPercent: number
  marginMinDollars: number
  preparationDollars: number
  offerDays: number
  /** TRADE-014: visitors sign in first. */
  needsSignIn: boolean
}
