import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createAssetServer } from './asset-server.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-assets-'))
const [client, kept] = [join(root, 'client'), join(root, 'compressed')]
mkdirSync(join(client, 'assets'), { recursive: true })
const script = (words: string) =>
  writeFileSync(join(client, 'assets/page-abcdefgh.js'), `console.log('${words.repeat(200)}')`)
afterAll(() => rmSync(root, { recursive: true }))

async function ask(serve: ReturnType<typeof createAssetServer>, encoding: string) {
  const answer = serve(
    new Request('http://a.example/assets/page-abcdefgh.js', { headers: { 'accept-encoding': encoding } }),
  )
  return { headers: answer?.headers, body: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)) }
}

test('a file is compressed at the first start after a build; later starts read what was kept for this build only', async () => {
  script('first ')
  const first = await ask(createAssetServer(client, kept), 'br')
  expect(brotliDecompressSync(first.body).toString()).toContain('first first')
  const files = readdirSync(kept)
  expect(files).toHaveLength(2)
  // The kept file is what is sent: nothing was compressed again.
  const zipped = files.find((name) => name.endsWith('.gz')) ?? ''
  writeFileSync(join(kept, zipped), 'as kept')
  expect((await ask(createAssetServer(client, kept), 'gzip')).body.toString()).toBe('as kept')
  script('second ')
  const second = await ask(createAssetServer(client, kept), 'gzip')
  expect(gunzipSync(second.body).toString()).toContain('second second')
  expect(readdirSync(kept).some((name) => files.includes(name))).toBe(false)
})

test('files are served even where nothing can be kept', async () => {
  script('third ')
  writeFileSync(join(root, 'no-folder'), '')
  const answer = await ask(createAssetServer(client, join(root, 'no-folder')), 'br')
  expect(answer.headers?.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(answer.body).toString()).toContain('third third')
})
