import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createTurns } from './turns.ts'

/**
 * Requests a client may send before it has the first one's answer. Browsers and proxies send none ahead, some
 * programs a few.
 */
const AHEAD_MAX = 8
/**
 * Node reads 64 KB at a time and makes every request in it before anybody else has a turn: 2,000 requests are
 * 10 ms, and 50 ms more when their connection ends. So it is given little at a time: a few requests, or a
 * piece of a body.
 */
const PIECE_BYTES = 512
const BODY_PIECE_BYTES = 8192
/** Ending a connection costs for each of its requests. */
const CUT_IN_A_TURN_MAX = 4

type Sender = { ahead: number; latest: IncomingMessage | null; isCut: boolean }

/**
 * Cuts off connections that send many requests without waiting for an answer. Not for a server that others
 * take connections over from (upgrades).
 */
export function limitRequestsAhead(http: Server): void {
  const senders = new WeakMap<Socket, Sender>()
  const inTurn = createTurns(CUT_IN_A_TURN_MAX)

  http.on('connection', (socket: Socket) => {
    const sender: Sender = { ahead: 0, latest: null, isCut: false }
    senders.set(socket, sender)
    const parsers = socket.listeners('data')
    socket.removeAllListeners('data')
    socket.on('data', (chunk: NonSharedBuffer) => {
      for (const piece of piecesOf(chunk, sender)) for (const parse of parsers) parse.call(socket, piece)
    })
  })
  http.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const sender = senders.get(socket)
    if (!sender) return
    sender.latest = request
    sender.ahead += 1
    response.once('close', () => {
      sender.ahead -= 1
    })
    if (sender.ahead <= AHEAD_MAX + 1 || sender.isCut) return
    sender.isCut = true
    inTurn(() => socket.destroy())
  })
}

/** Ends as soon as the sender is cut off. */
function* piecesOf(chunk: NonSharedBuffer, sender: Sender): Generator<NonSharedBuffer> {
  let from = 0
  while (from < chunk.byteLength && !sender.isCut) {
    const isBody = sender.latest?.complete === false
    const to = from + (isBody ? BODY_PIECE_BYTES : PIECE_BYTES)
    yield chunk.subarray(from, to)
    from = to
  }
}
