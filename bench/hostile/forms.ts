import type { Attack } from './attacks.ts'
import { APIS, PAGES, tokenOf } from './attacks.ts'
import type { Victim } from './hostile-server.ts'
import { type Random, randomOf } from './random-values.ts'
import { send, type Sent, type Shot } from './send.ts'

/**
 * Random bodies for each form and each API: drawing a page with its form again takes 5 to 25 ms, and 30 of
 * them take a form.
 */
const EACH = Number(process.env.HOSTILE_FORMS ?? 200)
/** A slow machine sends fewer, and the table says how many were answered. */
const MANY_MAX_MS = 60_000
const AT_ONCE = 8
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'

function formOf(line: string, random: Random): Shot {
  const pairs = Array.from({ length: 1 + random.below(8) }, () => [
    random.name(),
    random.text().toWellFormed(),
  ])
  if (random.below(2) === 0)
    return shot(line, URLENCODED, new URLSearchParams(pairs as [string, string][]).toString())
  const parts = pairs.map(([name, value], at) => {
    const file = at === 0 && random.below(2) ? '; filename="a.jpg"' : ''
    return `--b\r\ncontent-disposition: form-data; name="${name?.replace(/["\r\n\0]/g, '')}"${file}\r\n\r\n${value}\r\n`
  })
  return shot(line, MULTIPART, `${parts.join('')}--b--\r\n`)
}

function jsonOf(line: string, random: Random): Shot {
  const body = Object.fromEntries(
    Array.from({ length: random.below(8) }, () => [random.name(), random.value()]),
  )
  return shot(line, 'application/json', JSON.stringify(random.below(10) === 0 ? random.value() : body))
}

function shot(line: string, type: string, text: string): Shot {
  const body = Buffer.from(text)
  return { line, type, body: [body], length: body.byteLength }
}

async function many(victim: Victim, lines: readonly string[], make: (line: string, random: Random) => Shot) {
  const random = randomOf(3)
  const sent: Sent[] = []
  const end = performance.now() + MANY_MAX_MS
  let made = 0
  // Made as they are sent, one form after another, so that none is left out if time runs out first.
  const next = async () => {
    while (made < EACH * lines.length && performance.now() < end) {
      const line = lines[made % lines.length] ?? ''
      made += 1
      sent.push(await send(victim, make(line, random)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return sent
}

/** Pages that take a form: a random form is not answered 405. */
async function formPages(victim: Victim): Promise<string[]> {
  const found: string[] = []
  for (const line of PAGES) {
    const { status } = await send(victim, shot(line, URLENCODED, 'name=x'))
    if (status !== 405 && status !== 404) found.push(line)
  }
  return found
}

type Upload = { name: string; file: string; bytes: Buffer }

function uploads(files: readonly Upload[]): Pick<Shot, 'body' | 'length' | 'type'> {
  const pieces = files.flatMap(({ name, file, bytes }) => [
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  const step = Buffer.from('--b\r\ncontent-disposition: form-data; name="step"\r\n\r\nphotos\r\n')
  const body = [step, ...pieces, Buffer.from('--b--\r\n')]
  return { type: MULTIPART, body, length: body.reduce((sum, piece) => sum + piece.byteLength, 0) }
}

/** A PNG of a few bytes that claims to be 30,000 pixels wide and high. */
function pngBomb(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300802000000', 'hex')
  return Buffer.concat([head, Buffer.alloc(64)])
}

const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])
const FILES: Record<string, () => Buffer> = {
  'a cut JPEG': () => Buffer.concat([JPEG_HEAD, Buffer.alloc(2_000_000, 7)]),
  'a PNG of 900 megapixels in 93 bytes': pngBomb,
  'an SVG that names itself a photo': () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"><script>1</script></svg>',
    ),
  'a PDF, a page and a program': () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>\nMZ\0\0'),
  nothing: () => Buffer.alloc(0),
}

const UPLOADS: Attack[] = Object.entries(FILES).map(([what, bytes]) => ({
  name: `photos: ${what}, 20 of them, 10 valuations at once`,
  run: async (victim) => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(victim)))
    const files = Array.from({ length: 20 }, (_, at) => ({
      name: 'photos',
      file: `${at}.jpg`,
      bytes: bytes(),
    }))
    return Promise.all(
      tokens.map((token) => send(victim, { line: `POST /trade-in/valuation?t=${token}`, ...uploads(files) })),
    )
  },
}))

export const FORMS: readonly Attack[] = [
  ...UPLOADS,
  {
    name: 'files sent to every form that takes none',
    run: async (victim) => {
      const file = { name: 'resume', file: 'x.exe', bytes: Buffer.alloc(1_000_000, 1) }
      const sent: Sent[] = []
      for (const line of await formPages(victim)) sent.push(await send(victim, { line, ...uploads([file]) }))
      return sent
    },
  },
  {
    name: `every form, ${EACH} random ones each`,
    run: async (victim) => many(victim, await formPages(victim), formOf),
  },
  { name: `every API, ${EACH} random bodies each`, run: (victim) => many(victim, APIS, jsonOf) },
]
