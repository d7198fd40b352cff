import { connect } from 'node:net'
import routes from '#src/routes.ts'
import type { Victim } from './hostile-server.ts'
import { headOf, send, type Sent, type Shot } from './send.ts'

export type Attack = { name: string; run(victim: Victim): Promise<Sent[]> }

const MEGABYTE = 1024 ** 2
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'
const JSON_TYPE = 'application/json'
const TRADE_IN = '/trade-in/valuation?t='
export const APIS = [
  'POST /api/leads',
  'POST /api/search/multi-search',
  'POST /api/search/indexes/vehicles/search',
  'POST /api/phone-reveal',
  'POST /api/trade-in/rego-lookup',
  'POST /api/trade-in/valuation',
  'POST /api/miscellaneous',
  'POST /api/events',
  'POST /api/rate-limit',
  'POST /api/check-if-contact-exists',
  'POST /api/watchlist/save-car',
  'POST /api/payments/stripe/webhook',
  'PUT /api/stock-feeds/autograb',
]
/** Every page; those without a form refuse it. */
export const PAGES = routes.map(({ path = '' }) => `POST /${path.replace(/:\w+\??/g, 'x').replace('*', 'x')}`)

function* repeated(text: string, bytes: number): Iterable<Buffer> {
  const piece = Buffer.from(text.repeat(Math.ceil(65_536 / text.length)).slice(0, 65_536))
  for (let sent = 0; sent < bytes; sent += piece.byteLength) yield piece
}

function part(name: string, file?: string): Buffer {
  const head = `content-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}`
  return Buffer.from(`--b\r\n${head}\r\n\r\n`)
}

function* longField(name: string, bytes: number): Iterable<Buffer> {
  yield part('step')
  yield Buffer.from('details\r\n')
  yield part(name)
  yield* repeated('<', bytes)
  yield Buffer.from('\r\n--b--\r\n')
}

function* photos(count: number, bytesEach: number): Iterable<Buffer> {
  yield part('step')
  yield Buffer.from('photos\r\n')
  for (let at = 0; at < count; at += 1) {
    yield part('photos', `${at}.jpg`)
    yield Buffer.from([0xff, 0xd8, 0xff, 0xe0])
    yield* repeated('x', bytesEach)
    yield Buffer.from('\r\n')
  }
  yield Buffer.from('--b--\r\n')
}

const whole = (text: string): Pick<Shot, 'body' | 'length'> => {
  const bytes = Buffer.from(text)
  return { body: [bytes], length: bytes.byteLength }
}

async function inTurn(victim: Victim, shots: readonly Shot[]): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const shot of shots) sent.push(await send(victim, shot))
  return sent
}

/** A valuation anybody may start, by hand. */
export async function tokenOf(victim: Victim): Promise<string> {
  const body = 'intent=by_hand'
  const answer = await fetch(`http://127.0.0.1:${victim.port}/trade-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { host: victim.host, origin: `http://${victim.host}`, 'content-type': FORM },
    body,
  }).catch(() => null)
  return /t=([\w-]{32})/.exec(answer?.headers.get('location') ?? '')?.[1] ?? (await rawToken(victim, body))
}

/** Sent raw, because `fetch` cannot set another host. */
async function rawToken(victim: Victim, body: string): Promise<string> {
  const socket = connect(victim.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(headOf(victim, { line: 'POST /trade-in', type: FORM, ...whole(body) }) + body)
  let answer = ''
  for await (const piece of socket) answer += String(piece)
  return /t=([\w-]{32})/.exec(answer)?.[1] ?? 'x'
}

const fields = Array.from({ length: 8000 }, (_, at) => `f${at}=`).join('&')
const deep = `{"q":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
const chunkedForms = ['POST /contact', 'POST /trade-in', `POST ${TRADE_IN}x`, 'POST /sign-in']

export const BODIES: readonly Attack[] = [
  {
    name: 'every page, an empty form: the first of a new process, nothing is compiled yet',
    run: (victim) =>
      inTurn(
        victim,
        PAGES.map((line) => ({ line, type: FORM, ...whole('x=') })),
      ),
  },
  {
    name: 'valuation, 50 MB field of "<", unknown token, its length told',
    run: (victim) =>
      inTurn(victim, [
        {
          line: `POST ${TRADE_IN}x`,
          type: MULTIPART,
          body: longField('message', 50 * MEGABYTE),
          length: 50 * MEGABYTE + 200,
        },
      ]),
  },
  {
    name: 'valuation, 50 MB field of "<", own token, in chunks',
    run: async (victim) =>
      inTurn(victim, [
        {
          line: `POST ${TRADE_IN}${await tokenOf(victim)}`,
          type: MULTIPART,
          body: longField('message', 50 * MEGABYTE),
        },
      ]),
  },
  {
    name: 'valuation, 9 files of 6 MB that are no photos, own token',
    run: async (victim) =>
      inTurn(victim, [
        { line: `POST ${TRADE_IN}${await tokenOf(victim)}`, type: MULTIPART, body: photos(9, 6 * MEGABYTE) },
      ]),
  },
  {
    name: 'valuation, 10,000 empty files, own token',
    run: async (victim) =>
      inTurn(victim, [
        { line: `POST ${TRADE_IN}${await tokenOf(victim)}`, type: MULTIPART, body: photos(10_000, 0) },
      ]),
  },
  {
    name: 'every page, 8,000 fields in 60 KB',
    run: (victim) =>
      inTurn(
        victim,
        PAGES.map((line) => ({ line, type: FORM, ...whole(fields) })),
      ),
  },
  {
    name: 'every page, one field of 60 KB of "<"',
    run: (victim) =>
      inTurn(
        victim,
        PAGES.map((line) => ({ line, type: FORM, ...whole(`message=${'<'.repeat(60_000)}`) })),
      ),
  },
  {
    name: 'forms, 20 MB in chunks',
    run: (victim) =>
      inTurn(
        victim,
        chunkedForms.map((line) => ({ line, type: FORM, body: repeated('message=<', 20 * MEGABYTE) })),
      ),
  },
  {
    name: 'every API, 30,000 levels of JSON',
    run: (victim) =>
      inTurn(
        victim,
        APIS.map((line) => ({ line, type: JSON_TYPE, ...whole(deep) })),
      ),
  },
  {
    name: 'every API, 20 MB of JSON in chunks',
    run: (victim) =>
      inTurn(
        victim,
        APIS.map((line) => ({ line, type: JSON_TYPE, body: repeated(' ', 20 * MEGABYTE) })),
      ),
  },
]
