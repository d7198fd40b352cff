import { BATCH_MAX, type ToldEvent } from '../domain/event-batch.ts'
import type { TapSite } from './analytics-tap.tsx'
import type { ConsentStore } from './consent-store.ts'

/** Events within this time are sent together. */
const WAIT_MS = 1000
const ENDPOINT = '/api/events'

/**
 * Sends events to the platform in batches that survive leaving the page. Without consent an event carries no
 * browser number, and events the server records itself are sent only if the site's vendor needs them through
 * the server.
 */
export function createEventQueue({ analytics }: TapSite, consent: ConsentStore) {
  const { firstParty, ga4 } = analytics
  const session = String(Math.floor(Date.now() / 1000))
  const waiting: ToldEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const isForwarded = () => ga4?.via === 'server' && consent.choice() === 'granted'

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const events = waiting.splice(0, BATCH_MAX).map(({ event, carId, key, path }) => ({
        event,
        ...(carId ? { car_id: carId } : {}),
        ...(key ? { key } : {}),
        path,
      }))
      const from = isForwarded() ? { client_id: consent.clientId(), session_id: session } : {}
      const body = new Blob([JSON.stringify({ events, ...from })], { type: 'application/json' })
      navigator.sendBeacon(ENDPOINT, body)
    }
  }
  window.addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())

  return {
    add(event: ToldEvent, recordedBy: 'browser' | 'server'): void {
      if (recordedBy === 'server' ? !isForwarded() : !(firstParty || isForwarded())) return
      waiting.push(event)
      timer ??= setTimeout(send, WAIT_MS)
    },
  }
}
