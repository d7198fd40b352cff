import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { writeCancelledMail, writeDealerCancelledMail, writeReceiptMail } from './shopper-mail.ts'

const consentUrl = 'https://northside.example/consent/K7MP-4QX2/abc'
const drive = {
  when: 'Mon 23 Nov 2026 at 9:30am',
  place: 'Northside Albion',
  url: 'https://northside.example/test-drive/K7MP-4QX2/def',
}
const lead = aLead({ message: 'BUY PILLS', person: { ...aLead().person, name: 'Free money' } })

test('a receipt gives the reference, the vehicle, who will reply and how to withdraw consent (LEAD-012, Spam Act)', () => {
  const mail = writeReceiptMail(lead, { consentUrl, drive: null })
  expect(mail.subject).toBe('We have your enquiry [K7MP-4QX2]')
  for (const words of ['Northside Toyota Albion', 'stock number U123', '07 3555 0199', consentUrl])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain(`<a href="${consentUrl}">`)
})

test('a receipt repeats nothing that was typed, so that the form cannot be used to mail others', () => {
  for (const mail of [
    writeReceiptMail(lead, { consentUrl, drive }),
    writeCancelledMail(lead, { consentUrl, drive }),
  ])
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/BUY PILLS|Free money/)
})

test('a booked drive says when, where and how to cancel, and a cancellation tells both sides (LEAD-002)', () => {
  const mail = writeReceiptMail(lead, { consentUrl, drive })
  expect(mail.subject).toContain('Mon 23 Nov 2026 at 9:30am')
  expect(mail.text).toContain(drive.url)
  expect(writeCancelledMail(lead, { consentUrl, drive }).text).toContain('is cancelled')
  expect(writeDealerCancelledMail(lead, drive).text).toContain('stock U123')
})
