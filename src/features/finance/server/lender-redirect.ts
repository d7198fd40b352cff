import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { SANDBOX_LENDER_PATH } from './lenders/sandbox-lender.ts'

/**
 * Where an application continues, or null if the address is not allowed: https on a host the site's document lists
 * for its lender, without credentials; or the sample lender's own page on the site.
 */
export function lenderRedirect({ config, origin }: SiteContext, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return null
  if (url.username !== '' || url.password !== '') return null
  const { adapter, redirectHosts } = config.finance.lender
  if (adapter === 'sandbox')
    return url.origin === origin && url.pathname.startsWith(`${SANDBOX_LENDER_PATH}/`) ? url.href : null
  return url.protocol === 'https:' && redirectHosts.includes(url.host) ? url.href : null
}
