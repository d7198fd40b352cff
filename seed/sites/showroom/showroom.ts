import type { SiteDocument } from '#src/pages/site-document/site-document-schema.ts'

/** The part of a demo site that advertises: its brands, range, offers, promotions and what goes with them. */
export type Showroom = Pick<
  SiteDocument,
  'brands' | 'models' | 'offers' | 'promotions' | 'salesCounter' | 'paymentMethods' | 'spinToWin'
>

/** Models of one make that are in the range whether or not one is in stock. */
export function range(make: string, ...names: string[]) {
  return names.map((name) => ({ make, name }))
}
