import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Time for a request already on its way into an idle connection to arrive. */
const LAST_CALL_MS = 300

/**
 * Stops a server without cutting off a request. `drain` tells every connection that the current or next
 * answer is its last, so that nobody sends a request into a closing connection; then it takes no new
 * connections and lets every answer finish, for `limitMs` at most.
 */
export function createDrain(http: Server, limitMs: number) {
  const underWay = new Set<ServerResponse>()
  let isEnding = false
  http.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isEnding) markLast(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return {
    /** Resolves when the last connection is closed. */
    async drain(): Promise<void> {
      isEnding = true
      for (const response of underWay) markLast(response)
      await new Promise((done) => setTimeout(done, LAST_CALL_MS))
      setTimeout(() => http.closeAllConnections(), limitMs).unref()
      await new Promise<void>((done) => http.close(() => done()))
    },
  }
}

function markLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
