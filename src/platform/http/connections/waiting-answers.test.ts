import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createWaitingAnswers } from './waiting-answers.ts'

const LIMITS = { ofOneMax: 100, inAllMax: 150 }

test('the bytes waiting for one client, and for all, are limited; releasing some makes room', () => {
  const waiting = createWaitingAnswers(LIMITS)
  const first = waiting.enter('a', 60)
  expect([first !== null, waiting.enter('a', 60), waiting.waitingBytes()]).toEqual([true, null, 60])
  expect(waiting.enter('b', 90)).not.toBeNull()
  expect(waiting.enter('c', 10)).toBeNull()
  first?.release()
  first?.release()
  expect(waiting.waitingBytes()).toBe(90)
  expect(waiting.enter('c', 10)).not.toBeNull()
})

/** Answers 20 MB, more than any connection's own buffers hold, to whoever connects. */
async function serveLong(onAnswer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    onAnswer(response)
    response.end(Buffer.alloc(20_000_000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  return { server, socket }
}

test('an answer counts with its true size until its client has it', async () => {
  const waiting = createWaitingAnswers({ ofOneMax: 1e9, inAllMax: 1e9 })
  let held = 0
  const { server, socket } = await serveLong((response) => {
    waiting.enter('a', 10)?.hold(20_000_000, response)
    held = waiting.waitingBytes()
  })
  socket.resume()
  await expect.poll(() => [held, waiting.waitingBytes()]).toEqual([20_000_000, 0])
  socket.destroy()
  server.close()
})

test('a client that does not read is cut off and its share is released', async () => {
  const waiting = createWaitingAnswers({ ofOneMax: 1e9, inAllMax: 1e9 })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const cuts: [() => void, unknown][] = []
  const { server } = await serveLong((response) => {
    waiting.enter('a', 10)?.hold(20_000_000, response)
    const [cutOff, ms] = timers.mock.calls.at(-1) ?? []
    cuts.push([cutOff as () => void, ms])
  })
  await expect.poll(() => cuts).toEqual([[expect.any(Function), 20_000 + 20_000_000 / 64]])
  for (const [cutOff] of cuts) cutOff()
  await expect.poll(() => waiting.waitingBytes()).toBe(0)
  timers.mockRestore()
  server.close()
})
