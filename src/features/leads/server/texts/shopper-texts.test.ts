import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { twilioSignature } from '#src/platform/messaging/sms/twilio-signature.ts'
import { openShopperBench } from '#src/features/leads/testing/shopper-bench.ts'
import { createTextApi } from './text-api.ts'

const { site, desk: bench } = openShopperBench({ texts: true })
const TOKEN = 'carrier-token'
const PATH = '/api/texts/inbound'
let sids = 0

type Post = { token?: string; sid?: string; body?: string }

/** A text as Twilio reports it to the site's own address. */
async function report(phone: string, text: string, { token = TOKEN, sid, body }: Post = {}) {
  const api = new Hono().route(
    '/api/texts',
    createTextApi({ texts: bench().texts, authToken: TOKEN, siteOf: () => site }),
  )
  sids += 1
  const fields: [string, string][] = [
    ['ToCountry', 'AU'],
    ['MessageSid', sid ?? `SM${sids}`],
    ['From', `+61${phone.slice(1)}`],
    ['Body', text],
  ]
  const signature = twilioSignature(token, { url: `${site.origin}${PATH}`, fields })
  const answer = await api.request(`http://behind-a-proxy${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    body: body ?? new URLSearchParams(fields).toString(),
  })
  await bench().work()
  return answer
}
const texted = async (phone: string) =>
  (await bench().messages.list()).filter(
    ({ kind, recipients }) => kind === 'sms' && recipients[0]?.endsWith(phone.slice(1)),
  )
const dealerMails = async (words: string) =>
  (await bench().mailsTo('sales@northside.example')).filter(({ subject }) => subject.startsWith(words))
const book = (phone: string, dateTime: string) =>
  bench().send({
    form: 'test_drive',
    car_id: 'veh_1',
    email: `${phone}@example.com`,
    phone,
    dateTime,
    text_me: 'on',
  })

test('a shopper’s text goes to the dealer’s mailbox with their lead, and is kept; reported twice it is one', async () => {
  const { leadId, reference } = await book('0400300001', '2026-11-30T10:00')
  expect((await report('0400300001', 'Running late\n<b>ten</b> minutes', { sid: 'SMonce' })).status).toBe(200)
  const again = await report('0400300001', 'Running late\n<b>ten</b> minutes', { sid: 'SMonce' })
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('<Response></Response>')])
  const mails = await dealerMails('Text from Jo Citizen')
  expect(mails.map(({ subject }) => subject)).toEqual([`Text from Jo Citizen [${reference}]`])
  expect(mails[0]?.text).toContain('> Running late\n> <b>ten</b> minutes')
  expect(mails[0]?.text).toContain('0400 300 001')
  expect(mails[0]?.html).not.toContain('<b>ten')
  const kept = await bench().texts.textsOf(leadId)
  expect(kept.filter(({ direction }) => direction === 'in')).toHaveLength(1)
  expect(bench().outcomes.slice(-2)).toEqual(['received', 'repeated'])
})

test('STOP strikes the number off at once and tells the dealer; nothing more is sent until START (Spam Act 2003 s 18)', async () => {
  const desk = bench()
  const phone = '0400300002'
  const { reference } = await book(phone, '2026-11-30T11:00')
  expect(await texted(phone)).toHaveLength(1)
  await report(phone, ' Stop. ')
  await report(phone, 'STOP')
  const [told, ...more] = await dealerMails('No more texts to Jo Citizen')
  expect(told?.subject).toContain(reference)
  expect(more).toEqual([])
  expect(await desk.texts.answer(reference, 'Sorry to hear')).toMatchObject({ error: { code: 'stopped' } })
  // A box ticked later does not undo it: anybody may tick it with anybody's number.
  const later = { form: 'test_drive', car_id: 'veh_1', email: 'b@example.com', phone, text_me: 'on' }
  const other = { ...later, car_id: undefined, location: 'albion', dateTime: '2026-11-30T12:00' }
  await desk.send(other)
  expect(await texted(phone)).toHaveLength(1)
  await report(phone, 'START')
  expect(await dealerMails('Jo Citizen takes texts again')).toHaveLength(1)
  await desk.send({ ...other, email: 'c@example.com', dateTime: '2026-11-30T13:00' })
  expect(await texted(phone)).toHaveLength(2)
})

test('marketing and texts are apart: STOP ends no yes to offers', async () => {
  const desk = bench()
  const phone = '0400300003'
  const email = 'offers@example.com'
  const drive = { form: 'test_drive', car_id: 'veh_1', dateTime: '2026-11-30T14:00', text_me: 'on' }
  await desk.send({ ...drive, phone, email, opt_in: 'true' })
  await report(phone, 'STOP')
  expect(await desk.consents.mayMarket(site, email)).toBe(true)
  expect(await desk.leads.listWithdrawals({ limit: 10 })).toEqual([])
})

test('a wrong signature, address or body is refused and changes nothing; an unknown sender is ignored', async () => {
  const desk = bench()
  const phone = '0400300004'
  const { reference, leadId } = await book(phone, '2026-11-30T15:00')
  expect((await report(phone, 'STOP', { token: 'guessed' })).status).toBe(403)
  expect((await report(phone, 'STOP', { body: 'From=%2B61400300004&Body=STOP&MessageSid=SM1' })).status).toBe(
    403,
  )
  expect(await desk.texts.answer(reference, 'Hello')).toMatchObject({ ok: true })
  expect((await report('0400399999', 'Who is this?')).status).toBe(200)
  expect(desk.outcomes).toContain('unknown')
  expect((await desk.texts.textsOf(leadId)).filter(({ direction }) => direction === 'in')).toEqual([])
  const api = createTextApi({ texts: desk.texts, authToken: null, siteOf: () => site })
  expect((await api.request('/inbound', { method: 'POST' })).status).toBe(404)
})

test('a dealer answers who asked for texts or to be answered by text, in hours for it, and nobody else', async () => {
  const desk = bench()
  const at = desk.time.nowMs
  const asked = { message: 'Any towbar?', phone: '0400300005', PreferredContactMethod: 'SMS' }
  const { reference, leadId } = await desk.send(asked)
  expect(await desk.texts.answer(reference, 'It has a towbar.')).toEqual({ ok: true, value: { waitsMs: 0 } })
  await desk.work()
  expect((await texted('0400300005'))[0]?.text).toBe('northside Motors: It has a towbar. Reply STOP to end')
  await report('0400300005', 'Great, thanks')
  expect((await dealerMails('Text from')).some(({ text }) => text.includes('> Great, thanks'))).toBe(true)
  desk.time.nowMs = Date.parse('2026-11-22T10:00:00Z')
  expect(await desk.texts.answer(reference, 'See you')).toMatchObject({ value: { waitsMs: 12 * 3_600_000 } })
  await desk.work()
  expect(await texted('0400300005')).toHaveLength(1)
  desk.time.nowMs = Date.parse('2026-11-22T22:00:01Z')
  await desk.work()
  expect(await texted('0400300005')).toHaveLength(2)
  expect((await desk.texts.textsOf(leadId)).filter(({ sentAt }) => sentAt)).toHaveLength(2)
  const refusal = async (fields: object, words = 'Hello') => {
    const sent = await desk.send({ message: 'Hello', ...fields })
    const answered = await desk.texts.answer(sent.reference, words)
    return answered.ok ? null : answered.error.code
  }
  expect(await refusal({ phone: '0400300006' })).toBe('not_asked')
  expect(await refusal({ phone: '0735550111', PreferredContactMethod: 'SMS' })).toBe('no_mobile')
  expect(await refusal({ phone: '0400300007', PreferredContactMethod: 'SMS' }, 'x'.repeat(251))).toBe(
    'too_long',
  )
  expect(await desk.texts.answer('K7MP-4QX2', 'Hello')).toMatchObject({ error: { code: 'no_lead' } })
  desk.time.nowMs = at
})

test('a person’s texts are in their data request and go with them; that they said STOP stays, as a keyed hash (APP 11.2, APP 12)', async () => {
  const desk = bench()
  const phone = '0400300008'
  const { leadId } = await book(phone, '2026-12-01T10:00')
  await report(phone, 'My name is Zelda')
  const held = await desk.people.export(phone)
  expect(held?.texts?.map(({ text }) => text)).toContainEqual('My name is Zelda')
  await report(phone, 'STOP')
  await desk.people.erase(phone)
  expect(await desk.texts.textsOf(leadId)).toEqual([])
  expect(await texted(phone)).toEqual([])
  const proof = await desk.people.export(phone)
  expect(proof?.consentEvents.map(({ purpose, channel, granted }) => [purpose, channel, granted])).toEqual(
    expect.arrayContaining([['texts', 'text_message', false]]),
  )
  await book(phone, '2026-12-01T11:00')
  expect(await texted(phone)).toEqual([])
})
