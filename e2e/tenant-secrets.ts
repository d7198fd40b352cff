import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ask, type AskOptions } from './ask.ts'
import type { ServedPlatform } from './served-platform.ts'

/** Appear in everything that the secrets open, and nowhere else. */
export const SECRET_WORDS = ['Sabine Secretholder', 'secretholder@', 'Unpublished secret paragraph']
const PHOTO_KEY = 'a1b2c3d4-e5f6-4a1b-8c3d-1234567890ab'

/** An address that opens something of one site, and its words if it shows any. */
export type Secret = { name: string; path: string; word: string | null }

/**
 * Makes on one site a test drive, a lead, a trade-in with a photo and a preview; returns the links that open
 * them.
 */
export async function makeSecrets(platform: ServedPlatform, slug: string): Promise<Secret[]> {
  const at = patientVisitor(platform.port, `${slug}.localhost:${platform.port}`)
  const { reference, mails } = await bookDrive(at)
  const link = (kind: string) => new RegExp(`/${kind}/${reference}/[\\w-]{29}`).exec(mails)?.[0] ?? ''
  const { token, photo } = await beginTradeIn(at)
  const preview = await makePreview(platform, slug)
  return [
    { name: 'test drive', path: link('test-drive'), word: 'Cancel this test drive' },
    { name: 'consent', path: link('consent'), word: 'Your answers so far' },
    { name: 'receipt', path: `/success?ref=${reference}`, word: reference },
    { name: 'valuation', path: `/trade-in/valuation?t=${token}&step=vehicle`, word: '123DEM' },
    { name: 'photo', path: `/api/trade-in/photos/${photo}?t=${token}`, word: null },
    ...(await dealersPhotoLinks(at, { token, photo })),
    { name: 'preview', path: preview, word: 'Unpublished secret paragraph' },
  ]
}

type At = (path: string, options?: AskOptions) => ReturnType<typeof ask>

/**
 * All tests of a file are one visitor to the server: when refused for writing too much, it comes back when it
 * may.
 */
function patientVisitor(port: number, host: string): At {
  return async (path, options) => {
    for (;;) {
      const answer = await ask(port, host, path, options)
      if (answer.status !== 429) return answer
      const seconds = Number(answer.headers['retry-after'])
      await new Promise((resume) => setTimeout(resume, seconds * 1000))
    }
  }
}

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

const CONDITION =
  'exterior=clean interior=clean mechanical=sound tyres=good history=full accident=never keys=two'

/** The link in the dealer's mail about a completed valuation: the page of its photos, and one of them. */
async function dealersPhotoLinks(
  at: At,
  { token, photo }: { token: string; photo: string },
): Promise<Secret[]> {
  const send = (step: string, fields: Record<string, string>) =>
    at(`/trade-in/valuation?t=${token}&step=${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ step, ...fields }).toString(),
    })
  await send('vehicle', { make: 'Kia', model: 'Carnival', year: '2022', badge: 'Platinum' })
  const answers = CONDITION.split(' ').map((each) => `answer.${each}`.split('=') as [string, string])
  await send('condition', { kms: '45000', ...Object.fromEntries(answers) })
  const places = /<option value="(loc_\w+)"|name="location_id" value="(loc_\w+)"/.exec(
    (await at(`/trade-in/valuation?t=${token}&step=details`)).body,
  )
  const sent = await send('details', {
    name: 'Sabine',
    last_name: 'Secretholder',
    postcode: '5000',
    phone: '0412 345 679',
    email: 'secretholder@example.com',
    finance: 'No',
    location_id: places?.[1] ?? places?.[2] ?? '',
  })
  for (let round = 0; round < 60; round++) {
    const link = /\/trade-in\/photos\?p=(trd_[\w.-]+)/.exec(await outboxMails(at))?.[1]
    if (link)
      return [
        { name: 'dealer’s photo page', path: `/trade-in/photos?p=${link}`, word: '123DEM' },
        { name: 'dealer’s photo', path: `/api/trade-in/photos/${photo}?p=${link}`, word: null },
      ]
    await new Promise((resume) => setTimeout(resume, 250))
  }
  throw new Error(`No mail with a photo link came: ${sent.status} ${String(sent.headers.location)}`)
}

async function makePreview(platform: ServedPlatform, slug: string): Promise<string> {
  const directory = join(platform.dataDir, 'secret-content')
  mkdirSync(join(directory, 'pages'), { recursive: true })
  writeFileSync(
    join(directory, 'pages/secret.md'),
    '---\ntitle: A secret page\ndescription: A page that only its preview shows, for the test of tenants.\n---\n\n## Soon\n\nUnpublished secret paragraph.\n',
  )
  const stdout = await platform.forecourt('content', 'preview', slug, directory)
  return /\/pages\/secret\?preview=\S+/.exec(stdout)?.[0] ?? ''
}
