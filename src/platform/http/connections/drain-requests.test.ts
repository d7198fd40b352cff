import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { createDrain } from './drain-requests.ts'

type Answer = { status: number | undefined; text: string; connection: string | undefined } | { error: string }

function ask(port: number, agent: Agent): Promise<Answer> {
  return new Promise((done) => {
    const asked = request({ port, host: '127.0.0.1', agent }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode, text, connection: answer.headers.connection }))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => done({ error: error.code ?? 'unknown' }))
    asked.end()
  })
}

test('stopping lets answers in progress finish and tells their connections that they were the last', async () => {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const http = createServer()
  const { drain } = createDrain(http, 10_000)
  http.on(
    'request',
    getRequestListener(async () => {
      asked += 1
      await gate.promise
      return new Response('whole', { headers: { 'content-type': 'text/plain' } })
    }),
  )
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const { port } = http.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answers = Promise.all([ask(port, agent), ask(port, agent)])
  await expect.poll(() => asked).toBe(2)
  const ended = drain()
  gate.resolve()
  expect(await ask(port, new Agent({ keepAlive: true }))).toMatchObject({
    text: 'whole',
    connection: 'close',
  })
  const whole = { status: 200, text: 'whole', connection: 'close' }
  expect(await answers).toEqual([whole, whole])
  await ended
  expect(await ask(port, agent)).toEqual({ error: 'ECONNREFUSED' })
})

test('an answer that never ends is cut at the limit, so that stopping always succeeds', async () => {
  const http = createServer((_, response) => void response.write('half'))
  const { drain } = createDrain(http, 50)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise((done) => {
    const asked = request({ port: (http.address() as AddressInfo).port, agent }, (response) => {
      response.once('error', () => done('cut')).resume()
      drain().then(() => done('cut'))
    })
    asked.on('error', () => done('cut')).end()
  })
  expect(await answer).toBe('cut')
})
