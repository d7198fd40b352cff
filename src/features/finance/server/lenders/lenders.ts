import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { GetJson } from '#src/platform/http/outbound-json.ts'
import type { Lender } from '../lender.ts'
import { createSandboxLender } from './sandbox-lender.ts'
import { createYouxLender } from './youx-lender.ts'

type LendersDeps = {
  /** Samples are not offers, so the sandbox never runs in production. */
  isProduction: boolean
  postJson: GetJson
  /** Value of the environment variable holding a secret; null if unset. */
  readSecret(name: string): string | null
  newReference(): string
}

export type Lenders = (site: SiteContext) => Lender | null

/** The lender a site's document names; null if none, or if its key or address is missing. */
export function createLenders({ isProduction, postJson, readSecret, newReference }: LendersDeps): Lenders {
  return ({ config, origin }) => {
    const { adapter, name, url, keyEnv } = config.finance.lender
    if (adapter === 'sandbox') return isProduction ? null : createSandboxLender({ origin, newReference })
    if (adapter !== 'youx') return null
    const key = keyEnv === null ? null : readSecret(keyEnv)
    return url === null || key === null ? null : createYouxLender({ url, key, name, postJson })
  }
}
