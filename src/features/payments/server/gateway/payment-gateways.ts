import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'

type GatewaysDeps = {
  db: Database
  clock: Clock
  signer: Signer
  isProduction: boolean
  readSecret(name: string): string | null
}

/** Each site's gateway; null for none, for the sandbox in production, and while secrets are missing. */
export function createGateways({ readSecret, ...deps }: GatewaysDeps) {
  const sandbox = deps.isProduction ? null : createSandboxGateway(deps)
  const known = new Map<string, PaymentGateway>()

  function stripe({ config }: SiteContext): PaymentGateway | null {
    const { secretKeyEnv, webhookSecretEnv } = config.payments
    const secretKey = secretKeyEnv && readSecret(secretKeyEnv)
    const webhookSecret = webhookSecretEnv && readSecret(webhookSecretEnv)
    if (!secretKey || !webhookSecret) return null
    const key = `${secretKeyEnv} ${webhookSecretEnv}`
    const gateway = known.get(key) ?? createStripeGateway({ secretKey, webhookSecret, clock: deps.clock })
    known.set(key, gateway)
    return gateway
  }

  return {
    sandbox,
    gatewayFor(site: SiteContext): PaymentGateway | null {
      const { gateway } = site.config.payments
      if (gateway === 'none') return null
      return gateway === 'sandbox' ? sandbox : stripe(site)
    },
  }
}
