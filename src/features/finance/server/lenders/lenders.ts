import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { GetJson } from '#src/platform/http/outbound-json.ts'
import type { Lender } from '../lender.ts'
import { createSandboxLender } from './sandbox-lender.ts'
import { createYouxLender } from './youx-lender.ts'

type LendersDeps = {
  /** Samples are no offers: the sandbox never runs in production. */
  isProduction: boolean
  postJson: GetJson
  /** The value of an environment variable for secrets; null when unset. */
  readSecret(name: string): string | null
  newReference(): string
}

export type Lenders = (site: SiteContext) => Lender | null

/** A site's lender: the one its document names; null where it names none, or where its key or address is missing. */
export function createLenders({ isProduction, postJson, readSecret, newReference }: LendersDeps): Lenders {
  return ({ config, origin }) => {
    const { adapter, name, url, keyEnv } = config.finance.lender
    if (adapter === 'sandbox') return isProduction ? null : createSandboxLender({ origin, newReference })
    if (adapter !== 'youx') return null
    const key = keyEnv === null ? null : readSecret(keyEnv)
    return url === null || key === null ? null : createYouxLender({ url, key, name, postJson })
  }
}
