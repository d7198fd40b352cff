import type { Answer } from './servers.ts'

/** The time of an outage: a 503 within it, or shortly after, is accounted for. */
export type Outage = { name: string; fromMs: number; toMs: number; backMs: number | null }

/** Everything works again this long after the end of an outage. */
export const BACK_MS = 5000
/** An answer that took this long is reported individually, with what was wrong meanwhile. */
const SLOW_MS = 4000

export type Slow = { kind: string; path: string; status: number; ms: number; during: string }

export type Tally = ReturnType<typeof createTally>

/** Counts every answer by kind of visit; keeps each 5xx that no outage explains. */
export function createTally() {
  const kinds = new Map<
    string,
    { statuses: Map<number, number>; slowestMs: number; calmMs: number; count: number }
  >()
  const outages: Outage[] = []
  const slow: Slow[] = []
  const refusals: { kind: string; path: string; status: number; atMs: number; ms: number; body: string }[] =
    []

  /** The outage during which an answer was requested, or whose end was shortly before; null if none. */
  const metBy = (atMs: number, ms: number) =>
    outages.findLast(({ fromMs, toMs }) => atMs >= fromMs && atMs - ms <= toMs + BACK_MS) ?? null

  return {
    outages,
    slow,
    /** Begins an outage; the returned function ends it. */
    begin(name: string): () => void {
      const outage: Outage = { name, fromMs: performance.now(), toMs: Number.POSITIVE_INFINITY, backMs: null }
      outages.push(outage)
      return () => {
        outage.toMs = performance.now()
      }
    },
    note(kind: string, path: string, { status, ms, body }: Answer): void {
      const known = kinds.get(kind) ?? {
        statuses: new Map<number, number>(),
        slowestMs: 0,
        calmMs: 0,
        count: 0,
      }
      kinds.set(kind, known)
      known.count += 1
      known.slowestMs = Math.max(known.slowestMs, ms)
      known.statuses.set(status, (known.statuses.get(status) ?? 0) + 1)
      const atMs = performance.now()
      const met = metBy(atMs, ms)
      if (!met) known.calmMs = Math.max(known.calmMs, ms)
      if (ms >= SLOW_MS) slow.push({ kind, path, status, ms, during: met ? toldOf(met, atMs - ms) : 'none' })
      if (status >= 500) refusals.push({ kind, path, status, atMs, ms, body: body.slice(0, 200) })
    },
    kinds,
    /** Each 5xx outside every outage, and each within one that is not a 503. */
    unexplained: () =>
      refusals.filter(
        ({ status, atMs, ms }) =>
          status !== 503 ||
          !outages.some(
            ({ fromMs, toMs }) => atMs >= fromMs && atMs - ms <= toMs + BACK_MS && atMs <= toMs + 2 * BACK_MS,
          ),
      ),
  }
}

/** The outage, and how long after its start the answer was requested. */
function toldOf({ name, fromMs }: Outage, askedMs: number): string {
  const seconds = (askedMs - fromMs) / 1000
  return `${name}, asked ${seconds < 0 ? '' : '+'}${seconds.toFixed(1)} s`
}
