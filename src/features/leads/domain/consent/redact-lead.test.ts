import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { redactLead } from './redact-lead.ts'

test('nothing a person typed or visited remains, but what the books need does (APP 11.2)', () => {
  const lead = aLead({
    message: 'Call my wife Mary',
    answers: { Rego: 'ABC123', vehicle_details: 'My Corolla' },
    prefill: { message: 'Call my wife Mary', stock_number: 'U123' },
    duplicateReason: 'Same phone as …',
  })
  const text = JSON.stringify(redactLead(lead))
  for (const word of [
    'Jo',
    'Citizen',
    'jo@example.com',
    '0412345678',
    '4006',
    'Mary',
    'ABC123',
    'Corolla',
    'Mozilla',
  ])
    expect(text, word).not.toContain(word)
  expect(redactLead(lead)).toMatchObject({
    reference: lead.reference,
    createdAt: lead.createdAt,
    category: lead.category,
    vehicle: { stockNumber: 'U123' },
    route: lead.route,
  })
})
