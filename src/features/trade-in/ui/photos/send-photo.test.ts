import { expect, test } from 'vitest'
import { fitSize } from './resize-picture.ts'
import { sendPhoto } from './send-photo.ts'

/** Answers in turn; null is a lost connection. */
function sending(answers: (Response | null)[]) {
  const urls: string[] = []
  const waits: number[] = []
  const parts = {
    token: 'tok',
    uploadKey: 'key-1234',
    blob: new Blob(['x']),
    fetch: async (url: string) => {
      urls.push(url)
      const answer = answers.shift()
      if (!answer) throw new TypeError('network')
      return answer
    },
    wait: async (ms: number) => void waits.push(ms),
  }
  return { parts, urls, waits }
}

test('a lost connection is retried with the same key and growing pauses', async () => {
  const { parts, urls, waits } = sending([
    null,
    new Response('', { status: 503 }),
    Response.json({ id: 'p1' }),
  ])
  expect(await sendPhoto(parts)).toEqual({ kind: 'kept', id: 'p1' })
  expect(new Set(urls).size).toBe(1)
  expect(waits).toEqual([800, 1600])
})

test('a refusal is final and gives the reason, and without any answer the photo waits', async () => {
  const refused = sending([Response.json({ error: 'That file is not a photo.' }, { status: 415 })])
  expect(await sendPhoto(refused.parts)).toEqual({ kind: 'refused', message: 'That file is not a photo.' })
  expect(refused.urls).toHaveLength(1)
  expect(await sendPhoto(sending([]).parts)).toEqual({ kind: 'lost' })
})

test('a picture keeps its shape and is never made larger', () => {
  expect(fitSize(4000, 3000)).toEqual({ width: 1800, height: 1350 })
  expect(fitSize(800, 600)).toEqual({ width: 800, height: 600 })
})
