import { BATCH_MAX, type ToldEvent } from '../domain/event-batch.ts'
import type { TapSite } from './analytics-tap.tsx'
import type { ConsentStore } from './consent-store.ts'

/** Events that follow each other go out together. */
const WAIT_MS = 1000
const ENDPOINT = '/api/events'

/**
 * Tells the platform's sink in batches that outlive the page. Without a yes an event carries no number of any browser;
 * what the server records itself is told only where the site's vendor is to hear of it through the server.
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
