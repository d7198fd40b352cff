import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { ask, type AskOptions } from './ask.ts'
import type { ServedPlatform } from './served-platform.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
/** Stand in everything that the secrets open, and nowhere else. */
export const SECRET_WORDS = ['Sabine Secretholder', 'secretholder@', 'Unpublished secret paragraph']
const PHOTO_KEY = 'a1b2c3d4-e5f6-4a1b-8c3d-1234567890ab'

/** An address that opens something of one site, and its words where it shows any. */
export type Secret = { name: string; path: string; word: string | null }

/** Makes on one site a test drive, a lead, a trade-in with a photo and a preview; gives the links that open them. */
export async function makeSecrets(platform: ServedPlatform, slug: string): Promise<Secret[]> {
  const at = (path: string, options?: AskOptions) =>
    ask(platform.port, `${slug}.localhost:${platform.port}`, path, options)
  const { reference, mails } = await bookDrive(at)
  const link = (kind: string) => new RegExp(`/${kind}/${reference}/[\\w-]{22}`).exec(mails)?.[0] ?? ''
  const { token, photo } = await beginTradeIn(at)
  const preview = await makePreview(platform, slug)
  return [
    { name: 'test drive', path: link('test-drive'), word: 'Your test drive' },
    { name: 'consent', path: link('consent'), word: 'Your answers so far' },
    { name: 'receipt', path: `/success?ref=${reference}`, word: reference },
    { name: 'valuation', path: `/trade-in/valuation?t=${token}&step=vehicle`, word: '123DEM' },
    { name: 'photo', path: `/api/trade-in/photos/${photo}?t=${token}`, word: null },
    { name: 'preview', path: preview, word: 'Unpublished secret paragraph' },
  ]
}

type At = (path: string, options?: AskOptions) => ReturnType<typeof ask>

async function bookDrive(at: At): Promise<{ reference: string; mails: string }> {
  const { place, days } = JSON.parse((await at('/api/test-drives')).body) as {
    place: { slug: string }
    days: { slots: { value: string }[] }[]
  }
  const answer = await at('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      form: 'test_drive',
      location: place.slug,
      dateTime: days.at(-2)?.slots.at(-1)?.value,
      name: 'Sabine Secretholder',
      email: 'secretholder@example.com',
      phone: '0412 345 679',
      postcode: '5000',
      marketing_consent: 'on',
    }),
  })
  const { reference } = JSON.parse(answer.body) as { reference: string }
  for (let round = 0; round < 60; round++) {
    const mails = await outboxMails(at)
    if (mails.includes(`/consent/${reference}/`) && mails.includes(`/test-drive/${reference}/`))
      return { reference, mails }
    await new Promise((resume) => setTimeout(resume, 250))
  }
  throw new Error(`No mail with the links of ${reference} came: ${answer.body}`)
}

async function outboxMails(at: At): Promise<string> {
  const list = (await at('/dev/outbox')).body.matchAll(/href="(\/dev\/outbox\/\d+)"/g)
  const mails = await Promise.all([...list].slice(0, 6).map(([, path = '']) => at(path)))
  return mails.map(({ body }) => body).join('\n')
}

async function beginTradeIn(at: At): Promise<{ token: string; photo: string }> {
  const begun = await at('/trade-in', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'rego=123DEM&regoState=QLD',
  })
  const token = /[?&]t=([^&]+)/.exec(String(begun.headers.location))?.[1] ?? ''
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const kept = await at(`/api/trade-in/photos/${PHOTO_KEY}?t=${token}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: picture,
  })
  if (kept.status !== 200)
    throw new Error(`The photo was not kept: ${kept.status} ${kept.body.slice(0, 200)}`)
  return { token, photo: (JSON.parse(kept.body) as { id: string }).id }
}

async function makePreview(platform: ServedPlatform, slug: string): Promise<string> {
  const directory = join(platform.dataDir, 'secret-content')
  mkdirSync(join(directory, 'pages'), { recursive: true })
  writeFileSync(
    join(directory, 'pages/secret.md'),
    '---\ntitle: A secret page\ndescription: A page that only its preview shows, for the test of tenants.\n---\n\n## Soon\n\nUnpublished secret paragraph.\n',
  )
  const env = {
    ...process.env,
    FORECOURT_DATA_DIR: platform.dataDir,
    FORECOURT_DEMO: '1',
    NODE_ENV: 'production',
  }
  const { stdout } = await run(
    join(root, 'node_modules/.bin/node'),
    ['src/cli.ts', 'content', 'preview', slug, directory],
    { cwd: root, env },
  )
  return /\/pages\/secret\?preview=\S+/.exec(stdout)?.[0] ?? ''
}
