import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts'
import { aMessage, messengerContract } from './messenger.contract.ts'
import { createDkimKeys } from './dkim-keys.ts'
import { createSmtpMessenger } from './smtp-messenger.ts'

let sink: SmtpSink
beforeAll(async () => {
  sink = await startSmtpSink()
})
afterAll(() => sink.close())

messengerContract(async () => {
  const own = await startSmtpSink()
  const messenger = createSmtpMessenger({ url: own.url, timeoutMs: 2000 })
  return {
    messenger,
    received: async () =>
      own.received.map(({ email, to }) => ({
        messageId: (email.messageId ?? '').replace(/[<>]/g, ''),
        to,
        replyTo: email.replyTo?.[0]?.address ?? null,
        subject: email.subject ?? '',
        text: email.text ?? '',
        html: email.html ?? null,
      })),
    close: async () => {
      await messenger.close()
      await own.close()
    },
  }
})

async function sendIn(mood: Parameters<SmtpSink['setMood']>[0]) {
  sink.setMood(mood)
  const messenger = createSmtpMessenger({ url: sink.url, timeoutMs: 400 })
  const result = await messenger.send(aMessage())
  await messenger.close()
  return result.ok ? null : result.error
}

test('a mailbox that does not exist is a permanent failure of this mail only', async () => {
  expect(await sendIn('refuse')).toMatchObject({ permanent: true, isReceiverDown: false })
})

test('a refused sender is a configuration fault: the mail waits until it is fixed', async () => {
  sink.setMood('take')
  const messenger = createSmtpMessenger({ url: sink.url, timeoutMs: 400 })
  const message = aMessage()
  const result = await messenger.send({ ...message, from: { ...message.from, address: 'not an address' } })
  await messenger.close()
  expect(result).toMatchObject({ ok: false, error: { permanent: false } })
})

test('a full mailbox is tried again and counts as down, because it refuses every mail', async () => {
  expect(await sendIn('busy')).toMatchObject({ permanent: false, isReceiverDown: true })
})

test('a text refused for now is tried again, one refused for good is not; both concern this mail only', async () => {
  expect(await sendIn({ atText: 451 })).toMatchObject({ permanent: false, isReceiverDown: false })
  expect(await sendIn({ atText: 554 })).toMatchObject({ permanent: true, isReceiverDown: false })
})

test('a server that hangs or closes in the middle of a mail is down, and the mail is tried again', async () => {
  expect(await sendIn('hang')).toMatchObject({ permanent: false, isReceiverDown: true })
  expect(await sendIn('close')).toMatchObject({ permanent: false, isReceiverDown: true })
})

test('a server that is not there is down', async () => {
  const messenger = createSmtpMessenger({ url: 'smtp://127.0.0.1:1', timeoutMs: 400 })
  const result = await messenger.send(aMessage())
  expect(result.ok ? null : result.error).toMatchObject({ permanent: false, isReceiverDown: true })
  await messenger.close()
})

test('the reason of a failure holds nobody’s address', async () => {
  expect((await sendIn('refuse'))?.reason).not.toContain('@')
})

test('a mail is signed for its sender’s domain where that domain has a key, and for no other (RFC 6376)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dkim-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(join(directory, 'dealer.example.pem'), pem)
  const own = await startSmtpSink()
  const messenger = createSmtpMessenger({
    url: own.url,
    findDkimKey: createDkimKeys({ directory, selector: 'forecourt' }),
  })
  for (const address of ['hello@dealer.example', 'hello@other.example', 'x@../dealer.example'])
    await messenger.send({ ...aMessage(), from: { name: 'Dealer', address } })
  await messenger.close()
  await own.close()
  const signatures = own.received.map(
    ({ email }) => email.headers.find(({ key }) => key === 'dkim-signature')?.value,
  )
  expect(signatures[0]).toMatch(/d=dealer\.example;.*s=forecourt;.*bh=/s)
  // The last names a file outside the directory and is no address: the server refuses it.
  expect(signatures.slice(1)).toEqual([undefined])
})
