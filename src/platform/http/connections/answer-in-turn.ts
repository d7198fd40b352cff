import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTurns } from './turns.ts'

/** Hundreds of connections may each have a request to be read in the same turn of the event loop. */
const BEGUN_IN_A_TURN_MAX = 1
/** A client that takes nothing of a finished answer for this long is gone. */
const READING_PAUSE_MS = 30_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the requests of one connection one after the other, each once the previous answer has left this
 * process. Many requests written at once on a connection nobody reads cost one answer, and everybody else
 * gets a turn between two of them. A client that stalls is cut off. Of requests that arrive on many
 * connections at once, few begin in one turn of the event loop.
 */
export function answerInTurn(listener: Listener, pauseMs = READING_PAUSE_MS): Listener {
  const inTurn = createTurns(BEGUN_IN_A_TURN_MAX)
  const lastOf = new WeakMap<Socket, Promise<void>>()
  return (request, response) => {
    const { socket } = request
    const before = lastOf.get(socket)
    const own = new Promise<void>((done) => {
      response.once('close', () => {
        if (lastOf.get(socket) === own) lastOf.delete(socket)
        done()
      })
    })
    lastOf.set(socket, own)
    // Nobody reads it, and it could arrive for ever.
    if (hasNeedlessBody(request)) response.setHeader('connection', 'close')
    // Node's own idle timeout starts once an answer has been read, so it does not end one that never is.
    response.once('prefinish', () => socket.setTimeout(pauseMs))
    const begin = () => inTurn(() => void (socket.destroyed || listener(request, response)))
    if (before) void before.then(() => nextTurn()).then(begin)
    else begin()
  }
}

function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
