import { expect, test } from 'vitest'
import { type FormFile, readForm } from './form-body.ts'

const LIMITS = {
  bytesMax: 100_000,
  fieldsMax: 3,
  fieldBytesMax: 50,
  filesMax: 2,
  fileBytesMax: 1000,
  pauseMs: 200,
}

/** Sends its bytes as they are: a form generated while it is read fails when reading stops early. */
async function post(content: BodyInit, type?: string): Promise<Request> {
  const drawnUp = new Response(content)
  const isForm = content instanceof FormData || content instanceof URLSearchParams
  const body = isForm ? await drawnUp.bytes() : content
  return requestOf(body, type ?? drawnUp.headers.get('content-type') ?? undefined)
}

function requestOf(body: BodyInit, type: string | undefined): Request {
  return new Request('http://a.example/', {
    method: 'POST',
    body,
    duplex: 'half',
    ...(type ? { headers: { 'content-type': type } } : {}),
  } as RequestInit)
}

function form(entries: [string, string | Blob][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

function streamOf(...texts: string[]): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      const text = texts.shift()
      if (text === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(text))
    },
  })
}

test('a form is read field by field, urlencoded and multipart alike', async () => {
  const entries: [string, string][] = [
    ['name', 'Zoë & co'],
    ['message', 'a\r\nb'],
    ['name', 'twice'],
  ]
  for (const body of [new URLSearchParams(entries), form(entries)])
    expect(await readForm(await post(body), LIMITS)).toEqual({ fields: entries, fault: null })
})

test('a field over its limit is cut there, and the form is refused with what came before', async () => {
  const long: [string, string][] = [
    ['name', 'Ada'],
    ['message', '<'.repeat(10_000)],
    ['late', 'never read'],
  ]
  for (const body of [new URLSearchParams(long), form(long)]) {
    const { fields, fault } = await readForm(await post(body), LIMITS)
    expect(fault).toBe('too_large')
    expect(fields.slice(0, 2)).toEqual([
      ['name', 'Ada'],
      ['message', '<'.repeat(50)],
    ])
  }
})

test('too many fields, files or parts are refused, not read', async () => {
  const many = Array.from({ length: 500 }, (_, index): [string, string] => [`f${index}`, ''])
  for (const body of [new URLSearchParams(many), form(many)]) {
    const { fields, fault } = await readForm(await post(body), LIMITS)
    expect(fault).toBe('too_many')
    expect(fields).toHaveLength(3)
  }
  const files = Array.from({ length: 3 }, (_, index): [string, Blob] => ['photos', new Blob([`${index}`])])
  expect((await readForm(await post(form(files)), LIMITS, async () => true)).fault).toBe('too_many')
})

test('files are handed over one after the other, one that is too long without its bytes', async () => {
  const taken: FormFile[] = []
  let atOnce = 0
  const take = async (file: FormFile) => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await new Promise((done) => setImmediate(done))
    atOnce -= 1
    taken.push(file)
    return true
  }
  const body = form([
    ['step', 'photos'],
    ['photos', new Blob(['small'])],
    ['photos', new Blob(['x'.repeat(50_000)])],
  ])
  expect(await readForm(await post(body), LIMITS, take)).toEqual({
    fields: [['step', 'photos']],
    fault: null,
  })
  expect(taken.map(({ bytes }) => bytes?.length ?? null)).toEqual([5, null])
})

test('the consumer of a file may stop the reading', async () => {
  const body = form([
    ['photos', new Blob(['one'])],
    ['photos', new Blob(['x'.repeat(900)])],
  ])
  expect(await readForm(await post(body), LIMITS, async () => false)).toEqual({
    fields: [],
    fault: 'stopped',
  })
})

test('a reading stopped by a file does not wait for the remaining files', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="photos"; filename="x.jpg"\r\n\r\n'
  const rest = Array.from({ length: 8 }, () => 'x'.repeat(9000))
  const body = streamOf(`${head}one\r\n${head}`, ...rest, '\r\n--b--\r\n')
  const limits = { ...LIMITS, fileBytesMax: 50_000 }
  const slowly = async () => {
    await new Promise((done) => setImmediate(done))
    return false
  }
  const { fault } = await readForm(await post(body, 'multipart/form-data; boundary=b'), limits, slowly)
  expect(fault).toBe('stopped')
})

test('a body announced as too long is refused unread; an unannounced one is counted', async () => {
  const announced = new Request('http://a.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100001' },
    body: 'a=b',
  })
  expect((await readForm(announced, LIMITS)).fault).toBe('too_large')
  expect(announced.bodyUsed).toBe(false)
  const text = 'x'.repeat(20_000)
  const silent = await post(
    streamOf(...Array.from({ length: 9 }, () => text)),
    'multipart/form-data; boundary=b',
  )
  expect((await readForm(silent, LIMITS)).fault).toBe('too_large')
})

test('a body may take long while it keeps its pace, but not with a byte now and then', async () => {
  const paced = (piece: string, count: number) =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a=')),
      async pull(controller) {
        await new Promise((done) => setTimeout(done, 20))
        count -= 1
        if (count < 0) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
  const limits = { ...LIMITS, graceMs: 200, fieldBytesMax: 100_000 }
  const type = 'application/x-www-form-urlencoded'
  // 40 KB a second at most, for a second at least.
  expect((await readForm(await post(paced('x'.repeat(800), 50), type), limits)).fault).toBeNull()
  expect((await readForm(await post(paced('x', 50), type), limits)).fault).toBe('too_slow')
})

test('a body that stalls, breaks off or is not a form is reported as such', async () => {
  const type = 'multipart/form-data; boundary=b'
  const head = '--b\r\ncontent-disposition: form-data; name="photos"; filename="x.jpg"\r\n\r\nhalf'
  const stalled = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
  })
  expect((await readForm(await post(stalled, type), LIMITS, async () => true)).fault).toBe('too_slow')
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('aborted')),
  })
  expect((await readForm(await post(broken, type), LIMITS)).fault).toBe('cut_off')
  expect((await readForm(await post(head, type), LIMITS, async () => true)).fault).toBe('malformed')
  expect((await readForm(await post('x', 'multipart/form-data'), LIMITS)).fault).toBe('malformed')
  expect((await readForm(await post('x', 'text/plain'), LIMITS)).fault).toBe('unsupported')
})

test('no bytes crash the reader or make it wait for ever', async () => {
  const type = 'multipart/form-data; boundary=b'
  const whole =
    '--b\r\ncontent-disposition: form-data; name="a"; filename="f"\r\ncontent-type: x/y\r\n\r\n1\r\n--b\r\n\r\n\r\n--b--\r\n'
  for (let end = 0; end <= whole.length; end += 1) {
    const { fault } = await readForm(await post(whole.slice(0, end), type), LIMITS, async () => true)
    expect([null, 'malformed', 'too_many']).toContain(fault)
  }
})
