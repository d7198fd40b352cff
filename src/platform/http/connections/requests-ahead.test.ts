import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitRequestsAhead } from './requests-ahead.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** Answers with the bytes of the body it read, or never. */
async function serve() {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    let bytes = 0
    for await (const piece of request) bytes += (piece as Buffer).byteLength
    if (request.url !== '/never') response.end(`read ${bytes} of ${request.url}`)
  })
  limitRequestsAhead(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  let read = ''
  socket.on('error', () => {})
  socket.on('data', (piece: Buffer) => {
    read += piece
  })
  closings.push(() => {
    socket.destroy()
    server.close()
  })
  return { asked, socket, closed, read: () => read }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`

test('a client that sends 2,000 requests ahead is cut off before they are all made', async () => {
  const { asked, socket, closed } = await serve()
  socket.write(get('/never').repeat(2000))
  await closed
  expect(asked.length).toBeLessThan(40)
})

test('hiding them behind the end of a body saves nobody', async () => {
  const { asked, socket, closed } = await serve()
  socket.write(post('/never', 'x').slice(0, -1))
  await expect.poll(() => asked, { interval: 2 }).toEqual(['/never'])
  socket.write(`x${get('/never').repeat(2000)}`)
  await closed
  expect(asked.length).toBeLessThan(400)
})

test('eight ahead are answered, and as many as a client likes once it has waited for each', async () => {
  const { socket, read } = await serve()
  const answers = () => read().match(/read 0 of/g)?.length ?? 0
  socket.write(get('/one').repeat(9))
  await expect.poll(answers, { interval: 2 }).toBe(9)
  for (let at = 10; at <= 30; at += 1) {
    socket.write(get('/one'))
    await expect.poll(answers, { interval: 2 }).toBe(at)
  }
})

test('long heads, bodies of any length and what follows them arrive whole', async () => {
  const { socket, read } = await serve()
  const body = 'x'.repeat(300_000)
  socket.write(post('/long', body) + get('/head', `x-long: ${'y'.repeat(9000)}\r\n`) + post('/short', 'abc'))
  const answers = () => read().match(/read \d+ of \/[a-z]+?(?=HTTP|$)/g)
  await expect
    .poll(answers, { interval: 2 })
    .toEqual(['read 300000 of /long', 'read 0 of /head', 'read 3 of /short'])
})

test('what is no HTTP is answered once with a 400', async () => {
  const { socket, read, closed } = await serve()
  socket.write('nonsense \u0000\r\n\r\n'.repeat(400))
  await closed
  expect(read().match(/HTTP\/1.1 400/g)).toHaveLength(1)
})
