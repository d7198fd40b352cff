import type { PaymentGateway } from '../server/gateway/payment-gateway.ts'
import { createSandboxGateway } from '../server/gateway/sandbox-gateway.ts'

type SandboxDeps = Omit<Parameters<typeof createSandboxGateway>[0], 'isProduction'>

/** What a test may put in the sandbox's place, such as a gateway that is down. */
export type TestGateway = PaymentGateway
export type TestSandbox = ReturnType<typeof aSandbox>

/** The gateway that takes test cards only. */
export function aSandbox(deps: SandboxDeps) {
  return createSandboxGateway({ ...deps, isProduction: false })
}
