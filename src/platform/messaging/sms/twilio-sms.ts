import { ok } from '#src/shared/domain/result.ts'
import type { PostOutbound } from '../outbound-http.ts'
import type { SmsMessenger } from './sms-messenger.ts'

export type TwilioSettings = {
  /** `https://api.twilio.com`, or another server that speaks its API. */
  url: string
  accountSid: string
  authToken: string
  /** A number in E.164, or a messaging service (`MG…`), which chooses one. */
  from: string
}

/**
 * Sends through Twilio's Messages resource: `POST /2010-04-01/Accounts/{sid}/Messages.json`, basic
 * authentication, a form body. The metadata stays here: names and mail addresses are none of the carrier's
 * business.
 */
export function createTwilioSms(settings: TwilioSettings, post: PostOutbound): SmsMessenger {
  const { url, accountSid, authToken, from } = settings
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    async send({ to, text }) {
      const sender: [string, string] = [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from]
      const sent = await post({
        url: address,
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams([['To', to], sender, ['Body', text]]).toString(),
      })
      return sent.ok ? ok({ response: `HTTP ${sent.value.status}` }) : sent
    },
  }
}
