import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('the cache never exceeds its limit and evicts the least recently used first', async () => {
  const dir = await aFolder()
  const cache = createPictureCache({ dir, maxBytes: 300 })
  for (const key of ['a.webp', 'b.webp', 'c.webp']) await cache.write(key, Buffer.alloc(100))
  await cache.read('a.webp')
  await cache.write('d.webp', Buffer.alloc(100))
  expect((await readdir(dir)).sort()).toEqual(['a.webp', 'c.webp', 'd.webp'])
  expect(cache.usage()).toEqual({ bytes: 300, pictures: 3 })
  await cache.write('huge.webp', Buffer.alloc(301))
  expect(await cache.has('huge.webp')).toBe(false)
  expect(cache.usage().bytes).toBe(300)
})

test('a restart picks up what is on disk, deletes partial files and keeps to the limit', async () => {
  const dir = await aFolder()
  await writeFile(path.join(dir, 'a.webp'), Buffer.alloc(100))
  await writeFile(path.join(dir, '.9-1.part'), 'half')
  await writeFile(path.join(dir, 'notes.txt'), 'not ours')
  const cache = createPictureCache({ dir, maxBytes: 150 })
  expect(await cache.read('a.webp')).toHaveLength(100)
  await cache.write('b.webp', Buffer.alloc(100))
  expect((await readdir(dir)).sort()).toEqual(['b.webp', 'notes.txt'])
})

test('a picture truncated or deleted on disk is a cache miss, not a broken answer', async () => {
  const dir = await aFolder()
  const cache = createPictureCache({ dir, maxBytes: 1000 })
  await cache.write('a.webp', Buffer.from('whole'))
  await cache.write('b.webp', Buffer.from('whole'))
  await writeFile(path.join(dir, 'a.webp'), 'who')
  await rm(path.join(dir, 'b.webp'))
  expect(await cache.read('a.webp')).toBeUndefined()
  expect(await cache.read('b.webp')).toBeUndefined()
  expect(cache.usage().bytes).toBe(0)
  await cache.write('a.webp', Buffer.from('again'))
  expect(await readFile(path.join(dir, 'a.webp'), 'utf8')).toBe('again')
})
