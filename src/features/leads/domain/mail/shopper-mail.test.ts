import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { writeLeadMail } from './lead-mail.ts'
import { mailBrand } from './mail-brand.ts'
import {
  writeCancelledMail,
  writeDealerCancelledMail,
  writeMovedMail,
  writeReceiptMail,
  writeReminderMail,
} from './shopper-mail.ts'

const consentUrl = 'https://northside.example/consent/K7MP-4QX2/abc'
const drive = {
  when: 'Mon 23 Nov 2026 at 9:30am',
  place: 'Northside Albion',
  url: 'https://northside.example/test-drive/K7MP-4QX2/def',
}
const words = {
  state: 'booked' as const,
  when: drive.when,
  brief: 'Mon 23 Nov 9:30am',
  place: drive.place,
  was: null,
}
const lead = aLead({ message: 'BUY PILLS', person: { ...aLead().person, name: 'Free money' } })

test('a receipt gives the reference, the vehicle, who will reply and how to withdraw consent (LEAD-012, Spam Act)', () => {
  const mail = writeReceiptMail(lead, { consentUrl, drive: null })
  expect(mail.subject).toBe('We have your enquiry [K7MP-4QX2]')
  for (const words of ['Northside Toyota Albion', 'stock number U123', '07 3555 0199', consentUrl])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain(`<a href="${consentUrl}"`)
})

test('a shopper who named a vehicle that is not on the website is told so, and not which', () => {
  const { text } = writeReceiptMail(aLead({ vehicle: null, missingVehicle: 'veh_typed' }), {
    consentUrl,
    drive: null,
  })
  expect(text).toContain('The vehicle you asked about is not on the website of Northside Motors')
  expect(text).not.toContain('veh_typed')
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
  const cancelled = writeCancelledMail(lead, { consentUrl, drive }).text
  for (const words of [
    'is cancelled',
    'Reference: K7MP-4QX2',
    'Book another test drive: https://northside.example/book-test-drive?car_id=veh_1',
  ])
    expect(cancelled).toContain(words)
  expect(writeDealerCancelledMail(lead, words).text).toContain('stock U123')
})

test('a dealer reads who cancelled, which drive, and how to reach them', () => {
  const mail = writeDealerCancelledMail(aLead(), words)
  expect(mail.subject).toBe(
    'Test drive cancelled: Mon 23 Nov 9:30am, 2022 Toyota HiLux SR5 (4x4), Jo Citizen [K7MP-4QX2]',
  )
  expect(mail.text).toMatch(/^Test drive cancelled: Mon 23 Nov 2026 at 9:30am\n/)
  for (const line of ['Name: Jo Citizen', 'Phone: 0412 345 678']) expect(mail.text).toContain(line)
  expect(mail.html).toContain('<a href="tel:0412345678"')
})

test('a moved drive and a reminder name the time and the link that changes it, and nothing typed', () => {
  for (const [mail, subject] of [
    [writeMovedMail(lead, { consentUrl, drive }), 'Your test drive is moved: Mon 23 Nov 2026 at 9:30am'],
    [
      writeReminderMail(lead, { consentUrl, drive }),
      'Reminder of your test drive: Mon 23 Nov 2026 at 9:30am',
    ],
  ] as const) {
    expect(mail.subject).toBe(`${subject} [K7MP-4QX2]`)
    expect(mail.text).toContain(`Change the time or cancel: ${drive.url}`)
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/BUY PILLS|Free money/)
  }
})

test('what a reader may do next is 44 px high, by a measure that mail programs keep, and is said in plain text', () => {
  const { html, text } = writeReceiptMail(lead, { consentUrl, drive })
  for (const url of [drive.url, lead.vehicle?.url ?? '', consentUrl]) {
    expect(html).toMatch(new RegExp(`<a href="${url}" style="display:inline-block;line-height:44px;`))
    expect(text).toContain(`: ${url}`)
  }
})

test('a mail has the site’s logo or sign, its colours and readable buttons, for shopper and dealer alike', () => {
  const theme = { brandColour: '#ffe000', wordmark: 'Northside', logoUrl: null }
  const look = (over: object) =>
    mailBrand({
      origin: 'https://northside.example',
      version: 7,
      config: { theme: { ...theme, ...over } as never },
    })
  const branded = (over = {}) => ({ ...lead, brand: look(over) })
  for (const { html } of [writeReceiptMail(branded(), { consentUrl, drive }), writeLeadMail(branded())]) {
    expect(html).toContain('src="https://northside.example/icon-192.png?v=7"')
    expect(html).toContain('border-top:4px solid #ffe000')
  }
  const { html } = writeReceiptMail(branded({ logoUrl: '/media/logo.png' }), { consentUrl, drive })
  expect(html).toContain('<img src="https://northside.example/media/logo.png" alt="Northside Motors"')
  expect(html).toMatch(/background:#ffe000;color:#[01]/)
})

test('a receipt names what was asked', () => {
  const careers = aLead({ category: 'General Enquiry', subcategory: 'Career Enquiry', vehicle: null })
  const mail = writeReceiptMail(careers, { consentUrl, drive: null })
  expect(mail.subject).toBe('We have your application [K7MP-4QX2]')
  expect(mail.text).toMatch(/^We have your application\n\nA person at Northside Toyota Albion reads it/)
})
