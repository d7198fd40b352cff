import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { leadFacts } from './lead-facts.ts'

test('every lead shows the dealer its booking, route, consent and duplicate', () => {
  const facts = leadFacts(
    aLead({
      answers: { dateTime: '2026-11-23T09:30', Rego: '123TST' },
      duplicateReason: 'Same phone.',
      spam: { verdict: 'suspect', reasons: ['Fast.'] },
    }),
  )
  const values = Object.fromEntries(facts.map(({ label, value }) => [label, value]))
  expect(values).toMatchObject({
    'Wanted date and time': 'Mon 23 Nov 2026 at 9:30am',
    Rego: '123TST',
    'Wants marketing mail': 'No, box left empty (text version 1)',
    'Why sent here': 'The vehicle stands there.',
    'Earlier enquiry': 'Same phone.',
    'Possible spam': 'Fast.',
    utm_source: 'google',
  })
})
