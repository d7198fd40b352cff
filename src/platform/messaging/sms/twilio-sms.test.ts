import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createOutboundHttp } from '../outbound-http.ts'
import { anSms, smsMessengerContract } from './sms-messenger.contract.ts'
import { createTwilioSms } from './twilio-sms.ts'

const ACCOUNT = { accountSid: 'AC123', authToken: 'secret', from: '+61480000000' }
const post = createOutboundHttp({ isDevelopment: true, timeoutMs: 400 })
type Asked = { path: string; authorization: string; form: URLSearchParams }

/**
 * A server that speaks the Messages resource: right account, path and form, or the refusal Twilio would give.
 */
async function carrier(answer?: number) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await readAll(request))
    const { authorization = '' } = request.headers
    asked.push({ path: `${request.method} ${request.url}`, authorization, form })
    if (answer === 0) return
    const isRight =
      authorization === `Basic ${Buffer.from('AC123:secret').toString('base64')}` &&
      request.headers['content-type'] === 'application/x-www-form-urlencoded'
    response.writeHead(answer ?? (isRight ? 201 : 401), { 'content-type': 'application/json' })
    response.end('{"sid":"SM1","status":"queued"}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections()
      server.close(() => closed())
    })
  return { url, asked, close }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

smsMessengerContract(async () => {
  const { url, asked, close } = await carrier()
  return {
    messenger: createTwilioSms({ ...ACCOUNT, url }, post),
    received: async () =>
      asked.map(({ form }) => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })),
    close,
  }
})

test('the request is the account’s Messages resource, with the sender and none of the metadata', async () => {
  const { url, asked, close } = await carrier()
  await createTwilioSms({ ...ACCOUNT, url: `${url}/` }, post).send(anSms())
  await createTwilioSms({ ...ACCOUNT, url, from: 'MG9' }, post).send(anSms())
  expect(asked.map(({ path }) => path)).toEqual(
    Array(2).fill('POST /2010-04-01/Accounts/AC123/Messages.json'),
  )
  expect([...(asked[0]?.form.keys() ?? [])]).toEqual(['To', 'From', 'Body'])
  expect(asked[1]?.form.get('MessagingServiceSid')).toBe('MG9')
  await close()
})

test.each([
  [400, true],
  [401, true],
  [429, false],
  [500, false],
])('ERR-020: whether an answer of %d is a permanent failure: %s', async (status, permanent) => {
  const { url, close } = await carrier(status)
  const sent = await createTwilioSms({ ...ACCOUNT, url }, post).send(anSms())
  expect(sent).toMatchObject({ ok: false, error: { permanent } })
  await close()
})

test('ERR-020: a carrier that never answers, or is not there, fails in time', async () => {
  const { url, close } = await carrier(0)
  expect((await createTwilioSms({ ...ACCOUNT, url }, post).send(anSms())).ok).toBe(false)
  await close()
  expect((await createTwilioSms({ ...ACCOUNT, url }, post).send(anSms())).ok).toBe(false)
})
