import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { answerInTurn } from './answer-in-turn.ts'

/** More than a connection's own buffers hold. */
const LONG = Buffer.alloc(20_000_000)
const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

async function serve(pauseMs?: number) {
  const asked: string[] = []
  const ended: string[] = []
  const server = createServer(
    answerInTurn((request, response) => {
      asked.push(request.url ?? '')
      response.once('close', () => ended.push(request.url ?? ''))
      response.end(request.url === '/long' ? LONG : request.url)
    }, pauseMs),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  closings.push(() => {
    socket.destroy()
    server.close()
  })
  const ask = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''))
  return { asked, ended, socket, ask }
}

test('of many requests on one connection that is not read, only one is answered', async () => {
  const { asked, socket, ask } = await serve()
  ask(...Array.from({ length: 5 }, () => '/long'), '/last')
  await expect.poll(() => asked.length).toBe(1)
  const another = await serve()
  another.ask('/short')
  await expect.poll(() => another.asked).toEqual(['/short'])
  expect(asked).toEqual(['/long'])
  let read = 0
  socket.on('data', (piece: Buffer) => {
    read += piece.byteLength
  })
  await expect.poll(() => [asked.length, read > 5 * LONG.byteLength], { timeout: 20_000 }).toEqual([6, true])
})

test('everybody else gets a turn between the requests of one connection', async () => {
  const { asked, ask } = await serve()
  const atOnce: number[] = []
  let before = 0
  let isOn = true
  const watch = () => {
    atOnce.push(asked.length - before)
    before = asked.length
    if (isOn) setImmediate(watch)
  }
  setImmediate(watch)
  ask(...Array.from({ length: 100 }, () => '/short'))
  await expect.poll(() => asked.length).toBe(100)
  isOn = false
  expect(Math.max(...atOnce)).toBe(1)
})

test('of requests on many connections at once, one begins in each turn of the event loop', async () => {
  let begun = 0
  const answer = answerInTurn((_, response) => {
    begun += 1
    response.end()
  })
  const request = () => ({ socket: new Socket(), method: 'GET', headers: {} }) as unknown as IncomingMessage
  for (let at = 0; at < 20; at += 1) {
    const asked = request()
    answer(asked, new ServerResponse(asked))
  }
  const inTurns: number[] = [begun]
  while (begun < 20) {
    const before = begun
    await nextTurn()
    inTurns.push(begun - before)
  }
  expect(Math.max(...inTurns)).toBe(1)
})

test('requests are answered in order while the client reads', async () => {
  const { asked, socket, ask } = await serve()
  let text = ''
  socket.on('data', (piece: Buffer) => {
    text += piece
  })
  ask('/one', '/two', '/three')
  await expect.poll(() => text.match(/\/\w+$|\/\w+(?=HTTP)/g)).toEqual(['/one', '/two', '/three'])
  ask('/four')
  await expect.poll(() => asked).toEqual(['/one', '/two', '/three', '/four'])
})

test('a client that does not read is cut off', async () => {
  const { ended, socket, ask } = await serve(100)
  socket.pause()
  ask('/long')
  await expect.poll(() => ended, { timeout: 5000 }).toEqual(['/long'])
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.resume()
  await closed
  expect(socket.bytesRead).toBeLessThan(LONG.byteLength)
})

test('a body sent with a bodiless request is not waited for', async () => {
  const { socket } = await serve()
  socket.resume()
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.write('GET /short HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  await closed
})
