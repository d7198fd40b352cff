import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import { toLeadPayload } from './lead-payload.ts'

test('the payload merges prefill and answers, and names the visit data as the spec does (LEAD-026, LEAD-027)', () => {
  const payload = toLeadPayload(
    aLead({
      prefill: { car_type: 'used', 'Vehicle Make': 'Toyota' },
      answers: { Rego: '123TST' },
      additionalServices: ['Detailing', 'Tyres'],
    }),
  )
  expect(payload).toMatchObject({
    'Vehicle Make': 'Toyota',
    Rego: '123TST',
    additional_services: ['Detailing', 'Tyres'],
    opt_in: false,
    userData: {
      category: 'Vehicle Enquiry',
      source: 'Website',
      user_agent: 'Mozilla/5.0',
      car_id: 'veh_1',
      car_dealership_id: 'dlr_1',
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'google' } },
    },
  })
})

test('the payload of an enquiry about a vehicle has each of the nine names (LEAD-004)', () => {
  const payload = toLeadPayload(
    aLead({
      prefill: { dealership_slug: 'northside-toyota', car_year: 2022, car_description: '2022 Toyota HiLux' },
      answers: { Rego: '123TST', page_id: 'vehicle/veh_1' },
    }),
  )
  expect(payload).toMatchObject({
    category: 'Vehicle Enquiry',
    Rego: '123TST',
    location: expect.any(String),
    dealership_slug: 'northside-toyota',
    opt_in: false,
    terms_conditions: expect.any(String),
    page_id: 'vehicle/veh_1',
    car_year: 2022,
    car_description: '2022 Toyota HiLux',
  })
})
