import { expect, test } from 'vitest'
import { spoolBody } from './spooled-body.ts'

const put = (body: BodyInit, headers: Record<string, string>) =>
  new Request('http://localhost/', { method: 'PUT', body, headers, duplex: 'half' } as RequestInit)

test('a body with fewer bytes than announced is refused, so that a cut push removes nothing', async () => {
  expect(await spoolBody(put('a,b\n1', { 'content-length': '6' }), 100)).toEqual({
    ok: false,
    error: 'body_cut_off',
  })
  const whole = await spoolBody(put('a,b\n1', { 'content-length': '5' }), 100)
  if (!whole.ok) throw new Error(whole.error)
  await whole.value.remove()
})

test('a sender that disconnects midway gets that answer, not a server error', async () => {
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('a,b\n')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  expect(await spoolBody(put(stream, {}), 100)).toEqual({ ok: false, error: 'body_cut_off' })
})
