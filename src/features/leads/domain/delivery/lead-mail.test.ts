import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { writeLeadMail } from './lead-mail.ts'

test('the mail starts with who asked and how to reach them, then the message and the vehicle (LEAD-001)', () => {
  const { subject, text } = writeLeadMail(aLead())
  expect(subject).toBe(
    'Vehicle Enquiry: 2022 Toyota HiLux SR5 (4x4) (stock U123) from Jo Citizen [K7MP-4QX2]',
  )
  expect(text.indexOf('Phone: 0412 345 678')).toBeLessThan(text.indexOf('Is it still available?'))
  expect(text).toContain('Price: $52,990 drive away')
  expect(text).toContain('Kilometres: 48,210 km')
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
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x')
})
