import type { SiteFinance } from '#src/features/sites/domain/finance/finance-link.ts'
import { finance } from '#src/features/sites/domain/document/settings/finance-schema.ts'

/** The finance settings of a site with a provider: the platform's defaults and what a test changes. */
export function aFinance(changes: Parameters<typeof finance.parse>[0] & object = {}): SiteFinance {
  return finance.parse({ provider: 'youx', ...changes })
}
