import type { SiteFinance } from '#src/features/finance/domain/finance-schema.ts'

/** The anchor of the finance form on every page with it (ROUTE-027). */
export const FINANCE_ANCHOR = '#finance-form'
/** The finance path of listed dealerships (ROUTE-024). */
export const APPLY_PATH = '/apply-for-finance'

type FinanceSite = {
  finance: Pick<SiteFinance, 'link' | 'applyDealerships'>
  dealerships: readonly { slug: string }[]
}

/**
 * The finance enquiry address: the site's configured link, or /apply-for-finance for a listed dealership and for a
 * site whose dealerships are all listed (ROUTE-023, ROUTE-024). It names the vehicle, if any, and ends with
 * #finance-form (ROUTE-027); a link to another site is unchanged.
 */
export function financeHref(
  config: FinanceSite,
  vehicle?: { id: string; dealershipSlug: string } | undefined,
): string {
  const path = isListed(config, vehicle?.dealershipSlug) ? APPLY_PATH : config.finance.link
  if (!path.startsWith('/')) return path
  const [address = path] = path.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${vehicle ? `${joint}car_id=${encodeURIComponent(vehicle.id)}` : ''}${FINANCE_ANCHOR}`
}

/** Whether the site has the page /apply-for-finance, because some dealership is listed. */
export function hasApplyPage(config: FinanceSite): boolean {
  return config.dealerships.some(({ slug }) => config.finance.applyDealerships.includes(slug))
}

function isListed({ finance, dealerships }: FinanceSite, slug: string | undefined): boolean {
  if (slug !== undefined) return finance.applyDealerships.includes(slug)
  return dealerships.length > 0 && dealerships.every((each) => finance.applyDealerships.includes(each.slug))
}
