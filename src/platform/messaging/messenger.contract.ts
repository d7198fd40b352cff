import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailMessage, Messenger } from './messenger.ts'

/** What arrived at the other end. */
export type Received = {
  messageId: string
  to: string[]
  replyTo: string | null
  subject: string
  text: string
  html: string | null
}
export type MessengerUnderTest = {
  messenger: Messenger
  received(): Promise<Received[]>
  close(): Promise<void>
}

export function aMessage(over: Partial<MailMessage> = {}): MailMessage {
  return {
    messageId: 'dlv_1@northside.example',
    from: { name: 'Northside', address: 'website@northside.example' },
    to: ['sales@northside.example'],
    replyTo: { name: 'Jo Citizen', address: 'jo@example.com' },
    subject: 'Enquiry',
    text: 'Hello\nthere',
    html: '<p>Hello</p>',
    ...over,
  }
}

/** What every messenger must do for its callers. */
export function messengerContract(open: () => Promise<MessengerUnderTest>): void {
  let subject: MessengerUnderTest
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject.close())
  const find = async (messageId: string) =>
    (await subject.received()).filter((message) => message.messageId === messageId)

  test('a mail arrives with its id, addresses, subject and both bodies', async () => {
    expect((await subject.messenger.send(aMessage())).ok).toBe(true)
    const [message] = await find('dlv_1@northside.example')
    expect(message).toMatchObject({
      to: ['sales@northside.example'],
      subject: 'Enquiry',
      html: expect.stringContaining('<p>Hello</p>'),
    })
    expect(message?.text.trim()).toBe('Hello\nthere')
    expect(message?.replyTo).toContain('jo@example.com')
  })

  test('a plain-text mail carries its body byte for byte, as ADF needs', async () => {
    const xml = `<?xml version="1.0"?>\n<a b="é 漢 &amp;">${'x'.repeat(2000)}</a>\n.\n..end\n`
    await subject.messenger.send(aMessage({ messageId: 'adf@x.example', text: xml, html: null }))
    const [message] = await find('adf@x.example')
    expect(message?.text.replace(/\n+$/, '')).toBe(xml.replace(/\n+$/, ''))
    expect(message?.html).toBeNull()
  })

  test('line breaks in names and subjects add no headers and no recipients (header injection)', async () => {
    const evil = 'Jo\r\nBcc: victim@example.com\r\n\r\n<script>'
    await subject.messenger.send(
      aMessage({
        messageId: 'inject@x.example',
        subject: evil,
        replyTo: { name: evil, address: 'jo@example.com' },
      }),
    )
    const [message] = await find('inject@x.example')
    expect(message?.to).toEqual(['sales@northside.example'])
    expect(message?.subject).toBe('Jo Bcc: victim@example.com <script>')
    expect(message?.text.trim()).toBe('Hello\nthere')
  })
}
