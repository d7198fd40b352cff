import { expect, test } from 'vitest'
import { readJsonObject } from './json-body.ts'

const post = (body: string, type = 'application/json') =>
  readJsonObject(
    new Request('http://a.example/', { method: 'POST', headers: { 'content-type': type }, body }),
  )

test('an object is read; anything else is refused', async () => {
  expect(await post('{"a":1}', 'application/json; charset=utf-8')).toEqual({ a: 1 })
  for (const body of ['', '[]', 'null', '1', '{', '"x"', '{"a":"\ud800"}x'])
    expect(await post(body)).toBeNull()
  expect(await post('{"a":1}', 'text/plain')).toBeNull()
  expect(await post(`{"a":"${'x'.repeat(20_000)}"}`)).toBeNull()
})

test('a body without a length is cut at the same limit', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(10_000).fill(32))
    },
  })
  const request = new Request('http://a.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(await readJsonObject(request)).toBeNull()
})
