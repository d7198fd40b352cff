import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A reader that takes nothing of a finished answer for so long is gone. */
const READING_PAUSE_MS = 30_000

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Answers the requests of one connection one after the other, each when the answer before has left this process: many
 * requests written at once into a connection that is not read cost one answer. A reader that stalls is cut off.
 */
export function answerInTurn(listener: Listener, pauseMs = READING_PAUSE_MS): Listener {
  const lastOf = new WeakMap<Socket, Promise<void>>()
  return (request, response) => {
    const { socket } = request
    const before = lastOf.get(socket)
    lastOf.set(socket, new Promise<void>((done) => response.once('close', () => done())))
    // Node's own idle time starts when an answer is read, so it does not end one that is not
    response.once('prefinish', () => socket.setTimeout(pauseMs))
    if (!before) return listener(request, response)
    return before.then(() => (socket.destroyed ? undefined : listener(request, response)))
  }
}
