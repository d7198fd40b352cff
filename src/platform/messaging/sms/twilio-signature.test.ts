import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedByTwilio, twilioSignature } from './twilio-signature.ts'

/** The example of Twilio's own client libraries. */
const CALL = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: [
    ['To', '+18005551212'],
    ['CallSid', 'CA1234567890ABCDE'],
    ['From', '+14158675309'],
    ['Digits', '1234'],
    ['Caller', '+14158675309'],
  ] as [string, string][],
}

test('the signature is the one Twilio makes, whatever the order of the fields', () => {
  expect(twilioSignature('12345', CALL)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  expect(twilioSignature('12345', { ...CALL, fields: CALL.fields.toReversed() })).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  )
})

test('another address, field, token or signature is refused', () => {
  const given = twilioSignature('12345', CALL)
  expect(isSignedByTwilio('12345', CALL, given)).toBe(true)
  expect(isSignedByTwilio('12346', CALL, given)).toBe(false)
  expect(isSignedByTwilio('12345', { ...CALL, url: 'https://mycompany.com/' }, given)).toBe(false)
  const more = { ...CALL, fields: [...CALL.fields, ['Body', 'STOP'] as [string, string]] }
  expect(isSignedByTwilio('12345', more, given)).toBe(false)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isSignedByTwilio('12345', CALL, text)).toBe(text === given)
    }),
  )
})
