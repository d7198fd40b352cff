import { createHash } from 'node:crypto'
import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import { STOCK_DOCUMENT_VERSION, type StockNames } from '#src/features/search/domain/to-stock-document.ts'
import { bringVehicles } from './bring-vehicles.ts'
import { readIfPresent, writeAtomically } from './engines/columnar-engine/snapshot/snapshot-file.ts'
import { isAtOrAfter, namesKey, type IndexFollowerDeps, type OutboxCursor } from './index-follower.ts'
import { watchNames, type NamesWatch } from './names-watch.ts'
import { followOutbox } from './outbox-loop.ts'

export type HostedEngine = SearchEngine & { setUp(): Promise<void> }
export type HostedFollowerDeps = Pick<IndexFollowerDeps, 'source' | 'names' | 'onError'> & {
  engine: HostedEngine
  /** File with the cursor of what the host has received; without it everything is sent again. */
  cursorPath: string
}
export type HostedFollower = ReturnType<typeof startHostedFollower>

/**
 * Keeps a hosted index in step with the outbox, from where the last run stopped, or from all vehicles on a first
 * start, after names changed or after the rules of documents did. It starts at once and works in the background: an
 * unreachable host is retried at each poll and holds nothing else up (SRCH-032).
 */
export function startHostedFollower(deps: HostedFollowerDeps) {
  const { engine, source, cursorPath } = deps
  const bring = bringVehicles(deps)
  let cursor: OutboxCursor | null = null
  let watch: NamesWatch | null = null

  async function keep(next: OutboxCursor): Promise<void> {
    cursor = next
    const place = JSON.stringify({ cursor: next, names: contentKey(watch?.held() ?? (await deps.names())) })
    await writeAtomically(cursorPath, [new TextEncoder().encode(place)])
  }

  const send = (ids: string[]) => bring.some(engine, ids)

  async function sendAll(): Promise<OutboxCursor> {
    await engine.setUp()
    return bring.everything(engine)
  }

  async function startingPoint(): Promise<OutboxCursor> {
    const bytes = await readIfPresent(cursorPath)
    const place = bytes && readPlace(new TextDecoder().decode(bytes))
    const newest = await source.newestCursor()
    const isKnown =
      place && place.names === contentKey(await deps.names()) && isAtOrAfter(newest, place.cursor)
    return isKnown ? place.cursor : sendAll()
  }

  const loop = followOutbox({
    source,
    cursor: async () => {
      watch ??= await watchNames(deps)
      if (cursor === null) await keep(await startingPoint())
      return cursor as OutboxCursor
    },
    refreshNames: async () => watch?.refresh(send),
    restart: sendAll,
    apply: send,
    reached: keep,
    onError: deps.onError,
  })
  return { engine, ...loop }
}

/** Equal exactly if the host's documents were made with these names and rules. */
function contentKey(names: StockNames): string {
  return `${STOCK_DOCUMENT_VERSION} ${namesKey(names)}`
}

/** A name for a cursor file, unique per host and index. */
export function hostKey(searchHost: { url: string; indexUid: string }): string {
  return createHash('sha256').update(`${searchHost.url}\n${searchHost.indexUid}`).digest('hex').slice(0, 16)
}

function readPlace(text: string): { cursor: OutboxCursor; names: string } | undefined {
  try {
    const place = JSON.parse(text) as { cursor?: Partial<OutboxCursor>; names?: unknown }
    const { xid, seq } = place.cursor ?? {}
    if (!/^\d+$/.test(String(xid)) || !/^\d+$/.test(String(seq)) || typeof place.names !== 'string') return
    return { cursor: { xid: String(xid), seq: String(seq) }, names: place.names }
  } catch {
    return undefined
  }
}
