import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsMessage, SmsMessenger } from './sms-messenger.ts'

type ReceivedSms = { to: string; text: string }
export type SmsUnderTest = {
  messenger: SmsMessenger
  received(): Promise<ReceivedSms[]>
  close(): Promise<void>
}

export function anSms(over: Partial<SmsMessage> = {}): SmsMessage {
  return {
    messageId: 'sms_1@northside.example',
    senderName: 'Northside',
    to: '+61412345678',
    text: '123456 is your code.\n\n@northside.example #123456',
    metadata: { first_name: 'Jo' },
    ...over,
  }
}

/** What every carrier of text messages must do for its callers. */
export function smsMessengerContract(open: () => Promise<SmsUnderTest>): void {
  let subject: SmsUnderTest
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject.close())

  test('a message arrives at its number with its text, letter by letter', async () => {
    const text = '654321 é 漢 & = + % is your code.\n\n@northside.example #654321'
    expect((await subject.messenger.send(anSms({ text }))).ok).toBe(true)
    expect(await subject.received()).toContainEqual({ to: '+61412345678', text })
  })

  test('a text that looks like more form fields is still text', async () => {
    const text = 'x&To=+61499999999&Body=y\r\nTo: +61499999999'
    await subject.messenger.send(anSms({ messageId: 'sms_2@northside.example', text }))
    const received = await subject.received()
    expect(received).toContainEqual({ to: '+61412345678', text })
    expect(received.every(({ to }) => to === '+61412345678')).toBe(true)
  })
}
