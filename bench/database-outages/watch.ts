import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './outages.ts'

/** Keeps requesting a page and the probes, and counts the open connections. */
export function watch({ proxy, servers }: Place) {
  let [isOver, good, all, probeMs, connections] = [false, 0, 0, 0, 0]
  const told = new Set<string>()
  const running = (async () => {
    while (!isOver) {
      for (const { ask } of servers) {
        all += 1
        if ((await ask('/').catch(() => null))?.status === 200) good += 1
        for (const probe of ['/healthz', '/readyz']) {
          const answer = await ask(probe).catch(() => null)
          probeMs = Math.max(probeMs, answer?.ms ?? 0)
          told.add(storeIn(answer?.body ?? ''))
        }
      }
      connections = Math.max(connections, proxy.count())
      await pause(100)
    }
  })()
  return {
    async stop() {
      isOver = true
      await running
      return { pages: `${good} of ${all}`, probeMs, told: [...told].filter(Boolean).join('; '), connections }
    },
  }
}

/** What /readyz says about the store when it is not well, leaving out since when. */
function storeIn(body: string): string {
  const { checks } = (body.startsWith('{') ? JSON.parse(body) : {}) as { checks?: { store?: string } }
  return !checks?.store || checks.store === 'ok' ? '' : checks.store.replace(/ since [^:]*:[^ ]*:/, ':')
}
