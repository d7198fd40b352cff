import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type TcpProxy = {
  port: number
  /** How many connections are open. */
  count(): number
  /**
   * From now on nothing gets through in either direction, silently; open connections are dead for good,
   * except this many of the oldest or, with `oldest`, all but these.
   */
  swallow(which?: { butNot: number } | { oldest: number }): void
  /** New connections get through again. */
  passOn(): void
  reset(): void
  /** Sends new connections elsewhere, like a name that was moved. */
  leadTo(port: number): void
  close(): Promise<void>
}

type Pair = { here: Socket; there: Socket; isDead: boolean }

/** Sits between the product and a server on loopback, and fails the way networks do. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  const left = new Set<Socket>()
  let to = target
  let isSwallowing = false

  const server: Server = createServer((here) => {
    const there = connect(to, '127.0.0.1')
    const pair: Pair = { here, there, isDead: isSwallowing }
    pairs.add(pair)
    join(pair, here, there)
    join(pair, there, here)
  })

  function join(pair: Pair, from: Socket, into: Socket): void {
    from.on('data', (chunk) => pair.isDead || into.write(chunk))
    from.on('error', () => {})
    from.on('close', () => {
      pairs.delete(pair)
      // Neither side of a dead pair hears that the other has gone.
      if (pair.isDead) left.add(into)
      else into.destroy()
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    count: () => pairs.size,
    swallow(which = { butNot: 0 }) {
      isSwallowing = true
      const [from, to] = 'butNot' in which ? [which.butNot, pairs.size] : [0, which.oldest]
      for (const pair of [...pairs].slice(from, to)) pair.isDead = true
    },
    passOn() {
      isSwallowing = false
    },
    reset() {
      for (const { here, there } of pairs) {
        here.resetAndDestroy()
        there.destroy()
      }
    },
    leadTo(port) {
      to = port
    },
    async close() {
      for (const { here, there } of pairs) {
        here.destroy()
        there.destroy()
      }
      for (const socket of left) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
