import type { StoreHealth } from './unavailable.ts'

const WORDS = {
  away: 'the database is away',
  busy: 'the database has no room or time for more',
  read_only: 'the database takes no writes',
  full: 'the disk of the database is full',
  stopped: 'stopped',
} as const

/** The state of the store, worded for /readyz. */
export function storeState(health: StoreHealth): string {
  if (health.kind === 'ok') return 'ok'
  if (health.kind === 'stopped') return `stopped by ${health.reason}`
  return `${WORDS[health.kind]} since ${new Date(health.sinceMs).toISOString()}: ${health.reason}`
}
