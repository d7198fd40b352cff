// node tools/demo-imagery/ready-pictures.ts PORT: the pictures that a first visitor of the demo sites sees, made once and kept
// in seed/pictures/ready-v<version>: what home and first result pages show in every width, and the first picture of every
// vehicle of the sample stock, whatever the day, in the widths of cards. PORT: a demo server that runs.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { type PictureRequest, pictureKey } from '#src/features/pictures/domain/picture-request.ts'
import { PICTURE_QUALITIES, PICTURE_WIDTHS } from '#src/shared/domain/picture/picture-url.ts'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { PICTURE_VERSION } from '#src/features/pictures/server/picture-service.ts'
import { renderPicture } from '#src/features/pictures/server/tint.ts'
import { CARD_WIDTHS, firstPictures } from '#seed/stock/first-pictures.ts'

const SITES = {
  aurelia: 'cars',
  carbarn: 'cars',
  'ironbark-motorcycles': 'motorcycles',
  'longhaul-trucks': 'trucks',
  meridian: 'cars',
  'northgate-kia': 'cars',
  'wattle-caravans': 'caravans',
}
const port = process.argv[2] ?? '3000'
const seed = join(import.meta.dirname, '../../seed/pictures')
const ready = join(seed, `ready-v${PICTURE_VERSION}`)

function read(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}.localhost:${port}` } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${host}${path}: ${answer.statusCode}`))))
    }).on('error', reject)
  })
}

const wanted = new Map<string, PictureRequest>()
for (const [site, word] of Object.entries(SITES))
  for (const path of ['/', `/search/used-${word}`, `/search/new-used-and-demo-${word}`])
    for (const [, url = '', quality] of (await read(site, path)).matchAll(/<img [^>]*?src="(\/img\/sample\/[^"?]+)\?w=\d+&amp;q=(75|80)/g)) {
      const picture = parseSamplePictureUrl(url)
      for (const width of picture ? PICTURE_WIDTHS : []) {
        const known = PICTURE_QUALITIES.find((each) => String(each) === quality) ?? 75
        const request: PictureRequest = { picture: picture as NonNullable<typeof picture>, width, quality: known, format: 'avif' }
        wanted.set(pictureKey(request), request)
      }
    }

for (const picture of firstPictures())
  for (const width of CARD_WIDTHS) {
    const request: PictureRequest = { picture, width, quality: 75, format: 'avif' }
    wanted.set(pictureKey(request), request)
  }

mkdirSync(ready, { recursive: true })
for (const name of readdirSync(seed).filter((each) => each.startsWith('ready-v')))
  if (join(seed, name) !== ready) rmSync(join(seed, name), { recursive: true })
for (const name of readdirSync(ready)) if (!wanted.has(name)) rmSync(join(ready, name))
let made = 0
for (const [key, request] of wanted) {
  if (existsSync(join(ready, key))) continue
  writeFileSync(join(ready, key), await renderPicture(join(seed, 'masters'), request))
  made += 1
}
process.stdout.write(`${wanted.size} pictures are ready, ${made} of them new.\n`)
