import type { ServerResponse } from 'node:http'

/**
 * How long a client may take: a pause for the connection, then 64 KB a second, as the slowest mobile network
 * provides.
 */
const READING_PAUSE_MS = 20_000
const READING_BYTES_PER_MS = 64

export type Place = {
  /**
   * Replaces the estimate by what was made; it counts until it has been read, and is cut when that takes too
   * long.
   */
  hold(bytes: number, outgoing: ServerResponse | undefined): void
  release(): void
}

/**
 * Limits the bytes of answers being made or waiting to be read, per client and in total: a client that does
 * not read is not answered again and again.
 */
export function createWaitingAnswers({ ofOneMax, inAllMax }: { ofOneMax: number; inAllMax: number }) {
  const byClient = new Map<string, number>()
  let inAll = 0

  function count(client: string, bytes: number): void {
    inAll += bytes
    const ofOne = (byClient.get(client) ?? 0) + bytes
    if (ofOne > 0) byClient.set(client, ofOne)
    else byClient.delete(client)
  }

  return {
    waitingBytes: () => inAll,
    /**
     * A place for an answer of about this size; null when too much is already waiting for this client or for
     * all.
     */
    enter(client: string, bytesForeseen: number): Place | null {
      const ofOne = byClient.get(client) ?? 0
      if (ofOne + bytesForeseen > ofOneMax || inAll + bytesForeseen > inAllMax) return null
      let held = bytesForeseen
      count(client, held)
      const release = () => {
        count(client, -held)
        held = 0
      }
      return {
        release,
        hold(bytes, outgoing) {
          if (!outgoing || outgoing.destroyed) return release()
          count(client, bytes - held)
          held = bytes
          const ms = READING_PAUSE_MS + bytes / READING_BYTES_PER_MS
          const timer = setTimeout(() => outgoing.destroy(), ms).unref()
          outgoing.once('close', () => {
            clearTimeout(timer)
            release()
          })
        },
      }
    },
  }
}
