import type { ServerOptions } from 'node:http'

/**
 * How slow a connection may be. Headers have fifteen seconds, then Node answers 408. Bodies have no overall
 * time limit: each is held to a pace where it is read (`readChunks`), so that a phone may take ten minutes
 * for its photos while a byte a second is answered 408. Bodies nobody reads end with their answer.
 */
export const CONNECTION_LIMITS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions
