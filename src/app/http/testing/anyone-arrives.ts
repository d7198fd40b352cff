import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Arrivals } from '../arrival.ts'

/** Every request is for one sample site at the address requested; every visitor has the same address. */
export function anyoneArrives(): Arrivals {
  const site = { ...aSite(), config: { ...aSite().config, maintenance: null } }
  return {
    resolve: async () => ({ site, scheme: null, askedOrigin: site.origin, moveTo: null }),
    addressOf: () => '203.0.113.7',
    isThisMachine: () => false,
    isLocalCall: () => false,
  }
}
