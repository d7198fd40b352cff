import { plainHeader } from './feed-source.ts'

/**
 * Parts of header names that are dealer-only in every source. What the dealer paid or hopes to earn must never
 * reach a browser, index or cache (standards.md B6), whatever a source's table says.
 */
const DEALER_ONLY_PARTS = [
  'purchasecost',
  'purchaseprice',
  'costprice',
  'totalcost',
  'stockcost',
  'landedcost',
  'dealercost',
  'wholesale',
  'tradeprice',
  'reconcost',
  'reconditioning',
  'floorplan',
  'grossprofit',
  'margin',
  'holdback',
  'internalnote',
  'vendorname',
  'previousowner',
  'buyprice',
  'minprice',
  'minimumprice',
  'floorprice',
  'reserveprice',
  'bottomprice',
  'tradevalue',
  'invoicecost',
  'bookcost',
  'vendorcost',
  'costex',
  'costinc',
] as const
const DEALER_ONLY_NAMES = ['cost', 'costs', 'cogs'] as const

/** Whether a column with this name is dropped immediately. */
export function isDealerOnlyHeader(header: string, ownList: readonly string[] = []): boolean {
  const plain = plainHeader(header)
  const isNamed =
    DEALER_ONLY_NAMES.some((name) => name === plain) || ownList.some((name) => plainHeader(name) === plain)
  return isNamed || DEALER_ONLY_PARTS.some((part) => plain.includes(part))
}
