import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { writeLeadMail } from './lead-mail.ts'

test('the mail starts with who asked and how to reach them, then the message and the vehicle (LEAD-001)', () => {
  const { subject, text } = writeLeadMail(aLead())
  expect(subject).toBe(
    'Vehicle Enquiry: 2022 Toyota HiLux SR5 (4x4) (stock U123) from Jo Citizen [K7MP-4QX2]',
  )
  expect(text.indexOf('Phone: 0412 345 678')).toBeLessThan(text.indexOf('Is it still available?'))
  expect(text).toContain('Price: $52,990 Drive away, QLD')
  expect(text).toContain('Kilometres: 48,210 km')
})

test('a dealer calls, answers or opens the vehicle with one press, and sees its picture', () => {
  const { html, text } = writeLeadMail(aLead())
  for (const link of [
    'href="tel:0412345678"',
    'href="mailto:jo@example.com"',
    'href="https://northside.example/cars/2022-toyota-hilux-u123"',
    '<img src="https://northside.example/img/u123.jpg"',
  ])
    expect(html).toContain(link)
  expect(text).toMatch(/^Vehicle Enquiry: 2022 Toyota HiLux SR5 \(4x4\) \(stock U123\)\nName: Jo Citizen\n/)
})

test('a dealer presses words, not long addresses, and sees no ids; plain text has the address in full', () => {
  const cvUrl = 'https://northside.example/cv/file_0123456789abcdef/very-long-signature'
  const { html, text } = writeLeadMail(aLead({ cvUrl }))
  expect(html).toContain(`<a href="${cvUrl}"`)
  expect(html).toContain('>Open the CV</a>')
  expect(html.replace(/(href|src)="[^"]*"/g, '')).not.toMatch(/https?:|lead_1|veh_1|dlr_1/)
  expect(text).toContain(`CV, for 30 days: ${cvUrl}`)
})

test('no line of a visitor’s comments passes for a line of ours', () => {
  const { text } = writeLeadMail(aLead({ message: 'Hello\nPrice: $1 drive away' }))
  expect(text).toContain('\n> Hello\n> Price: $1 drive away\n')
})

test('an address a shopper typed is no link', () => {
  const lead = aLead({ answers: { company: 'https://evil.example/x' } })
  expect(writeLeadMail(lead).html).not.toContain('href="https://evil.example')
})

test('the subject and first line of a drive say when, what and who', () => {
  const drive = {
    state: 'booked' as const,
    when: 'Sat 28 Nov 2026 at 10:30am',
    brief: 'Sat 28 Nov 10:30am',
    place: 'Northside Albion, 1 Main St',
    was: null,
  }
  const lead = aLead({ category: 'Test Drive' })
  const booked = writeLeadMail(lead, { drive })
  expect(booked.subject).toBe(
    'Test drive: Sat 28 Nov 10:30am, 2022 Toyota HiLux SR5 (4x4), Jo Citizen [K7MP-4QX2]',
  )
  expect(booked.text).toMatch(
    /^Test drive booked: Sat 28 Nov 2026 at 10:30am\nWhere: Northside Albion, 1 Main St\nVehicle: 2022 Toyota/,
  )
  const asked = { ...lead, answers: { dateTime: '2026-11-26T16:00' } }
  const moved = writeLeadMail(asked, { drive: { ...drive, state: 'moved', was: 'Fri 27 Nov 2026 at 9am' } })
  expect(moved.subject).toMatch(/^Test drive moved: Sat 28 Nov/)
  expect(moved.text).toMatch(
    /^Test drive moved to: Sat 28 Nov 2026 at 10:30am\nBefore: Fri 27 Nov 2026 at 9am\n/,
  )
  expect(moved.text).not.toMatch(/Wanted date|26 Nov|2026-11-26/)
})

test('a suspect is marked in the subject and still sent (pain 17)', () => {
  expect(writeLeadMail(aLead({ spam: { verdict: 'suspect', reasons: ['Fast.'] } })).subject).toMatch(
    /^\[Possible spam\] /,
  )
})

test('markup in a lead is shown as text', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const lead = aLead({ message: evil })
  const { html } = writeLeadMail({ ...lead, person: { ...lead.person, name: evil } })
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
})

test('a subject names what was asked, and a place only where it tells something', () => {
  const subjectOf = (subcategory: string) =>
    writeLeadMail(aLead({ category: 'General Enquiry', subcategory, vehicle: null, message: null })).subject
  expect(subjectOf('Call Back')).toBe('Call back from Jo Citizen [K7MP-4QX2]')
  expect(subjectOf('Career Enquiry')).toBe('Job application from Jo Citizen [K7MP-4QX2]')
  const service = writeLeadMail(aLead({ category: 'Service', vehicle: null }))
  expect(service.subject).toBe('Service from Jo Citizen [K7MP-4QX2]')
})

test('phone, mail and vehicle of a dealer’s mail are high enough for a thumb', () => {
  const { html } = writeLeadMail(aLead())
  expect(html).toMatch(/<a href="tel:0412345678" style="display:inline-block;line-height:44px;/)
})

test('a vehicle the form named and the site does not list is told, quoted, and names nothing else', () => {
  const lead = aLead({ vehicle: null, missingVehicle: 'veh_other\\u{1b}' })
  expect(writeLeadMail(lead).text).toContain(
    "Vehicle named: 'veh_other\\u{1b}', which this website does not list\n",
  )
  expect(writeLeadMail(aLead()).text).not.toContain('Vehicle named')
})
